// A skyline far away: towers that are only their lights, and the water that mirrors them.
const float SHORE = -0.30;

float towers(float x, float spread, float seed, out float number) {
  float cell = floor(x * spread), f = fract(x * spread);
  number = cell * 1.37 + seed;
  float gap = step(0.05, f) * step(f, 0.95 - 0.25 * hash(number + 4.0));
  float hill = exp(-pow((cell + 0.5) / spread - 0.25, 2.0) * 1.1) + 0.7 * exp(-pow((cell + 0.5) / spread + 0.9, 2.0) * 3.0);
  return gap * (0.06 + (0.12 + 1.05 * pow(hash(number), 2.0)) * hill);
}

vec3 skyline(vec2 p, float time) {
  vec3 colour = mix(vec3(0.014, 0.045, 0.085), vec3(0.001, 0.002, 0.008), smoothstep(-0.35, 0.9, p.y));
  colour += vec3(0.30, 0.14, 0.06) * 0.5 * exp(-(p.y - SHORE) * 3.4) * exp(-p.x * p.x * 0.5);
  for (int row = 0; row < 4; row++) {
    float r = float(row), spread = 13.0 - 2.6 * r, number;
    float x = p.x + 0.008 * time * (r + 1.0) + r * 3.7;
    float height = towers(x - r * 3.7, spread, r * 31.0, number) * (0.85 - 0.12 * r), above = p.y - SHORE;
    if (above > height || height < 0.01) continue;
    float f = fract((x - r * 3.7) * spread), kind = hash(number + 9.0);
    vec3 tint = kind > 0.6 ? vec3(1.0, 0.56, 0.22) : kind > 0.25 ? vec3(0.70, 0.90, 1.0) : vec3(0.10, 0.85, 0.80);
    colour = mix(colour * 0.25, vec3(0.004, 0.009, 0.018) + vec3(0.02, 0.035, 0.05) * exp(-above * 5.0), 0.55 + 0.15 * r);
    vec2 at = vec2(f * (10.0 + floor(6.0 * kind)), above * (150.0 - 22.0 * r)), window = floor(at);
    vec2 inner = abs(fract(at) - 0.5);
    float lit = step(0.52 + 0.30 * hash(number + 2.0), hash(window + number * 0.37 + floor(0.05 * time + hash(window) * 9.0) * 0.01));
    float pane = smoothstep(0.42, 0.30, inner.x) * smoothstep(0.36, 0.22, inner.y);
    colour += tint * lit * pane * (0.18 + 0.75 * hash(window + 5.0)) * (0.6 + 0.3 * r);
    float crown = smoothstep(0.010, 0.004, height - above);
    float sweep = exp(-pow((above / height - fract(0.11 * time + kind * 3.0) * 1.4 + 0.2) * 7.0, 2.0));
    colour += tint * crown * (kind > 0.45 ? 0.9 : 0.15);
    if (kind > 0.72) colour += tint * (0.10 + 0.8 * sweep) * smoothstep(0.30, 0.46, abs(f - 0.45) * 1.1) * 0.7;
  }
  return colour;
}

vec3 show(vec2 p, float time) {
  if (p.y > SHORE) return skyline(p, time) * 1.7;
  float depth = SHORE - p.y, far = 0.2 / (depth + 0.02);
  float waves = noise(vec2(p.x * 9.0 * (0.4 + far * 0.3), far * 14.0 + time * 0.6)) - 0.5 + 0.5 * (noise(vec2(p.x * 30.0, far * 40.0 - time)) - 0.5);
  vec3 mirrored = vec3(0.0);
  for (int i = 0; i < 7; i++) {
    float k = (float(i) + 0.5) / 7.0 - 0.5;
    mirrored += skyline(vec2(p.x + waves * 0.018 * (0.3 + depth * 2.0), SHORE + depth * (0.95 + 0.8 * waves) + k * 0.28 * depth + 0.004), time);
  }
  vec3 colour = mirrored / 7.0 * 0.85 * exp(-depth * 1.0) * (0.65 + 0.6 * waves);
  return colour * 1.6 + vec3(1.0, 0.75, 0.5) * 0.55 * exp(-depth * 180.0) * (0.3 + 0.7 * noise(vec2(p.x * 22.0, 1.0)));
}
