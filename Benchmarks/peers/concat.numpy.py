# A chain of products of 3 × 3 arrays; nanoseconds a product.
import numpy as np
from time import perf_counter
n = 100_000
m = [np.array([[np.cos(r), np.sin(r), 0], [-np.sin(r), np.cos(r), 0], [0, 0, 1]]) for r in np.arange(n) * 1e-6]
x = np.eye(3)
start = perf_counter()
for t in m: x = x @ t
print((perf_counter() - start) / n * 1e9)
