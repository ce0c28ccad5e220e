def step(x): return x + 0.5
total = 0.0
for i in range(SIZE): total = step(total)
print(total)
