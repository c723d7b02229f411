// An opera house: a gauze fills the proscenium and carries a picture of light, trees of the set stand behind it, the pit glows in front.
// Pictures: 0 the operator's screen.

const int LAYERS = 3;
const int SCREENS = 5;
const int BEAMS = 4;
const float HAZE = 0.03;
const float HAZE_FADE = 0.08;
const int FLOOR = 2;
const int BOARDS = 3;
const int PLASTER = 4;
const int GOLD = 5;
const int CURTAIN = 6;
const int TRUNK = 7;
const int BACKCLOTH = 8;
const int PEOPLE = 9;
const int VELVET = 10;
const int STAND = 11;
const int BALCONY = 12;
const int GLOBE = 13;
const int BLACK = 14;
const float FACE = -12.0;
const vec3 PLACE = vec3(0.0, 1.55, 6.6);

// A bare tree drawn in light: trunk, boughs, twigs.
float treeAt(vec2 p, vec2 foot, float tall, float lean) {
  vec2 crown = foot + vec2(lean, tall);
  float sum = segment(p, foot, mix(foot, crown, 0.6), 0.010, 0.006) + 0.8 * segment(p, mix(foot, crown, 0.58), crown, 0.005, 0.004);
  for (int i = 0; i < 11; i++) {
    float k = float(i), up = 0.30 + 0.065 * k, side = mod(k, 2.0) * 2.0 - 1.0, reach = tall * (0.52 - 0.028 * k);
    vec2 root = mix(foot, crown, up), tip = root + reach * vec2(side * (0.78 - 0.03 * k), 0.50 + 0.05 * k + 0.12 * hash(k + lean));
    sum += 0.75 * segment(p, root, tip, 0.0034, 0.003);
    for (int j = 0; j < 6; j++) {
      float m = float(j), bend = mod(m, 2.0) * 2.0 - 1.0;
      vec2 start = mix(root, tip, 0.30 + 0.13 * m), way = normalize(tip - root);
      way = normalize(way + bend * 0.75 * vec2(-way.y, way.x));
      sum += 0.5 * segment(p, start, start + way * reach * (0.34 - 0.035 * m), 0.0016, 0.002);
    }
  }
  return min(sum, 1.0);
}

