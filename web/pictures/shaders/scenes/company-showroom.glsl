// The lobby of a company by day: windows on one side, columns of LED, a transparent screen between them, and the reception desk that looks after it all.
// The fourth cue is dusk: the same lobby from the street, behind its windows.
// Pictures: 0 the columns, 1 the operator's screen.

const int LAYERS = 2;
const int SCREENS = 16;
const int BEAMS = 1;
const int FLOOR = 2;
const int CEILING = 3;
const int COLUMN = 4;
const int MULLION = 5;
const int WOOD = 6;
const int STONE = 7;
const int SLOT = 8;
const int WALL = 9;
const int LEAF = 10;
const int POT = 11;
const int FACADE = 12;
const int PEOPLE = 13;
const vec3 PLACE = vec3(0.5, 1.0, 2.2);

// Outside: a pale sky over blurred trees.
vec3 outside(vec2 uv) {
  vec3 sky = mix(vec3(0.86, 0.93, 1.0), vec3(0.50, 0.70, 0.98), smoothstep(0.35, 1.0, uv.y));
  float trees = 0.20 + 0.16 * clouds(vec2(uv.x * 5.0, 1.0)) + 0.05 * clouds(vec2(uv.x * 22.0, 4.0));
  vec3 green = mix(vec3(0.10, 0.19, 0.09), vec3(0.26, 0.38, 0.18), clouds(uv * vec2(26.0, 12.0)));
  vec3 block = vec3(0.52, 0.55, 0.60) * (0.8 + 0.2 * step(0.3, fract(uv.y * 26.0)));
  float house = step(abs(uv.x - 0.62), 0.11) * step(uv.y, 0.62) + step(abs(uv.x - 0.30), 0.07) * step(uv.y, 0.48);
  vec3 colour = mix(sky, block, min(house, 1.0) * 0.65);
  return mix(colour, green, smoothstep(0.012, -0.012, uv.y - trees));
}

// The transparent screen: a globe of lines and its rings; the rest is glass.
vec4 glass(vec2 uv) {
  vec2 p = (uv - 0.5) * vec2(1.5, 1.0);
  float r = length(p), sum = 0.0;
  if (r < 0.36) {
    float turn = CUE == 2 ? 0.9 : 0.3;
    for (int side = -1; side <= 1; side += 2) {
      vec3 n = vec3(p / 0.36, float(side) * sqrt(max(1.0 - r * r / 0.1296, 0.0)));
      n = pitch(0.35) * n;
      float longitude = (atan(n.x, n.z) + turn) * 12.0 / PI, latitude = asin(clamp(n.y, -1.0, 1.0)) * 12.0 / PI;
      float line = max(smoothstep(0.05, 0.015, abs(fract(longitude) - 0.5) * cos(latitude * PI / 12.0)), smoothstep(0.05, 0.015, abs(fract(latitude) - 0.5)));
      sum += line * (side > 0 ? 0.9 : 0.22);
    }
  }
  vec3 light = vec3(0.10, 0.75, 0.60) * sum + vec3(0.6, 1.0, 0.9) * ring(p, 0.36, 0.003, 0.002);
  for (int i = 0; i < 3; i++) {
    float tilt = 0.35 + 0.35 * float(i);
    vec2 q = mat2(cos(tilt), sin(tilt), -sin(tilt), cos(tilt)) * p * vec2(1.0, 3.2);
    light += (i == 1 ? AMBER * 1.3 : vec3(0.15, 0.9, 0.8)) * 0.9 * ring(q, 0.43 + 0.03 * float(i), 0.003, 0.003);
  }
  for (int i = 0; i < 6; i++) light += vec3(0.3, 0.9, 0.8) * 0.7 * rounded(p - vec2(-0.62 + 0.02 * float(i % 2), -0.32 + 0.05 * float(i)), vec2(0.09 + 0.04 * hash(float(i)), 0.006), 0.004, 0.003);
  return vec4(light, clamp(0.10 + luminance(light) * 0.8, 0.0, 0.9));
}

vec4 content(int layer, vec2 uv) {
#if CUE == 4
  if (layer == 2) return vec4(1.0, 0.76, 0.50, 1.0);
#endif
  if (layer == 2) return vec4(outside(uv), 1.0);
  return glass(uv);
}

vec3 columnAt(int column) {
  return vec3(column % 2 == 0 ? -2.6 : 2.6, 0.0, column < 2 ? -5.2 : -10.4);
}

