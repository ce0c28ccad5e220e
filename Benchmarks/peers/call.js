const step = x => x + 0.5;
let total = 0.0;
for (let i = 0; i < SIZE; i++) total = step(total);
console.log(total);
