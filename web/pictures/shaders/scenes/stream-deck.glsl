// Stream Deck plugin: a grid of lit keys, close enough to touch.
// Pictures: 0 the fifteen keys, five across and three down.

const int LAYERS = 1;
const int SCREENS = 2;
const int DESK = 2;
const int HOUSING = 3;
const int KEY = 4;
const float KEYS_INSET = 0.0714;

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(0.0, 0.30, -0.42), vec3(0.34, 0, 0), vec3(0, 0.08, 0.05), 1, WHOLE, 2.4, vec2(0));
  return Screen(vec3(0.4, 0.2, 0.1), vec3(0, 0, 0.2), vec3(0, 0.12, 0), 1, WHOLE, 2.5, vec2(0));
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

// The part of the picture that belongs to a key; `p` runs -1..1 over the key's face, y up.
vec3 keyPicture(int key, vec2 p) {
  vec2 cell = vec2(float(key % 5), 2.0 - float(key / 5));
  vec2 at = (cell + KEYS_INSET + (p * 0.5 + 0.5) * (1.0 - 2.0 * KEYS_INSET)) / vec2(5.0, 3.0);
  return textureLod(contents, vec3(at, 0.0), 0.0).rgb;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == DESK) return gloss(vec3(0.014, 0.015, 0.018), 0.2 + 0.1 * clouds(point.xz * 30.0));
  if (hit.material == HOUSING) return gloss(vec3(0.014, 0.0145, 0.016), 0.32);
  Surface s = gloss(vec3(0.01), 0.09);
  vec2 p = hit.local.xz / 0.0092;
  float face = step(0.0035, hit.local.y);
  s.emission = keyPicture(hit.material - KEY - 1, vec2(p.x, -p.y) / 0.86) * face * rounded(p, vec2(0.86), 0.2, 0.03) * 1.6;
  return s;
}