Screen screenAt(int index) {
  if (index < 12) {
    int column = index / 3, face = index - column * 3;
    vec3 at = columnAt(column) + vec3(0, 2.45, 0);
    float u = 0.08 + 0.22 * float(column);
    if (face == 0) return Screen(at + vec3(0, 0, 0.462), vec3(0.45, 0, 0), vec3(0, 2.1, 0), 0, vec4(u, 0.02, u + 0.12, 0.98), 2.6, vec2(0));
    if (face == 1) return Screen(at + vec3(-0.462, 0, 0), vec3(0, 0, 0.45), vec3(0, 2.1, 0), 0, vec4(u - 0.12, 0.02, u, 0.98), 2.6, vec2(0));
    return Screen(at + vec3(0.462, 0, 0), vec3(0, 0, -0.45), vec3(0, 2.1, 0), 0, vec4(u + 0.12, 0.02, u + 0.24, 0.98), 2.6, vec2(0));
  }
#if CUE == 4
  // A luminous ceiling in the middle of the lobby.
  if (index == 12) return Screen(vec3(0.0, 4.93, -8.0), vec3(3.4, 0, 0), vec3(0, 0, 7.4), 2, WHOLE, 1.3, vec2(0));
#endif
  if (index == 12) return Screen(vec3(-7.0, 2.5, -6.0), vec3(0, 0, -9.0), vec3(0, 2.4, 0), 2, WHOLE, 3.2, vec2(0));
  if (index == 13) return Screen(vec3(0.0, 2.0, -7.6), vec3(1.95, 0, 0), vec3(0, 1.3, 0), 3, WHOLE, 2.4, vec2(0));
  if (index == 14) return largeDisplay(PLACE, mat3(1.0), 1, 1.7);
  return smallDisplay(PLACE, mat3(1.0), 0, 1.6);
}

Beam beamAt(int index) {
  return Beam(vec3(-24.0, 13.0, -9.0), normalize(vec3(1.0, -0.62, 0.14)), 6.5, 0.0, vec3(1.0, 0.90, 0.74) * (CUE == 4 ? 0.0 : 700.0));
}

void plant(Ray ray, inout Hit hit, vec3 at) {
  vec3 ignored;
  if (crossBox(ray.origin - at - vec3(0, 0.9, 0), ray.direction, vec3(0.7, 0.95, 0.7), ignored) < 0.0) return;
  drum(ray, hit, at + vec3(0, 0.25, 0), 0.26, 0.25, POT);
  for (int i = 0; i < 14; i++) {
    float k = float(i), turn = k * 2.4, out2 = 0.22 + 0.32 * hash(k);
    vec3 foot = at + vec3(0, 0.5, 0), tip = foot + vec3(sin(turn) * out2, 0.55 + 0.65 * hash(k + 3.0), cos(turn) * out2);
    rod(ray, hit, foot, mix(foot, tip, 0.6) + vec3(0, 0.12, 0), 0.012, LEAF);
    rod(ray, hit, mix(foot, tip, 0.6) + vec3(0, 0.12, 0), tip, 0.026, LEAF);
  }
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 5.05, -5.0), vec3(7.4, 0.1, 13.0), 0.0, CEILING);
  box(ray, hit, vec3(7.1, 2.5, -5.0), vec3(0.1, 2.5, 13.0), 0.0, WALL);
  box(ray, hit, vec3(0, 2.5, -16.0), vec3(7.2, 2.5, 0.1), 0.0, WOOD);
  for (int i = 0; i < 9; i++) box(ray, hit, vec3(-6.93, 2.5, 2.6 - 2.2 * float(i)), vec3(0.09, 2.5, 0.05), 0.0, MULLION);
  box(ray, hit, vec3(-6.93, 1.02, -6.0), vec3(0.06, 0.04, 10.0), 0.0, MULLION);
  box(ray, hit, vec3(-6.93, 3.9, -6.0), vec3(0.06, 0.04, 10.0), 0.0, MULLION);
  for (int column = 0; column < 4; column++) {
    box(ray, hit, columnAt(column) + vec3(0, 2.5, 0), vec3(0.458, 2.5, 0.458), 0.01, COLUMN);
    box(ray, hit, columnAt(column) + vec3(0, 0.14, 0), vec3(0.50, 0.14, 0.50), 0.01, STONE);
  }
  for (float side = -1.0; side <= 1.0; side += 2.0) box(ray, hit, vec3(side * 1.98, 1.68, -7.6), vec3(0.03, 1.68, 0.05), 0.01, MULLION);
  box(ray, hit, vec3(0, 0.33, -7.6), vec3(2.0, 0.33, 0.14), 0.01, STONE);
  box(ray, hit, vec3(0, 3.33, -7.6), vec3(2.0, 0.03, 0.05), 0.01, MULLION);
  box(ray, hit, vec3(0.4, 0.55, -14.2), vec3(2.2, 0.55, 0.4), 0.03, STONE);
  box(ray, hit, vec3(0.4, 0.06, -13.78), vec3(2.1, 0.03, 0.02), 0.0, SLOT);
  plant(ray, hit, vec3(-5.4, 0.0, -7.4));
  plant(ray, hit, vec3(5.4, 0.0, -12.4));
  if (CUE == 3) operatorDesk(ray, hit, PLACE, mat3(1.0));
