// Deep water under a bright surface: shafts of light, a whale passing, and schools of small fish that turn together.

// Half the thickness of a whale along its length: -1 is the head, 1 the root of its tail.
float thicknessOf(float x) {
  float fore = sqrt(max(1.0 - pow(abs(min(x + 0.25, 0.0)) / 0.75, 2.4), 0.0));
  float aft = 1.0 - pow(max(x + 0.25, 0.0) / 1.27, 1.5) * 0.97;
  return 0.235 * min(fore, 1.0) * (x < -0.25 ? 1.0 : max(aft, 0.0));
}

// Distance-like value of its outline, less than 0 inside; `bend` is the stroke of its tail.
float whaleAt(vec2 p, float bend, out float back) {
  p.y -= bend * 0.16 * p.x * p.x * step(0.0, p.x) - 0.02;
  float thick = thicknessOf(p.x);
  back = p.y / max(thick, 0.02);
  float d = abs(p.x) < 1.02 ? abs(p.y + 0.02 * (1.0 - p.x)) - thick : 0.2;
  vec2 fluke = p - vec2(1.0, 0.06 * bend);
  float flukes = max(abs(fluke.x - 0.10 - 0.55 * abs(fluke.y)) - 0.085 * (1.0 - abs(fluke.y) / 0.30), abs(fluke.y) - 0.28);
  vec2 fin = p - vec2(-0.32, -0.17);
  float swept = fin.x - 0.62 * -fin.y;
  float flipper = max(abs(swept) - 0.085 * (1.0 + fin.y / 0.36), max(fin.y, -fin.y - 0.34));
  float dorsal = max(abs(p.x - 0.42 - 0.5 * (p.y - 0.12)) - 0.055 * (1.0 - (p.y - 0.1) / 0.11), max(-p.y, p.y - 0.21));
  return min(min(d, flukes), min(flipper, dorsal));
}

// Fish in cells: each a short bright spindle along the current of its school.
vec3 fishes(vec2 p, vec2 middle, float cells, float wide, float time) {
  vec2 q = p - middle;
  float away = length(q * vec2(0.8, 1.35)), density = smoothstep(wide, wide * 0.45, away) * smoothstep(wide * 0.12, wide * 0.42, away + 0.1 * noise(q * 5.0));
  if (density < 0.02) return vec3(0.0);
  vec2 heading = normalize(vec2(-q.y * 1.2, q.x * 0.5) + vec2(0.25, 0.0));
  vec2 along = vec2(dot(p, heading) - 0.09 * time, dot(p, vec2(-heading.y, heading.x)));
  vec3 sum = vec3(0.0);
  vec2 grid = vec2(along.x * cells * 0.42, along.y * cells), cell = floor(grid);
  float pick = hash(cell + 0.5);
  vec2 f = (fract(grid) - 0.5 - 0.4 * (vec2(hash(cell + 3.1), hash(cell + 8.3)) - 0.5)) * vec2(2.2, 1.0);
  float body = smoothstep(0.24, 0.10, length(f * vec2(0.36, 1.0) - vec2(0.0, 0.0)) * (1.0 + 0.9 * max(-f.x, 0.0)));
  if (pick < density) sum += mix(vec3(0.20, 0.55, 0.72), vec3(0.85, 1.0, 1.0), pow(hash(cell + 6.0), 3.0)) * body * (0.35 + 0.65 * hash(cell + 9.0));
  return sum;
}

vec3 show(vec2 p, float time) {
  float height = p.y * 0.5 + 0.5;
  vec3 colour = mix(vec3(0.0015, 0.010, 0.040), vec3(0.010, 0.14, 0.26), smoothstep(0.05, 1.05, height));
  vec2 sun = vec2(0.35, 1.7);
  vec2 from = p - sun;
  float angle = atan(from.x, -from.y);
  float shafts = pow(noise(vec2(angle * 13.0 + 0.10 * time, 0.08 * time)), 2.2) + 0.6 * pow(noise(vec2(angle * 31.0 - 0.13 * time, 3.0)), 3.0);
  colour += vec3(0.05, 0.42, 0.55) * shafts * smoothstep(-0.5, 1.1, p.y) * exp(-angle * angle * 1.2) * 0.8;
  float ripple = noise(vec2(p.x * 6.0 + 0.5 * time, p.y * 22.0)) * noise(vec2(p.x * 11.0 - 0.4 * time, p.y * 40.0 + 7.0));
  colour += vec3(0.30, 0.75, 0.85) * smoothstep(0.72, 1.05, p.y) * (0.15 + 1.4 * ripple);
  colour += fishes(p, vec2(-0.95 + 0.03 * time, -0.20), 46.0, 0.55, time) * 0.75 + fishes(p, vec2(1.15 - 0.02 * time, 0.28), 60.0, 0.40, time * 0.8) * 0.6;
  float back, scale = 0.66;
  vec2 at = (p - vec2(0.42 - 0.035 * time, 0.05 + 0.03 * sin(time * 0.3))) / scale;
  at = mat2(0.985, -0.174, 0.174, 0.985) * at;
  float d = whaleAt(at, sin(time * 0.9), back);
  float inside = smoothstep(0.012, -0.012, d);
  float grooves = 0.75 + 0.25 * sin(at.y * 90.0);
  vec3 skin = vec3(0.008, 0.055, 0.10) + vec3(0.06, 0.34, 0.44) * smoothstep(0.1, 1.0, back) * (0.55 + 0.7 * noise(at * vec2(9.0, 16.0) + shafts));
  skin += vec3(0.16, 0.30, 0.36) * smoothstep(-0.25, -0.7, back) * smoothstep(0.25, -0.55, at.x) * grooves * 0.8;
  colour = mix(colour, skin, inside * 0.94);
  colour += vec3(0.10, 0.5, 0.6) * exp(-abs(d) * 60.0) * smoothstep(-0.1, 0.3, at.y + 0.1) * 0.4;
  for (int layer = 0; layer < 2; layer++) {
    vec2 q = p * (9.0 + 7.0 * float(layer)) + vec2(0.1, -0.12) * time, cell = floor(q);
    vec2 f = fract(q) - 0.5 - 0.6 * (vec2(hash(cell), hash(cell + 4.0)) - 0.5);
    colour += vec3(0.30, 0.75, 0.80) * step(0.6, hash(cell + 2.0)) * disc(f, 0.03, 0.03) * 0.5;
  }
  return colour;
}
