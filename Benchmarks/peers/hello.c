#include <stdio.h>
int main(void) { puts("1 2 3 4 5 6"); return 0; }
