// NDI Sender: one laptop sends its stage over the network; another and a wall of monitors receive it.
// Pictures: 0 the sender's screen, 1 what it sends, 2 and 3 other senders.

const int LAYERS = 1;
const int SCREENS = 8;
const int FLOOR = 2;
const int DESK = 3;
const int WALL = 4;
const int CABLE = 5;
const vec3 FIRST = vec3(-0.25, 0.972, 0.50);
const vec3 SECOND = vec3(0.27, 0.972, 0.40);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return laptopDisplay(FIRST + vec3(0, 0.005, 0), yaw(0.20), 0.28, 0, 1.15);
  if (index == 1) return laptopDisplay(SECOND + vec3(0, 0.005, 0), yaw(-0.16), 0.28, 1, 1.2);
  if (index == 6) return softBox(vec3(0.3, 2.9, 1.2), vec3(0.0, 0.95, 0.3), vec2(0.9, 0.10), 4, 5.0);
  if (index == 7) return Screen(vec3(0.1, 2.64, -2.38), vec3(1.7, 0, 0), vec3(0, 0, -0.02), 4, WHOLE, 8.0, vec2(0));
  int cell = index - 2;
  vec2 at = vec2(float(cell % 2) * 2.0 - 1.0, float(cell / 2) * 2.0 - 1.0);
  int layer = cell == 2 || cell == 1 ? 1 : cell == 0 ? 2 : 3;
  return Screen(vec3(0.1 + at.x * 0.86, 1.62 + at.y * 0.487, -2.3), vec3(0.845, 0, 0), vec3(0, 0.4755, 0), layer, WHOLE, 1.6, vec2(0));
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 1.8, -2.6), vec3(6.0, 1.8, 0.2), 0.0, WALL);
  for (int cell = 0; cell < 4; cell++) {
    vec2 at = vec2(float(cell % 2) * 2.0 - 1.0, float(cell / 2) * 2.0 - 1.0);
    box(ray, hit, vec3(0.1 + at.x * 0.86, 1.62 + at.y * 0.487, -2.345), vec3(0.855, 0.4845, 0.04), 0.004, GRAPHITE);
  }
  box(ray, hit, vec3(0, 0.95, 0.42), vec3(1.4, 0.022, 0.44), 0.01, DESK);
  laptop(ray, hit, FIRST, yaw(0.20), 0.28);
  laptop(ray, hit, SECOND, yaw(-0.16), 0.28);
  // Both hang on one small switch.
  turnedBox(ray, hit, vec3(0.02, 0.986, 0.20), vec3(0.11, 0.014, 0.05), yaw(0.05), 0.004, RUBBER);
  rod(ray, hit, vec3(-0.06, 0.978, 0.24), vec3(-0.20, 0.976, 0.36), 0.003, CABLE);
  rod(ray, hit, vec3(0.10, 0.978, 0.24), vec3(0.20, 0.976, 0.30), 0.003, CABLE);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.02, 0.02, 0.022), 0.12 + 0.06 * clouds(point.xz * 2.0));
  if (hit.material == DESK) return gloss(mix(vec3(0.03, 0.022, 0.016), vec3(0.075, 0.052, 0.037), clouds(point.xz * vec2(2.0, 34.0))), 0.24);
  if (hit.material == CABLE) return gloss(AMBER * 0.4, 0.4);
  return matte(vec3(0.06, 0.062, 0.068) * (0.8 + 0.3 * clouds(point.xy * 2.0)));
}
