// Threads of light drifting across a wide wall.

// One sheet of silk: many fine threads that drift apart and gather into bright folds.
float silk(vec2 p, float seed, int threads, float spread) {
  float sum = 0.0, each = 1.0 / float(threads);
  vec2 wide = directionOf(p.x * 1.5 + seed), wideStep = directionOf(each * spread);
  vec2 middle = directionOf(p.x * 2.9 - seed * 1.7), middleStep = directionOf(each * spread * 1.9);
  vec2 fine = directionOf(p.x * 5.7 + seed * 2.3), fineStep = directionOf(each * spread * 2.6);
  vec2 rise = vec2(1.0, 0.0), riseStep = directionOf(each * PI);
  float k = 0.0;
  for (int i = 0; i < threads; i++) {
    float d = abs(p.y - 0.34 * wide.y - 0.15 * middle.y - 0.06 * fine.y - (k - 0.5) * 0.12);
    float lit = (0.25 + 0.75 * rise.y) * (0.25 + 1.1 * noise(vec2(p.x * 1.9 + seed * 5.0, k * 3.0 + seed)));
    sum += lit * (0.0016 / (d + 0.0016) * exp(-d * 13.0) + 0.045 * exp(-d * 34.0));
    k += each;
    wide = turnedBy(wide, wideStep);
    middle = turnedBy(middle, middleStep);
    fine = turnedBy(fine, fineStep);
    rise = turnedBy(rise, riseStep);
  }
  return sum / float(threads) * 9.0;
}

// Drifting points of light, brighter where `density` asks for them.
float sparks(vec2 p, float cells, float seed) {
  float sum = 0.0;
  for (int layer = 0; layer < 3; layer++) {
    vec2 q = p * cells * (1.0 + 0.7 * float(layer)) + seed + float(layer) * 17.3;
    vec2 cell = floor(q), f = fract(q) - 0.5;
    float pick = hash(cell + float(layer) * 7.1);
    vec2 offset = (vec2(hash(cell + 1.7), hash(cell + 9.2)) - 0.5) * 0.7;
    float size = 0.02 + 0.10 * pow(hash(cell + 4.4), 6.0);
    sum += step(0.45, pick) * disc(f - offset, size, 0.05) * (0.2 + pick * pick);
  }
  return sum;
}

// Cool silk around one amber core.
vec3 show(vec2 p, float time) {
  float seed = 0.8 + 0.5 * time;
  vec3 colour = DEEP * 0.14 * clouds(p * 1.3 + seed) * exp(-4.0 * p.y * p.y);
  colour += mix(COOL, vec3(1.0), 0.3) * silk(p, seed, 60, 1.9) * 0.85;
  colour += mix(DEEP, COOL, 0.25) * silk(p * vec2(0.8, 1.0) + vec2(0.4, 0.1), seed + 2.1, 50, 2.6) * 1.1;
  vec3 warm = AMBER * silk(p * vec2(0.9, 1.15) + vec2(0.2, -0.03), seed + 0.9, 44, 1.3) * 2.4;
  colour += warm * smoothstep(1.3, 0.1, abs(p.x - 0.2));
  float near = exp(-6.0 * abs(p.y - 0.3 * sin(p.x * 1.5 + seed)));
  return (colour + mix(COOL, AMBER, 0.2) * sparks(p, 13.0, seed) * near * 1.1) * 1.2;
}
