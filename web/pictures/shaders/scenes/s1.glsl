// S1: a conference room at night. One small wall, one laptop that runs it.

const int LAYERS = 3;
const int SCREENS = 5;
const int TABLE = 2;
const int WOOD = 3;
const int CARPET = 4;
const int CHAIR = 5;
const int PLASTER = 6;

// A meeting: one large picture, a chart, a guest, and a caption line.
vec3 meetingPicture(vec2 uv) {
  vec2 p = vec2((uv.x - 0.5) * 1.78, uv.y - 0.5);
  vec3 canvas = DEEP * 0.06 + DEEP * 0.12 * clouds(p * 2.0) + AMBER * 0.02 * exp(-6.0 * length(p - vec2(0.9, -0.5)));
  vec2 hero = p - vec2(-0.26, 0.06);
  paint(canvas, silkPicture(hero * vec2(2.1, 1.7), 0.7) * 1.1, rounded(hero, vec2(0.56, 0.335), 0.015, 0.002));
  canvas += COOL * 0.5 * frame(hero, vec2(0.56, 0.335), 0.015, 0.001, 0.0015);
  vec2 chart = p - vec2(0.595, 0.235);
  paint(canvas, PANEL * 2.5, rounded(chart, vec2(0.235, 0.16), 0.015, 0.002));
  for (int bar = 0; bar < 7; bar++) {
    float tall = 0.03 + 0.085 * hash(float(bar) * 2.3 + 0.4);
    paint(canvas, bar == 5 ? AMBER * 1.8 : COOL * 0.8, rounded(chart - vec2(-0.165 + 0.055 * float(bar), -0.11 + tall), vec2(0.015, tall), 0.006, 0.002));
  }
  vec2 guest = p - vec2(0.595, -0.115);
  paint(canvas, auroraPicture(guest * 2.6, 5.0) * 1.2, rounded(guest, vec2(0.235, 0.16), 0.015, 0.002));
  canvas += AMBER * 2.2 * frame(guest, vec2(0.235, 0.16), 0.015, 0.003, 0.0015);
  paint(canvas, PANEL * 2.5, rounded(p - vec2(0.005, -0.39), vec2(0.825, 0.045), 0.045, 0.002));
  paint(canvas, COOL, rounded(p - vec2(-0.16, -0.39), vec2(0.42, 0.009), 0.009, 0.002));
  return canvas;
}

vec4 content(int layer, vec2 uv) {
  if (layer == 0) return vec4(meetingPicture(uv), 1.0);
  if (layer == 1) return softEdges(uv);
  return vec4(AMBER * smoothstep(0.5, 0.3, abs(uv.x - 0.5)), 1.0);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(0.0, 1.62, -3.94), vec3(1.85, 0, 0), vec3(0, 1.04, 0), 0, WHOLE, 2.0, vec2(384, 216));
  if (index == 1) return laptopDisplay(vec3(0.42, 0.76, 1.55), yaw(-0.28), 0.32, 0, 1.4);
  if (index == 2) return Screen(vec3(0.0, 3.17, -0.9), vec3(0.035, 0, 0), vec3(0, 0, 2.4), 1, WHOLE, 22.0, vec2(0));
  float side = index == 3 ? -1.0 : 1.0;
  return Screen(vec3(side * 3.0, 0.06, -3.86), vec3(1.0, 0, 0), vec3(0, 0, -0.05), 2, WHOLE, 20.0, vec2(0));
}

void chair(Ray ray, inout Hit hit, vec3 at, float side) {
  turnedBox(ray, hit, at + vec3(0.0, 0.72, 0.0), vec3(0.035, 0.27, 0.23), yaw(0.06 * side), 0.03, CHAIR);
  box(ray, hit, at + vec3(-0.24 * side, 0.46, 0.0), vec3(0.24, 0.04, 0.24), 0.03, CHAIR);
  rod(ray, hit, at + vec3(-0.2 * side, 0.0, 0.0), at + vec3(-0.2 * side, 0.44, 0.0), 0.03, BRUSHED);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, CARPET);
  box(ray, hit, vec3(0, 1.6, -4.1), vec3(4.2, 1.6, 0.1), 0.0, WOOD);
  box(ray, hit, vec3(0, 1.62, -3.99), vec3(1.9, 1.09, 0.04), 0.02, GRAPHITE);
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
  laptop(ray, hit, vec3(0.42, 0.75, 1.55), yaw(-0.28), 0.32);
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
