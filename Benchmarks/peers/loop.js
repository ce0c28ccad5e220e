AFFINE
const m = R(0.001); let x = T(1, 2);
for (let i = 0; i < SIZE; i++) x = mul(x, m);
console.log(x[4]);