// The gauze: what is not lit can be seen through. Cue 1 a moon behind trees, cue 2 the windows of a palace.
vec4 gauze(vec2 uv) {
  vec2 p = (uv - 0.5) * vec2(1.6, 1.0);
#if CUE == 2
  vec3 light = vec3(0.0);
  for (int i = 0; i < 5; i++) {
    vec2 q = p - vec2((float(i) - 2.0) * 0.29, -0.06);
    float arch = q.y < 0.18 ? abs(q.x) - 0.085 : length(vec2(abs(q.x) + 0.055, q.y - 0.18)) - 0.14;
    float within = smoothstep(0.003, -0.003, max(arch, -q.y - 0.36));
    float tracery = max(smoothstep(0.004, 0.002, abs(abs(q.x) - 0.028)), smoothstep(0.004, 0.002, abs(fract(q.y * 9.0) - 0.5) / 9.0));
    float rose = smoothstep(0.004, 0.001, abs(length(q - vec2(0.0, 0.215)) - 0.036)) + smoothstep(0.004, 0.001, abs(length(q - vec2(0.0, 0.215)) - 0.018));
    vec3 pane = mix(vec3(1.0, 0.42, 0.10), vec3(0.16, 0.34, 0.85), step(0.62, hash(floor(vec2(q.x * 17.8 + 0.5, q.y * 9.0)) + float(i) * 3.0)));
    light += within * pane * (0.55 + 0.5 * clouds(q * 9.0)) * (1.0 - 0.85 * max(tracery, 0.0)) + AMBER * 1.2 * smoothstep(0.005, 0.002, abs(max(arch, -q.y - 0.36)));
    light += within * AMBER * rose;
    // Light that falls from a window, slanting down.
    float slant = abs(q.x + 0.35 * (q.y + 0.1)) - 0.09;
    light += vec3(1.0, 0.5, 0.2) * 0.10 * smoothstep(0.03, -0.05, slant) * smoothstep(0.1, -0.45, q.y);
  }
  float amount = clamp(luminance(light) * 1.3 + 0.10, 0.0, 0.94);
  return vec4(light + vec3(0.010, 0.007, 0.004), amount);
#else
  vec2 q = p - vec2(0.30, 0.17);
  float moon = disc(q, 0.185, 0.003), seas = clouds(q * 9.0 + 4.0);
  vec3 light = vec3(0.80, 0.92, 1.0) * moon * (0.50 + 0.75 * (1.0 - seas)) + vec3(0.10, 0.24, 0.55) * 0.55 * exp(-max(length(q) - 0.185, 0.0) * 6.0) * (1.0 - moon);
  float mist = clouds(vec2(p.x * 2.2, p.y * 6.0) + 2.0) * smoothstep(0.15, -0.45, p.y);
  light += vec3(0.10, 0.24, 0.46) * mist * 0.9;
  float trees = max(treeAt(p, vec2(-0.52, -0.5), 0.86, 0.06), treeAt(p, vec2(0.62, -0.52), 0.60, -0.05));
  light = mix(light, vec3(0.75, 0.90, 1.0) * 0.9, trees * (0.55 + 0.45 * smoothstep(-0.5, 0.3, p.y)));
  vec2 cell = floor(p * 26.0), f = fract(p * 26.0) - 0.5 - 0.7 * (vec2(hash(cell), hash(cell + 4.0)) - 0.5);
  light += vec3(0.6, 0.8, 1.0) * 0.6 * step(0.72, hash(cell + 9.0)) * disc(f, 0.05, 0.04);
  return vec4(light, clamp(luminance(light) * 1.2 + 0.10, 0.0, 0.95));
#endif
}

vec4 content(int layer, vec2 uv) {
  if (layer == 1) return gauze(uv);
  return layer == 2 ? softEdges(uv) : vec4(vec3(1.0, 0.52, 0.20) * softEdges(uv).g, 1.0);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(0.0, 4.9, FACE - 0.9), vec3(6.2, 0, 0), vec3(0, 3.9, 0), 1, WHOLE, 1.15, vec2(0));
  if (index == 1) return largeDisplay(PLACE, mat3(1.0), 0, 1.05);
  if (index == 2) return smallDisplay(PLACE, mat3(1.0), 1, 0.8);
  if (index == 3) return deskLight(PLACE, mat3(1.0), 2, 7.0);
  // The pit lights the arch from below.
  return Screen(vec3(0.0, 0.1, -9.6), vec3(5.5, 0, 0), vec3(0, 0, -1.0), 3, WHOLE, 0.5, vec2(0));
}

Beam beamAt(int index) {
  float side = index % 2 == 0 ? -1.0 : 1.0;
  vec3 from = vec3(side * 6.8, 8.6, index < 2 ? -15.0 : -18.0), target = vec3(-side * 0.6 + 0.6, 1.0, -16.2);
  return Beam(from, normalize(target - from), 0.06, 0.05, CUE == 2 ? AMBER * 1.8 : mix(COOL, DEEP, 0.3) * 2.0);
}

