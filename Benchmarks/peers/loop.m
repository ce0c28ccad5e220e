c = cos(0.001); s = sin(0.001);
m = [c s 0; -s c 0; 0 0 1]; x = [1 0 0; 0 1 0; 1 2 1];
for i = 1:SIZE
  x = x * m;
end
disp(x(3, 1))
