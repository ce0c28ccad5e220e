// A chain of a million products of transforms; nanoseconds a product, the best of five.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
typedef struct { double a, b, c, d, tx, ty; } T;
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + t.tv_nsec * 1e-9; }
static inline T mul(T p, T q) {
  return (T){p.a * q.a + p.b * q.c, p.a * q.b + p.b * q.d, p.c * q.a + p.d * q.c, p.c * q.b + p.d * q.d,
             p.tx * q.a + p.ty * q.c + q.tx, p.tx * q.b + p.ty * q.d + q.ty};
}
int main(void) {
  long n = 1000000;
  T *t = malloc(n * sizeof(T)), x;
  double best = 1e9;
  for (long i = 0; i < n; i++) { double c = cos(i * 1e-6), s = sin(i * 1e-6); t[i] = (T){c, s, -s, c, 0, 0}; }
  for (int k = 0; k < 6; k++) {
    double start = now();
    x = (T){1, 0, 0, 1, 0, 0};
    for (long i = 0; i < n; i++) x = mul(x, t[i]);
    double e = now() - start;
    if (k > 0 && e < best) best = e;
    fprintf(stderr, "%g\n", x.a + x.tx);
  }
  printf("%g\n", best / n * 1e9);
  return 0;
}
