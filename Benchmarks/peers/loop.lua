AFFINE
local m, x = R(0.001), T(1, 2)
for i = 1, SIZE do x = mul(x, m) end
print(x[5])
