// HVC: a mastering suite. The export dialog on the desk, and the picture it writes on a wall of LED tiles.
// Pictures: 0 the operator's screen, 1 the picture.

const int LAYERS = 1;
const int SCREENS = 4;
const int FLOOR = 2;
const int DESK = 3;
const int WALL = 4;
const int STRIP = 5;
const vec3 PLACE = vec3(-0.42, 1.13, 0.0);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return monitorDisplay(PLACE, yaw(0.14) * pitch(-0.05), vec2(0.44, 0.275), 0, 1.1);
  if (index == 1) return Screen(vec3(0.35, 1.62, -3.0), vec3(2.4, 0, 0), vec3(0, 1.28, 0), 1, vec4(0.02, 0.02, 0.98, 0.98), 1.7, vec2(0));
  if (index == 2) return softBox(vec3(-0.9, 2.6, 1.3), vec3(-0.2, 0.75, 0.4), vec2(0.6, 0.1), 2, 1.8);
  return Screen(vec3(0.35, 3.02, -3.1), vec3(2.6, 0, 0), vec3(0, 0.0, 0.04), 2, WHOLE, 3.0, vec2(0));
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 1.8, -3.4), vec3(6.0, 1.8, 0.2), 0.0, WALL);
  box(ray, hit, vec3(0.35, 1.62, -3.08), vec3(2.43, 1.31, 0.06), 0.006, GRAPHITE);
  for (int tile = 1; tile < 6; tile++) box(ray, hit, vec3(-2.05 + 0.8 * float(tile), 1.62, -2.998), vec3(0.0022, 1.28, 0.0015), 0.0, GRAPHITE);
  for (int tile = 1; tile < 4; tile++) box(ray, hit, vec3(0.35, 0.34 + 0.64 * float(tile), -2.998), vec3(2.4, 0.0022, 0.0015), 0.0, GRAPHITE);
  box(ray, hit, vec3(0, 0.72, 0.3), vec3(1.5, 0.025, 0.52), 0.01, DESK);
  monitor(ray, hit, PLACE, yaw(0.14) * pitch(-0.05), vec2(0.44, 0.275));
  turnedBox(ray, hit, vec3(-0.36, 0.753, 0.42), vec3(0.21, 0.007, 0.065), yaw(0.1), 0.004, KEYBOARD);
  turnedBox(ray, hit, vec3(0.02, 0.757, 0.44), vec3(0.03, 0.011, 0.05), yaw(-0.1), 0.010, RUBBER);
  // A drive case on the desk: what the master leaves the room on.
  turnedBox(ray, hit, vec3(0.46, 0.79, 0.22), vec3(0.075, 0.045, 0.12), yaw(-0.35), 0.008, BRUSHED);
  turnedBox(ray, hit, vec3(0.46, 0.79, 0.22) + yaw(-0.35) * vec3(0.04, 0.0, 0.1205), vec3(0.004, 0.004, 0.001), yaw(-0.35), 0.0, STRIP);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.014, 0.014, 0.016), 0.10 + 0.05 * clouds(point.xz * 2.0));
  if (hit.material == DESK) return gloss(mix(vec3(0.022, 0.016, 0.012), vec3(0.045, 0.032, 0.024), clouds(point.xz * vec2(2.0, 34.0))), 0.22);
  if (hit.material == STRIP) return glowing(AMBER * 9.0);
  float slat = abs(fract(point.x * 6.0) - 0.5);
  return matte(vec3(0.05, 0.05, 0.055) * (0.4 + 0.6 * smoothstep(0.5, 0.36, slat)));
}
