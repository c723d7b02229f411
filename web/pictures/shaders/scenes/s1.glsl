// S1: a conference room at night. A wall of windows, and the laptop that arranges them.
// Pictures: 0 the wall's ground, 1 to 3 its windows, 4 the operator's screen.

const int LAYERS = 2;
const int SCREENS = 8;
const int TABLE = 2;
const int WOOD = 3;
const int CARPET = 4;
const int CHAIR = 5;
const int PLASTER = 6;

vec4 content(int layer, vec2 uv) {
  if (layer == 5) return softEdges(uv);
  return vec4(AMBER * smoothstep(0.5, 0.3, abs(uv.x - 0.5)), 1.0);
}

Screen window(vec2 middle, vec2 halfSize, int layer, float gain) {
  return Screen(vec3(middle, -3.934), vec3(halfSize.x, 0, 0), vec3(0, halfSize.y, 0), layer, WHOLE, gain, halfSize * 240.0);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(0.0, 1.66, -3.94), vec3(1.95, 0, 0), vec3(0, 1.097, 0), 0, vec4(0.1, 0.1, 0.9, 0.9), 0.9, vec2(468, 263));
  if (index == 1) return window(vec2(-0.58, 1.78), vec2(1.16, 0.6525), 1, 2.6);
  if (index == 2) return window(vec2(1.24, 2.105), vec2(0.58, 0.32625), 2, 2.2);
  if (index == 3) return window(vec2(1.24, 1.4535), vec2(0.58, 0.32625 - 0.025), 3, 2.2);
  if (index == 4) return laptopDisplay(vec3(0.36, 0.76, 1.80), yaw(-0.28), 0.32, 4, 1.3);
  if (index == 5) return Screen(vec3(0.0, 3.17, -0.9), vec3(0.035, 0, 0), vec3(0, 0, 2.4), 5, WHOLE, 60.0, vec2(0));
  float side = index == 6 ? -1.0 : 1.0;
  return Screen(vec3(side * 3.0, 0.06, -3.86), vec3(1.0, 0, 0), vec3(0, 0, -0.05), 6, WHOLE, 40.0, vec2(0));
}

void chair(Ray ray, inout Hit hit, vec3 at, float side) {
  turnedBox(ray, hit, at + vec3(0.0, 0.72, 0.0), vec3(0.035, 0.27, 0.23), yaw(0.06 * side), 0.03, CHAIR);
  box(ray, hit, at + vec3(-0.24 * side, 0.46, 0.0), vec3(0.24, 0.04, 0.24), 0.03, CHAIR);
  rod(ray, hit, at + vec3(-0.2 * side, 0.0, 0.0), at + vec3(-0.2 * side, 0.44, 0.0), 0.03, BRUSHED);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, CARPET);
  box(ray, hit, vec3(0, 1.6, -4.1), vec3(4.2, 1.6, 0.1), 0.0, WOOD);
  box(ray, hit, vec3(0, 1.66, -3.99), vec3(2.0, 1.147, 0.04), 0.02, GRAPHITE);
  box(ray, hit, vec3(-4.2, 1.6, 0), vec3(0.1, 1.6, 5), 0.0, PLASTER);
  box(ray, hit, vec3(4.2, 1.6, 0), vec3(0.1, 1.6, 5), 0.0, PLASTER);
  box(ray, hit, vec3(0, 3.3, 0), vec3(4.3, 0.1, 5), 0.0, PLASTER);
  box(ray, hit, vec3(0, 0.72, 0.0), vec3(0.85, 0.03, 2.3), 0.02, TABLE);
  box(ray, hit, vec3(0, 0.35, -0.9), vec3(0.25, 0.35, 0.5), 0.0, CHAIR);
  for (int row = 0; row < 4; row++) {
    float z = -1.75 + float(row) * 0.95;
    chair(ray, hit, vec3(-1.2, 0, z), -1.0);
    chair(ray, hit, vec3(1.2, 0, z), 1.0);
  }
  laptop(ray, hit, vec3(0.36, 0.75, 1.80), yaw(-0.28), 0.32);
}

vec3 skyAt(vec3 direction) {
  return STAGE;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == TABLE) {
    float grain = clouds(point.xz * vec2(30.0, 1.6));
    return gloss(mix(vec3(0.018, 0.013, 0.010), vec3(0.05, 0.034, 0.024), grain), 0.14 + 0.08 * grain);
  }
  if (hit.material == WOOD) {
    float slat = fract(point.x * 9.0);
    float gap = smoothstep(0.0, 0.06, slat) * smoothstep(1.0, 0.8, slat);
    float grain = clouds(vec2(floor(point.x * 9.0) * 7.3 + point.x * 40.0, point.y * 2.0));
    return gloss(mix(vec3(0.10, 0.062, 0.038), vec3(0.2, 0.13, 0.085), grain) * (0.08 + 0.92 * gap), 0.45);
  }
  if (hit.material == CHAIR) return gloss(vec3(0.022, 0.023, 0.026), 0.5);
  if (hit.material == CARPET) return matte(vec3(0.05, 0.052, 0.06) * (0.7 + 0.5 * noise(point.xz * 60.0)));
  return matte(vec3(0.16, 0.165, 0.18));
}
