"""What random C is made of: by each type its leaves and expressions, and statements that print a line each.

Left out is what Pivot decided otherwise or has not: quotients of two literals, `^` of values, pointers but parameters,
the functions of strings, the operator comma.
"""

from grammar import fill

PRELUDE = """\
#include <stdio.h>
#include <math.h>
#include <stdlib.h>
#include <stdbool.h>
#include <string.h>
#define SQ(x) ((x) * (x))
#define LIMIT 7
#define MAX2(a, b) ((a) > (b) ? (a) : (b))
typedef struct { int x; int y; } Pair;
typedef struct { double w, h; } Dim;
typedef struct { Pair origin; Dim size; } Box;
enum side { LEFT, TOP = 4, RIGHT, BOTTOM };
typedef enum { Red, Green = 2, Blue } Color;
static const double kScale = 1.5;
static int table[5] = { 3, 1, 4, 1, 5 };
static Pair makePair(int x, int y) { Pair p = { x, y }; return p; }
static Pair addPair(Pair a, Pair b) { a.x += b.x; a.y += b.y; return a; }
static int gcd(int a, int b) { while (b != 0) { int t = a % b; a = b; b = t; } return abs(a); }
static double lerp(double a, double b, double t) { return a + (b - a) * t; }
static int sumTo(int n) { int s = 0; for (int q = 1; q <= n && q < 50; q++) { if (q % 3 == 0) continue; s += q; } return s; }
static int classify(int v) { switch (v % 5) { case 0: return 10; case 1: case 2: return 20; case 3: v += 2; default: return v; } }
static void swapInts(int *a, int *b) { int t = *a; *a = *b; *b = t; }
static int countBits(int v) { int c = 0; for (v = abs(v) & 255; v; v >>= 1) c += v & 1; return c; }
static double area(Dim d) { return d.w * d.h; }
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
"""

