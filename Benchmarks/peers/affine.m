1;
function t = T(x, y)
  t = [1 0 0; 0 1 0; x y 1];
end
function t = R(r)
  c = cos(r); s = sin(r);
  t = [c s 0; -s c 0; 0 0 1];
end