// Fronts of the balconies, two on each side, with their lamps.
void balconies(Ray ray, inout Hit hit) {
  for (int i = 0; i < 4; i++) {
    float side = i % 2 == 0 ? -1.0 : 1.0, y = i < 2 ? 3.3 : 6.0;
    box(ray, hit, vec3(side * 10.6, y, -2.0), vec3(1.0, 0.5, 9.4), 0.06, BALCONY);
    box(ray, hit, vec3(side * 10.5, y + 0.53, -2.0), vec3(1.0, 0.05, 9.4), 0.02, VELVET);
    vec3 ignored;
    if (crossBox(ray.origin - vec3(side * 9.5, y - 0.1, -4.5), ray.direction, vec3(0.3, 0.3, 7.0), ignored) < 0.0) continue;
    for (int k = 0; k < 5; k++) ball(ray, hit, vec3(side * 9.5, y - 0.05, -10.2 + 2.6 * float(k)), 0.11, GLOBE);
  }
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 0.5, -16.4), vec3(8.0, 0.5, 5.4), 0.02, BOARDS);
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    box(ray, hit, vec3(side * 9.7, 6.0, FACE - 0.3), vec3(3.3, 6.0, 0.3), 0.0, PLASTER);
    box(ray, hit, vec3(side * 6.35, 4.6, FACE + 0.04), vec3(0.16, 4.6, 0.12), 0.08, GOLD);
    box(ray, hit, vec3(side * 7.15, 4.6, FACE + 0.02), vec3(0.06, 4.6, 0.06), 0.04, GOLD);
    box(ray, hit, vec3(side * 5.75, 4.6, FACE - 0.55), vec3(0.75, 4.6, 0.12), 0.0, CURTAIN);
    box(ray, hit, vec3(side * 11.9, 6.0, -2.0), vec3(0.2, 6.0, 10.5), 0.0, PLASTER);
  }
  box(ray, hit, vec3(0, 10.6, FACE - 0.3), vec3(13.0, 1.75, 0.3), 0.0, PLASTER);
  box(ray, hit, vec3(0, 8.95, FACE + 0.04), vec3(6.5, 0.16, 0.12), 0.08, GOLD);
  box(ray, hit, vec3(0, 9.6, FACE + 0.02), vec3(7.2, 0.06, 0.06), 0.04, GOLD);
  box(ray, hit, vec3(0, 8.35, FACE - 0.5), vec3(6.3, 0.55, 0.12), 0.0, CURTAIN);
  balconies(ray, hit);
  for (int i = 0; i < 7; i++) {
    float k = float(i);
    vec3 foot = vec3(-5.2 + 1.75 * k + 0.6 * hash(k), 1.0, -14.6 - 3.4 * hash(k + 4.0));
    rod(ray, hit, foot, foot + vec3(0.5 * (hash(k + 7.0) - 0.5), 8.2, 0.0), 0.13 + 0.13 * hash(k + 2.0), TRUNK);
  }
  for (int step = 0; step < 3; step++) box(ray, hit, vec3(0.6, 1.12 + 0.22 * float(step), -16.6 - 0.3 * float(step)), vec3(2.3, 0.11, 0.9), 0.01, BOARDS);
  box(ray, hit, vec3(0, 5.0, -20.0), vec3(9.0, 5.0, 0.1), 0.0, BACKCLOTH);
  figure(ray, hit, vec3(0.6, 1.67, -17.0), 1.74, 3.14, STANDING, BLACK);
  // The pit: its wall, stands with their lamps, the conductor's head above the rail.
  box(ray, hit, vec3(0, 0.45, -8.3), vec3(7.4, 0.5, 0.08), 0.02, BALCONY);
  box(ray, hit, vec3(0, 0.97, -8.3), vec3(7.4, 0.03, 0.11), 0.02, VELVET);
  for (int i = 0; i < 9; i++) turnedBox(ray, hit, vec3((float(i) - 4.0) * 1.25, 0.98 + 0.1 * hash(float(i)), -9.6 - 0.9 * hash(float(i) + 3.0)), vec3(0.2, 0.14, 0.008), pitch(0.7), 0.0, STAND);
  crowd(ray, hit, -8.7, 1.62, 40.0, 1.0, BLACK);
  for (int row = 0; row < 6; row++) {
    crowd(ray, hit, -6.6 + 1.15 * float(row), 1.14 + 0.10 * float(row), 0.62, float(row), PEOPLE);
    seats(ray, hit, -6.45 + 1.15 * float(row), 0.10 * float(row), 7.6, VELVET);
  }
  operatorDesk(ray, hit, PLACE, mat3(1.0));
}