GRAMMAR = {
    "int": (["i", "j", "k", "n", "-7", "0", "3", "12", "LIMIT", "TOP", "Blue", "table[2]", "p.x"], [
        "({int} + {int})", "({int} - {int})", "(k * {int} % 1000)", "({int} / k)", "({int} % 7)",
        "({bool} ? {int} : {int})", "abs({int})", "(int)({double})", "gcd({int}, {int})", "sumTo({int})",
        "classify({int})", "makePair({int}, {int}).y", "addPair({Pair}, {Pair}).x", "({int} == {int})",
        "({int} < {int})", "!{int}", "(-{int})", "(+{int})", "({int} & {int})", "({int} | {int})",
        "(({int} & 63) << 2)", "({int} >> 1)", "~(k + {int})", "SQ({int}) % 97", "MAX2({int}, {int})",
        "table[abs({int}) % 5]", "countBits({int})", "fib(abs({int}) % 9)", "({int} && {int})", "({int} || {bool})",
        "{Pair}.x", "(short)({int})", "(char)('a' + abs({int}) % 26)", "'c'", "(int)floor({double})",
        "(int)lround({double})", "({double} > {double})", "(int)sizeof(int)",
        "(int)(sizeof(table) / sizeof(table[0]))", "(int)({float} * 2)", "((long){int} * 3 % 1000)",
        "({bool} ? {int} : {bool})", "((unsigned char)({int}))", "(signed char)({int} & 127)", "(bool)({int})",
    ]),
    "double": (["x", "y", "z", "2.0", "-0.75", "kScale", "1.5f", "d.w", "M_PI"], [
        "({double} + {double})", "({double} - {double})", "({double} * y)", "({double} / 4)",
        "({double} / (fabs({double}) + 1))", "(double)({int})", "({int} + {double})", "fabs({double})",
        "fmax({double}, {double})", "fmin({double}, {double})", "floor({double})", "ceil({double})",
        "round({double})", "trunc({double})", "fmod({double}, y)", "hypot({double}, {double})",
        "atan2({double}, {double})", "sin({double})", "cos({double})", "pow(fabs({double}), 2)",
        "sqrt(fabs({double}))", "lerp({double}, {double}, 0.5)", "area({Dim})", "({bool} ? {double} : {double})",
        "({bool} ? {int} : {double})", "((k + {int}) / 2 + 0.5)", "({int} / 2.0)", "(1.0 * {int} / k)", "{Dim}.w",
        "copysign({double}, {double})", "({double} * {int})", "(-{double})", "fdim({double}, {double})",
        "rint({double})", "exp(fmin({double}, 2))", "log(fabs({double}) + 1)", "cbrt({double})",
        "({int} - {double}) / 2",
    ]),
    "bool": (["p1", "q1"], [
        "({int} < {int})", "({double} <= {double})", "({int} == {int})", "({int} != {int})", "!({bool})",
        "({bool} && {bool})", "({bool} || {bool})", "({int} > 2 && {double} < 3)", "{int}", "isnan({double})",
        "signbit({double}) != 0", "({Pair}.x == {Pair}.y)",
    ]),
    "Pair": (["p", "(Pair){{ 1, 2 }}"], [
        "makePair({int}, {int})", "addPair({Pair}, {Pair})", "(Pair){{ {int}, {int} }}",
        "(Pair){{ .y = {int}, .x = {int} }}", "({bool} ? {Pair} : {Pair})",
    ]),
    "Dim": (["d", "(Dim){{ 2, 3.5 }}"], [
        "(Dim){{ {double}, {double} }}", "(Dim){{ .h = {double} }}", "({bool} ? {Dim} : {Dim})",
        "(Dim){{ {int}, {int} }}",
    ]),
    "float": (["f", "1.5f"], [
        "(float){int}", "f",
    ]),
}  # fmt: skip
STATEMENTS = [
    '{{ int a = {int}, b = {int}; swapInts(&a, &b); printf("%d %d\\n", a, b); }}',
    '{{ int s1 = 0; for (int q = 0; q < abs({int}) % 6; ++q) s1 += q * {int} % 11; printf("%d\\n", s1); }}',
    '{{ int c = abs({int}) % 9; do {{ c += 2; if (c > 9) break; }} while (c < {int}); printf("%d\\n", c); }}',
    '{{ Pair a = {Pair}, b = a; b.x++; a.y -= b.x; printf("%d %d %d %d\\n", a.x, a.y, b.x, b.y); }}',
    '{{ Box o = {{ {Pair}, {Dim} }}; o.origin.x *= 2; o.size.w /= 2; printf("%d %.4f\\n", o.origin.x, o.size.w + 0.0); }}',
    '{{ int v[4] = {{ {int}, {int} }}; v[2] += v[0]--; printf("%d %d %d %d\\n", v[0], v[1], v[2], v[3]); }}',
    '{{ if ({int} > {int}) printf("a\\n"); else if ({bool}) printf("b\\n"); else {{ printf("c\\n"); }} }}',
    'switch ({int}) {{ case 0: case 1: printf("few\\n"); break; case LIMIT: printf("limit\\n"); break; default: printf("many %d\\n", {int}); }}',
    '{{ double m[2][2] = {{ {{ {double}, 1 }}, {{ 2, {double} }} }}; printf("%.4f\\n", m[0][0] * m[1][1] - m[0][1] * m[1][0] + 0.0); }}',
    '{{ int r = {int}; r <<= 1; r |= 1; r ^= 5; r &= 255; printf("%d\\n", r); }}',
    '{{ short h1 = (short)({int}); h1 += {int}; char c1 = (char)(65 + abs({int}) % 26); printf("%d %c\\n", h1, c1); }}',
    '{{ int g1 = 0; while (1) {{ if (++g1 > 5 || {bool}) break; }} printf("%d\\n", g1); }}',
    '{{ long total = 0; for (int q = 0, r = 5; q < r; q++, r--) total += q * r + {int}; printf("%ld\\n", total); }}',
    '{{ int e1 = (k + {int}) / 2 * 2, e2 = -7 / k, e3 = -7 % k; printf("%d %d %d\\n", e1, e2, e3); }}',
    '{{ double q2 = {int} / k; printf("%.2f\\n", q2); }}',
    '{{ int t1 = {double}; printf("%d\\n", t1); }}',
    '{{ float f1 = {int}; f1 /= 2; printf("%.3f\\n", f1); }}',
    '{{ unsigned u1 = (unsigned)abs({int}); u1 = u1 * 3 + 1; printf("%u %x\\n", u1, u1); }}',
    'printf("%5.1f|%-5d|%05d|%+d|%s|%e\\n", {double}, {int}, abs({int}), {int}, {bool} ? "yes" : "no", {double} * 100 + 0.0);',
    'printf("%d %d\\n", {int}, {int});',
    'printf("%.5f\\n", {double} + 0.0);',
    'printf("%.5f\\n", {double} + 0.0);',
    'printf("%d\\n", {int});',
    'printf("%d\\n", {bool});',
    'printf("%g\\n", {double} + 0.0);',
    'printf("%d\\n", {Pair}.y);',
]  # fmt: skip
VARIABLES = """\
int main(void) {{
  int i = {i}, j = {j}, k = {k}, n = {n};
  double x = {x}, y = {y}, z = {z};
  bool p1 = {p};
  int q1 = {q};
  Pair p = {{ 2, {j} }};
  Dim d = {{ {w}, 3 }};
  float f = 2.5f;
"""
ENDING = ["}"]


def program(chance):
    """The lines of a prelude, and statements of a line each, within main."""
    variables = VARIABLES.format(
        i=chance.randint(-9, 9), j=chance.randint(-9, 9), k=chance.randint(1, 6), n=chance.randint(-20, 20),
        x=round(chance.uniform(-9, 9), 2), y=round(chance.uniform(0.5, 4), 2), z=round(chance.uniform(-50, 50), 2),
        p=chance.choice(["true", "false"]), q=chance.randint(0, 1), w=round(chance.uniform(0, 9), 1),
    )  # fmt: skip
    statements = [fill(chance, GRAMMAR, chance.choice(STATEMENTS), chance.randint(0, 2)) for _ in range(40)]
    return (PRELUDE + variables).splitlines(), ["  " + statement for statement in statements]


def compiling(source, binary):
    """With what tells of undefined behaviour; signed numbers wrap."""
    return [
        "gcc", "-w", "-fwrapv", "-fsanitize=undefined,float-cast-overflow", "-Werror=sequence-point",
        "-Wsequence-point", "-o", binary, source, "-lm",
    ]  # fmt: skip
