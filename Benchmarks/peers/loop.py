AFFINE
m, x = R(0.001), T(1, 2)
for i in range(SIZE): x = mul(x, m)
print(x[4])
