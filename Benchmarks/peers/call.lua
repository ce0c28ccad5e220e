local function step(x) return x + 0.5 end
local total = 0.0
for i = 1, SIZE do total = step(total) end
print(total)
