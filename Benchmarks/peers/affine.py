# Transforms as six numbers, rows as in Core Graphics.
from math import cos, sin
def T(x, y): return (1, 0, 0, 1, x, y)
def R(r):
    c, s = cos(r), sin(r)
    return (c, s, -s, c, 0, 0)
def mul(p, q):
    a, b, c, d, tx, ty = p
    e, f, g, h, ux, uy = q
    return (a*e + b*g, a*f + b*h, c*e + d*g, c*f + d*h, tx*e + ty*g + ux, tx*f + ty*h + uy)