vec3 skyAt(vec3 direction) {
  return STAGE;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= 800) return surfaceOfDesk(hit);
  if (hit.material == BOARDS) return gloss(mix(vec3(0.05, 0.035, 0.025), vec3(0.09, 0.065, 0.045), clouds(point.xz * vec2(1.0, 9.0))), 0.25);
  if (hit.material == PLASTER) {
    // Panels with a raised frame, lit by the lamps of the balconies.
    vec2 wall = abs(hit.normal.z) > 0.5 ? point.xy : point.zy;
    vec2 panel = abs(fract(wall / vec2(1.7, 2.6)) - 0.5) * vec2(1.7, 2.6);
    float edge = roundedDistance(panel, vec2(0.62, 1.05), 0.1);
    Surface s = gloss(vec3(0.16, 0.09, 0.055) * (0.8 + 0.3 * clouds(wall * 2.0)), 0.45);
    s.albedo = mix(s.albedo, vec3(0.34, 0.21, 0.09), smoothstep(0.05, 0.02, abs(edge)));
    float lamps = exp(-abs(point.y - 3.2) * 0.8) + 0.8 * exp(-abs(point.y - 5.9) * 0.8);
    s.emission = s.albedo * AMBER * 1.0 * lamps;
    return s;
  }
  if (hit.material == GOLD) {
    float bead = 0.6 + 0.4 * abs(sin((point.x + point.y) * 11.0));
    Surface s = metal(vec3(0.75, 0.46, 0.16) * bead, 0.35);
    s.emission = vec3(0.75, 0.40, 0.12) * 0.16 * bead;
    return s;
  }
  if (hit.material == CURTAIN) {
    float fold = 0.5 + 0.5 * sin(point.x * 22.0 + 0.5 * sin(point.y * 0.7));
    Surface s = matte(vec3(0.20, 0.012, 0.014) * (0.25 + 0.75 * fold));
    if (point.y < 7.9 && abs(point.x) < 5.0) s.albedo *= 0.6;
    s.emission = s.albedo * AMBER * 0.6 + vec3(0.6, 0.3, 0.08) * 0.12 * smoothstep(0.06, 0.03, abs(point.y - 7.86)) * step(abs(point.x), 5.2);
    return s;
  }
  if (hit.material == TRUNK) return matte(vec3(0.07, 0.065, 0.06) * (0.5 + 0.9 * clouds(vec2(hit.normal.x * 5.0, point.y * 2.0))));
  if (hit.material == BACKCLOTH) {
    Surface s = matte(vec3(0.03));
    vec3 low = CUE == 2 ? vec3(0.20, 0.07, 0.02) : vec3(0.02, 0.10, 0.22), high = CUE == 2 ? vec3(0.02, 0.008, 0.012) : vec3(0.003, 0.010, 0.05);
    s.emission = mix(low, high, smoothstep(1.0, 7.5, point.y)) * 1.3;
    return s;
  }
  if (hit.material == GLOBE) return glowing(vec3(1.0, 0.62, 0.28) * 1.9);
  if (hit.material == STAND) return glowing(vec3(1.0, 0.66, 0.34) * 0.8 * step(abs(hit.local.x), 0.17));
  if (hit.material == BALCONY) {
    float swag = abs(fract((point.x * 0.7 + point.z) / 1.3) - 0.5);
    Surface s = gloss(mix(vec3(0.20, 0.15, 0.11), vec3(0.42, 0.26, 0.10), smoothstep(0.04, 0.02, abs(hit.local.y + 0.1 + 0.35 * (0.25 - swag * swag * 4.0 * 0.25)))), 0.4);
    s.emission = s.albedo * AMBER * 0.55;
    return s;
  }
  if (hit.material == VELVET) return matte(vec3(0.13, 0.010, 0.012));
  if (hit.material == FLOOR) return matte(vec3(0.03, 0.008, 0.008));
  return matte(vec3(0.010));
}
