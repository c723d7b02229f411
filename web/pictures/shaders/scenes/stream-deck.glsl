// Stream Deck plugin: a grid of lit keys, close enough to touch.

const int LAYERS = 1;
const int SCREENS = 2;
const int DESK = 2;
const int HOUSING = 3;
const int KEY = 4;

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(0.0, 0.30, -0.42), vec3(0.34, 0, 0), vec3(0, 0.08, 0.05), 0, WHOLE, 2.4, vec2(0));
  return Screen(vec3(0.4, 0.2, 0.1), vec3(0, 0, 0.2), vec3(0, 0.12, 0), 0, WHOLE, 2.5, vec2(0));
}

mat3 tilt() {
  return pitch(0.32);
}

const vec3 MIDDLE = vec3(0.0, 0.045, 0.0);

vec3 keyCentre(int column, int row) {
  return MIDDLE + tilt() * vec3((float(column) - 2.0) * 0.0232, 0.0072, (float(row) - 1.0) * 0.0232);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, DESK);
  turnedBox(ray, hit, MIDDLE - tilt() * vec3(0, 0.006, 0), vec3(0.066, 0.010, 0.045), tilt(), 0.006, HOUSING);
  for (int row = 0; row < 3; row++) {
    for (int column = 0; column < 5; column++) {
      turnedBox(ray, hit, keyCentre(column, row), vec3(0.0092, 0.0036, 0.0092), tilt(), 0.0022, KEY + 1 + row * 5 + column);
    }
  }
}

vec3 skyAt(vec3 direction) {
  return STAGE * 1.2;
}

// What a key shows: a sign without words. `p` runs -1..1 over the key's face.
vec3 signOf(int key, vec2 p) {
  float soft = 0.05;
  float pick = hash(float(key) * 1.71);
  vec3 ink = vec3(0.9, 0.95, 1.0), glow = DEEP * 0.25;
  int kind = key % 8;
  float shape = 0.0;
  if (kind == 0) shape = smoothstep(soft, -soft, max(abs(p.y) * 1.0 + p.x * 0.58 - 0.26, -p.x - 0.36));
  if (kind == 1) shape = ring(p, 0.42, 0.05, soft) + disc(p, 0.16, soft);
  if (kind == 2) for (int i = 0; i < 5; i++) shape += rounded(p - vec2((float(i) - 2.0) * 0.2, 0.0), vec2(0.05, 0.12 + 0.3 * hash(float(i) + pick)), 0.05, soft);
  if (kind == 3) shape = frame(p, vec2(0.46, 0.3), 0.06, 0.035, soft) + frame(p - vec2(0.12, -0.1), vec2(0.2, 0.12), 0.03, 0.035, soft);
  if (kind == 4) shape = rounded(p - vec2(-0.17, 0), vec2(0.09, 0.36), 0.04, soft) + rounded(p - vec2(0.17, 0), vec2(0.09, 0.36), 0.04, soft);
  if (kind == 5) shape = segment(p, vec2(-0.4, -0.2), vec2(-0.1, 0.25), 0.05, soft) + segment(p, vec2(-0.1, 0.25), vec2(0.15, -0.1), 0.05, soft) + segment(p, vec2(0.15, -0.1), vec2(0.42, 0.3), 0.05, soft);
  if (kind == 6) for (int i = 0; i < 9; i++) shape += disc(p - (vec2(float(i % 3), float(i / 3)) - 1.0) * 0.32, 0.10, soft);
  if (kind == 7) shape = disc(p, 0.36, soft);
  if (key == 7 || key == 3) { glow = AMBER * 0.9; ink = vec3(1.0, 0.93, 0.85); }
  else if (key == 11) { ink = AMBER * 2.2; glow = AMBER * 0.06; }
  else if (pick > 0.55) { glow = DEEP * 1.1 + COOL * 0.05; }
  if (key == 2) return auroraPicture(p * 0.5, 4.0) * 0.9;
  if (key == 9) return silkPicture(p * vec2(0.9, 0.45) + vec2(0.2, 0.0), 0.7) * 1.3;
  return glow * (0.75 + 0.35 * p.y) + ink * clamp(shape, 0.0, 1.0) * 1.3;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == DESK) return gloss(vec3(0.014, 0.015, 0.018), 0.2 + 0.1 * clouds(point.xz * 30.0));
  if (hit.material == HOUSING) return gloss(vec3(0.014, 0.0145, 0.016), 0.32);
  Surface s = gloss(vec3(0.01), 0.09);
  vec2 p = hit.local.xz / 0.0092;
  float face = step(0.0035, hit.local.y);
  s.emission = signOf(hit.material - KEY - 1, vec2(p.x, -p.y) * 1.12) * face * rounded(p, vec2(0.84), 0.2, 0.03) * 1.5;
  return s;
}
