// More abstract pictures for walls and mapped surfaces, all in the same palette.

// Curtains of light as in a northern sky.
vec3 auroraPicture(vec2 p, float seed) {
  vec3 colour = DEEP * 0.05;
  for (int sheet = 0; sheet < 4; sheet++) {
    float k = float(sheet);
    float fold = p.x * (1.6 + 0.5 * k) + seed + k * 2.3 + 0.6 * sin(p.x * 2.3 + k * 1.9 + seed);
    float base = -0.42 + 0.16 * sin(fold) + 0.1 * k;
    float rays = 0.35 + 0.9 * pow(noise(vec2(fold * 9.0, k * 5.0)), 1.5) + 0.3 * noise(vec2(fold * 42.0, k));
    float rise = smoothstep(base - 0.02, base + 0.05, p.y) * exp(-2.6 * max(p.y - base, 0.0));
    vec3 tint = sheet == 2 ? mix(AMBER, COOL, smoothstep(0.0, 0.55, p.y - base)) * 1.3 : mix(COOL, DEEP * 1.6, smoothstep(0.0, 0.7, p.y - base));
    colour += tint * rays * rise * (0.22 + 0.55 * noise(vec2(p.x * 1.4 + k * 7.0 + seed, k)));
  }
  return colour;
}

// An iris: two families of fine threads winding out of an amber centre.
vec3 bloomPicture(vec2 p, float seed) {
  float r = length(p), angle = atan(p.y, p.x), winding = log(r + 0.06);
  float lace = 0.0;
  for (int family = 0; family < 4; family++) {
    float k = float(family), turn = family % 2 == 0 ? 1.0 : -1.0;
    float wave = cos(angle * (18.0 + 6.0 * k) + turn * winding * (9.0 + 3.0 * k) + seed * (1.0 + k));
    lace += pow(0.5 + 0.5 * wave, 26.0) * (0.35 + 0.8 * noise(vec2(r * 5.0 + k * 3.0, cos(angle) * 2.0 + seed)));
  }
  float rings = exp(-abs(r - 0.30) * 60.0) + 0.7 * exp(-abs(r - 0.56) * 80.0) + 0.4 * exp(-abs(r - 0.15) * 90.0);
  float fade = smoothstep(1.25, 0.25, r) * smoothstep(0.02, 0.16, r);
  vec3 tint = mix(AMBER * 2.0, mix(COOL, DEEP * 1.5, smoothstep(0.3, 0.95, r)), smoothstep(0.10, 0.42, r));
  return tint * (lace * 0.95 + rings) * fade + DEEP * 0.25 * exp(-r * 2.2) + AMBER * 2.4 * exp(-r * 15.0);
}

// A triangulated crystal, each facet its own brightness, seams lit.
vec3 facetPicture(vec2 p, float seed) {
  vec2 skewed = vec2(p.x - p.y * 0.57735, p.y * 1.1547) * 3.2;
  vec2 cell = floor(skewed), f = fract(skewed);
  bool upper = f.x + f.y > 1.0;
  float pick = hash(cell + (upper ? 31.7 : 0.0) + seed);
  vec3 edge = upper ? vec3(1.0 - f, f.x + f.y - 1.0) : vec3(f, 1.0 - f.x - f.y);
  float seam = smoothstep(0.03, 0.008, min(edge.x, min(edge.y, edge.z)));
  vec3 tint = pick > 0.88 ? AMBER * 1.9 : mix(DEEP * 0.6, COOL, pick * pick * pick);
  float lit = 0.02 + 1.1 * pow(pick, 3.0);
  return tint * lit * (0.25 + 1.1 * edge.x) + mix(COOL, DEEP, 0.5) * seam * (0.08 + 0.4 * pick);
}

// A corridor of frames receding to a bright end.
vec3 corridorPicture(vec2 p, float seed) {
  float r = max(abs(p.x) * 0.62, abs(p.y));
  float depth = log(r + 0.002) * 3.4 + seed;
  float line = pow(0.5 + 0.5 * cos(depth * 6.2832), 30.0);
  float side = abs(p.x) * 0.62 > abs(p.y) ? p.y / (abs(p.x) + 1e-3) : p.x / (abs(p.y) + 1e-3);
  float spokes = pow(0.5 + 0.5 * cos(side * 18.0), 24.0);
  float hot = hash(floor(depth)) > 0.7 ? 1.0 : 0.0;
  return mix(COOL, AMBER * 1.8, hot) * line * 1.2 + DEEP * spokes * 0.5 + COOL * exp(-r * 8.0) * 1.4 + DEEP * 0.15 * exp(-r * 1.5);
}

// Falling threads, fine as rain.
vec3 rainPicture(vec2 p, float seed) {
  vec3 colour = DEEP * 0.08;
  for (int layer = 0; layer < 3; layer++) {
    float columns = 70.0 + 55.0 * float(layer);
    float column = floor(p.x * columns), pick = hash(column + seed + float(layer) * 91.0);
    float head = fract(pick * 7.3 + seed) * 2.2 - 1.1;
    float tail = p.y - head;
    float trail = step(0.0, tail) * exp(-tail * (2.0 + 5.0 * pick));
    float width = smoothstep(0.5, 0.1, abs(fract(p.x * columns) - 0.5));
    colour += (pick > 0.9 ? AMBER * 2.0 : mix(DEEP * 1.4, COOL, pick)) * trail * width * (0.3 + 0.8 * pick);
  }
  return colour;
}

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

// Picks one of the shows by number, for walls of many windows.
vec3 showPicture(int kind, vec2 p, float seed) {
  if (kind == 0) return silkPicture(p, seed);
  if (kind == 1) return auroraPicture(p, seed);
  if (kind == 2) return bloomPicture(p, seed);
  if (kind == 3) return facetPicture(p, seed);
  if (kind == 4) return corridorPicture(p, seed);
  return rainPicture(p, seed);
}
