// S2: a concert. Three walls over a full house, and the desk that runs the cue list behind the last row.
// Pictures: 0 middle wall, 1 left window, 2 right window, 3 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 7;
const int BEAMS = 8;
const float HAZE = 0.05;
const float HAZE_FADE = 0.09;
const float LENS_GLARE = 10.0;
const int FLOOR = 2;
const int CROWD = 3;
const int TRUSS = 4;
const int DESK = 5;
const int EDGE = 6;
const vec3 PLACE = vec3(-1.0, 1.24, 2.75);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(0.0, 4.9, -17.0), vec3(5.9, 0, 0), vec3(0, 3.1, 0), 0, vec4(0.0, 0.03, 1.0, 0.97), 1.7, vec2(0));
  if (index <= 2) {
    float side = index == 1 ? -1.0 : 1.0;
    return Screen(vec3(side * 9.4, 5.3, -15.8), yaw(-side * 0.34) * vec3(3.2, 0, 0), vec3(0, 1.8, 0), index, WHOLE, 1.6, vec2(0));
  }
  if (index == 3) return monitorDisplay(PLACE, yaw(0.16), vec2(0.42, 0.2625), 3, 1.05);
  if (index == 4) return softBox(vec3(-3.0, 3.6, 6.0), PLACE, vec2(1.0, 0.6), 4, 1.2);
  // Strips that stand between the walls carry the picture's own edge.
  float side = index == 5 ? -1.0 : 1.0;
  vec4 crop = index == 5 ? vec4(0.0, 0.0, 0.05, 1.0) : vec4(0.95, 0.0, 1.0, 1.0);
  return Screen(vec3(side * 12.9, 4.6, -13.4), yaw(-side * 0.5) * vec3(0.35, 0, 0), vec3(0, 3.0, 0), 0, crop, 1.7, vec2(0));
}

Beam beamAt(int index) {
  float i = float(index), x = (i - 3.5) * 2.5;
  vec3 from = vec3(x, 9.8, -12.6);
  return Beam(from, normalize(vec3(x * 0.05 + 0.3 * sin(i * 2.2), -1.0, 0.62)), 0.07, 0.034, index == 2 || index == 5 ? AMBER * 3.2 : COOL * 1.6);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 0.5, -14.6), vec3(8.0, 0.5, 2.9), 0.03, FLOOR);
  box(ray, hit, vec3(0, 1.005, -11.69), vec3(8.0, 0.014, 0.014), 0.0, EDGE);
  truss(ray, hit, vec3(0, 10.2, -12.6), 12.0, TRUSS);
  for (int row = 0; row < 6; row++) crowd(ray, hit, 0.4 - 1.5 * float(row), 1.66 - 0.03 * float(row), 0.66, float(row), CROWD);
  box(ray, hit, PLACE + vec3(0.25, -0.42, 0.25), vec3(1.3, 0.02, 0.42), 0.01, DESK);
  monitor(ray, hit, PLACE, yaw(0.16), vec2(0.42, 0.2625));
  turnedBox(ray, hit, PLACE + vec3(0.05, -0.39, 0.35), vec3(0.21, 0.007, 0.065), yaw(0.1), 0.004, KEYBOARD);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.012, 0.014, 0.018), 0.10 + 0.14 * clouds(point.xz));
  if (hit.material == TRUSS) return metal(vec3(0.3), 0.4);
  if (hit.material == DESK) return gloss(vec3(0.014), 0.3);
  if (hit.material == EDGE) return glowing(AMBER * 1.6);
  return matte(vec3(0.012));
}