#if CUE == 4
  box(ray, hit, vec3(0, 2.5, 3.2), vec3(7.2, 2.5, 0.1), 0.0, WALL);
  box(ray, hit, vec3(-6.9, 5.95, -1.4), vec3(0.16, 0.85, 18.6), 0.0, FACADE);
  box(ray, hit, vec3(-6.9, 2.6, -17.7), vec3(0.16, 2.6, 2.3), 0.0, FACADE);
  box(ray, hit, vec3(-6.9, 2.6, 12.7), vec3(0.16, 2.6, 10.0), 0.0, FACADE);
  box(ray, hit, vec3(-7.07, 5.16, -6.4), vec3(0.02, 0.012, 9.2), 0.0, SLOT);
  figure(ray, hit, vec3(-0.9, 0.0, -9.2), 1.74, 1.0, STANDING, PEOPLE);
#endif
}

vec3 skyAt(vec3 direction) {
#if CUE == 4
  vec3 sky = mix(vec3(0.62, 0.33, 0.16), vec3(0.07, 0.15, 0.30), smoothstep(-0.02, 0.18, direction.y));
  sky = mix(sky, vec3(0.014, 0.034, 0.090), smoothstep(0.12, 0.6, direction.y));
  // The town at the end of the street.
  float turn = atan(direction.x, -direction.z) * 30.0, house = hash(floor(turn) + 3.0);
  return direction.y < 0.022 + 0.045 * house * house ? vec3(0.010, 0.014, 0.024) : sky;
#else
  return vec3(0.4);
#endif
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= 800) return surfaceOfDesk(hit);
  if (hit.material == FLOOR && point.x < -7.0) {
    // The pavement, still wet.
    vec2 slab = abs(fract(point.xz / vec2(0.9, 1.8)) - 0.5);
    Surface s = gloss(vec3(0.028, 0.030, 0.033) * (0.6 + 0.4 * smoothstep(0.5, 0.49, max(slab.x, slab.y))), 0.16 + 0.22 * clouds(point.xz * 0.9));
    s.reflectance = 0.05;
    return s;
  }
  if (hit.material == FLOOR) {
    vec2 tile = abs(fract(point.xz / 1.2) - 0.5);
    float joint = smoothstep(0.5, 0.495, max(tile.x, tile.y)), vein = clouds(point.xz * 1.6 + 2.0 * clouds(point.xz * 0.7));
    Surface s = gloss(vec3(0.36, 0.35, 0.335) * (0.75 + 0.25 * joint) * (0.80 + 0.35 * vein), 0.13);
    s.reflectance = 0.05;
    return s;
  }
  if (hit.material == CEILING) {
    Surface s = matte(vec3(0.62));
    s.emission = CUE == 4 ? vec3(0.05, 0.04, 0.03) : vec3(0.10, 0.105, 0.11);
    if (abs(abs(point.x) - 4.4) < 0.05 && abs(point.z + 7.0) < 8.0) s.emission = vec3(1.0, 0.92, 0.82) * 3.0;
    return s;
  }
  if (hit.material == WOOD) {
    float slat = fract(point.x * 5.0), gap = smoothstep(0.0, 0.08, slat) * smoothstep(1.0, 0.78, slat), grain = clouds(vec2(floor(point.x * 5.0) * 7.3 + point.x * 30.0, point.y * 2.0));
    return gloss(mix(vec3(0.24, 0.15, 0.085), vec3(0.42, 0.28, 0.17), grain) * (0.12 + 0.88 * gap), 0.45);
  }
  if (hit.material == STONE) return gloss(vec3(0.50, 0.49, 0.47) * (0.85 + 0.25 * clouds(point.xy * 5.0)), 0.3);
  if (hit.material == SLOT) return glowing(vec3(1.0, 0.8, 0.55) * 3.0);
  if (hit.material == LEAF) return gloss(vec3(0.035, 0.13, 0.03), 0.4);
  if (hit.material == FACADE) {
    vec2 stone = abs(fract(point.zy / vec2(2.2, 0.86)) - 0.5);
    return gloss(vec3(0.11, 0.105, 0.10) * (0.7 + 0.3 * smoothstep(0.5, 0.494, max(stone.x, stone.y))), 0.4);
  }
  if (hit.material == PEOPLE) return matte(vec3(0.03));
  if (hit.material == POT) return matte(vec3(0.45));
  if (hit.material == MULLION) return gloss(vec3(0.05, 0.052, 0.055), 0.35);
  if (hit.material == COLUMN) return gloss(vec3(0.02), 0.35);
  return matte(vec3(0.58, 0.575, 0.565));
}
