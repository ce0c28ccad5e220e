import numpy as np
c, s = np.cos(0.001), np.sin(0.001)
m, x = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]), np.array([[1.0, 0, 0], [0, 1, 0], [1, 2, 1]])
for i in range(SIZE): x = x @ m
print(x)
