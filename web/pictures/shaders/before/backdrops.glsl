// What scenes draw themselves: lamps out of focus, and the test picture.

// A hall far out of focus: discs of light in rows, as a wide lens draws them. Painted, because chance would grain it.
vec3 bokehPicture(vec2 p, float seed) {
  vec3 colour = mix(DEEP * 0.05, DEEP * 0.01, smoothstep(-0.4, 0.5, abs(p.y + 0.05)));
  colour += DEEP * 0.09 * exp(-9.0 * dot(p - vec2(0.1, 0.12), p - vec2(0.1, 0.12))) + AMBER * 0.03 * exp(-12.0 * dot(p - vec2(-0.4, -0.2), p - vec2(-0.4, -0.2)));
  for (int i = 0; i < 54; i++) {
    float k = float(i) + seed * 57.0;
    bool rigged = i < 26;
    vec2 at = rigged ? vec2(-1.0 + 2.0 * fract(float(i) / 13.0 + 0.03 * hash(k)), (i < 13 ? 0.36 : 0.24) + 0.05 * cos(float(i) * 1.3)) : vec2(hash(k) * 2.0 - 1.0, -0.42 + 0.62 * hash(k + 11.0));
    float radius = rigged ? 0.038 + 0.010 * hash(k + 5.0) : 0.014 + 0.026 * hash(k + 7.0);
    float r = length(p - at) / radius;
    float glass = smoothstep(1.06, 0.94, r) * (0.62 + 0.38 * smoothstep(0.6, 1.0, r));
    float pick = hash(k + 3.0);
    vec3 tint = pick > 0.74 ? AMBER * 1.2 : mix(DEEP * 1.4, COOL, 0.25 + 0.75 * hash(k + 9.0));
    colour += tint * glass * (rigged ? 0.5 : 0.08 + 0.4 * pick * pick);
  }
  return colour;
}

// A line-up picture: crosshatch, circles that must be round, ramps and bars.
vec3 testPattern(vec2 uv, float aspect) {
  vec2 p = vec2((uv.x - 0.5) * aspect, uv.y - 0.5);
  vec2 square = floor((p + vec2(aspect * 0.5, 0.5)) * 16.0);
  vec3 canvas = DEEP * (0.05 + 0.05 * mod(square.x + square.y, 2.0));
  canvas += COOL * 0.55 * gridLines(p / 0.0625 * 0.0625 + 0.5 / 16.0, vec2(16.0), 0.0014);
  float fine = 0.0022;
  canvas += COOL * 1.3 * ring(p, 0.44, fine, 0.0012);
  canvas += COOL * 0.8 * (ring(p, 0.22, fine * 0.7, 0.001) + segment(p, vec2(-aspect, 0), vec2(aspect, 0), 0.0012, 0.001) + segment(p, vec2(0, -1), vec2(0, 1), 0.0012, 0.001));
  vec2 corner = abs(p) - vec2(aspect * 0.5 - 0.13, 0.37);
  canvas += COOL * (ring(corner, 0.10, fine * 0.8, 0.001) + disc(corner, 0.012, 0.001));
  vec2 bar = p / vec2(0.375, 0.0625);
  if (abs(bar.x) < 1.0 && abs(bar.y - 1.0) < 1.0) canvas = vec3(pow(floor((bar.x * 0.5 + 0.5) * 11.0) / 10.0, 2.2));
  if (abs(bar.x) < 1.0 && abs(bar.y + 1.0) < 1.0) {
    float step8 = floor((bar.x * 0.5 + 0.5) * 6.0);
    canvas = step8 < 1.0 ? vec3(0.9) : step8 < 2.0 ? AMBER * vec3(1.0, 1.6, 1.0) : step8 < 3.0 ? AMBER * 0.9 : step8 < 4.0 ? COOL * vec3(0.3, 0.7, 1.0) : step8 < 5.0 ? DEEP * 1.3 : vec3(0.02, 0.05, 0.2);
  }
  canvas += AMBER * 2.4 * frame(p, vec2(aspect * 0.5 - 0.012, 0.488), 0.0, 0.003, 0.001);
  canvas += AMBER * 2.0 * (segment(p, vec2(-0.03, 0), vec2(0.03, 0), 0.0025, 0.001) + segment(p, vec2(0, -0.03), vec2(0, 0.03), 0.0025, 0.001));
  return canvas;
}
