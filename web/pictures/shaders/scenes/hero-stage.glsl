// The opening picture: a wide stage at its last rehearsal, one performer before the wall, and in front the desk that runs it.
// Pictures: 0 the show, 1 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 6;
const int BEAMS = 14;
const float HAZE = 0.05;
const float HAZE_FADE = 0.10;
const float LENS_GLARE = 16.0;
const int FLOOR = 2;
const int PEOPLE = 3;
const int DESK = 4;
const int TRUSS = 5;
const int EDGE = 6;
const int SPEAKER = 7;
const int PANEL_FACE = 8;
const vec3 CONSOLE = vec3(1.34, 1.17, 6.92);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(0.0, 4.5, -12.5), vec3(9.4, 0, 0), vec3(0, 3.85, 0), 0, vec4(0.06, 0.16, 0.94, 0.80), 1.9, vec2(0));
  if (index <= 2) {
    float side = index == 1 ? -1.0 : 1.0;
    vec4 crop = index == 1 ? vec4(0.0, 0.16, 0.06, 0.80) : vec4(0.94, 0.16, 1.0, 0.80);
    return Screen(vec3(side * 10.35, 4.5, -12.05), yaw(-side * 0.62) * vec3(0.64, 0, 0), vec3(0, 3.85, 0), 0, crop, 1.9, vec2(0));
  }
  if (index == 3) return monitorDisplay(CONSOLE + vec3(-0.16, 0.37, -0.12), yaw(0.10), vec2(0.40, 0.25), 1, 1.15);
  if (index == 4) return monitorDisplay(CONSOLE + vec3(0.62, 0.32, -0.02), yaw(-0.34), vec2(0.28, 0.1575), 0, 0.8);
  return softBox(vec3(-2.0, 4.5, 10.5), CONSOLE, vec2(1.2, 0.8), 2, 1.2);
}

Beam beamAt(int index) {
  float i = float(index);
  if (index < 10) {
    float x = (i - 4.5) * 2.05;
    vec3 from = vec3(x, 9.35, -9.2);
    vec3 target = vec3(x * 1.75 + 1.2 * sin(i * 2.4), 0.0, -1.5 + 2.6 * cos(i * 1.9));
    bool warm = index == 1 || index == 4 || index == 8;
    return Beam(from, normalize(target - from), 0.07, 0.034, (warm ? AMBER * 3.6 : COOL * 1.5) * (0.6 + 0.5 * hash(i + 0.7)));
  }
  float side = index % 2 == 0 ? -1.0 : 1.0, rank = floor((i - 10.0) / 2.0);
  vec3 from = vec3(side * (9.8 + rank * 1.2), 0.9, -10.6 + rank * 0.6);
  return Beam(from, normalize(vec3(side * (0.10 + 0.24 * rank), 1.0, 0.22)), 0.07, 0.034, mix(COOL, vec3(0.05, 0.55, 0.75), 0.6) * 1.5);
}

// A hanging column of loudspeakers, curved towards the front rows.
void lineArray(Ray ray, inout Hit hit, float side) {
  vec3 ignored, middle = vec3(side * 12.3, 6.6, -8.0);
  if (crossBox(ray.origin - middle, ray.direction, vec3(0.8, 2.6, 1.6), ignored) < 0.0) return;
  float angle = -0.05;
  vec3 at = middle + vec3(0.0, 2.1, 0.4);
  for (int unit = 0; unit < 9; unit++) {
    turnedBox(ray, hit, at, vec3(0.6, 0.2, 0.34), pitch(-angle), 0.03, SPEAKER);
    angle += 0.045;
    at -= vec3(0.0, 0.43 * cos(angle), 0.43 * sin(angle));
  }
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 0.3, -8.2), vec3(11.5, 0.3, 4.6), 0.03, FLOOR);
  box(ray, hit, vec3(0, 4.5, -12.62), vec3(9.48, 3.93, 0.1), 0.0, DESK);
  truss(ray, hit, vec3(0, 9.75, -9.2), 12.5, TRUSS);
  box(ray, hit, vec3(0, 0.605, -3.59), vec3(11.5, 0.014, 0.014), 0.0, EDGE);
  for (float side = -1.0; side <= 1.0; side += 2.0) lineArray(ray, hit, side);
  figure(ray, hit, vec3(0.15, 0.6, -7.4), 1.78, 0.25, STANDING, PEOPLE);
  vec3 ignored;
  if (crossBox(ray.origin - CONSOLE, ray.direction, vec3(1.5, 0.7, 0.7), ignored) < 0.0) return;
  box(ray, hit, CONSOLE - vec3(-0.05, 0.03, 0), vec3(1.25, 0.02, 0.44), 0.01, DESK);
  monitor(ray, hit, CONSOLE + vec3(-0.16, 0.37, -0.12), yaw(0.10), vec2(0.40, 0.25));
  monitor(ray, hit, CONSOLE + vec3(0.62, 0.32, -0.02), yaw(-0.34), vec2(0.28, 0.1575));
  turnedBox(ray, hit, CONSOLE + vec3(0.52, 0.022, 0.26), vec3(0.30, 0.022, 0.13), yaw(-0.2) * pitch(-0.1), 0.008, PANEL_FACE);
  turnedBox(ray, hit, CONSOLE + vec3(-0.22, 0.0, 0.24), vec3(0.22, 0.008, 0.07), yaw(0.08), 0.004, KEYBOARD);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) {
    float wear = clouds(point.xz * 0.9) * 0.5 + 0.5 * clouds(point.xz * 5.0);
    Surface s = gloss(vec3(0.012, 0.013, 0.016), 0.05 + 0.10 * wear);
    s.reflectance = 0.08;
    return s;
  }
  if (hit.material == PEOPLE) return matte(vec3(0.03));
  if (hit.material == DESK) return gloss(vec3(0.013), 0.34);
  if (hit.material == EDGE) return glowing(AMBER * 1.8);
  if (hit.material == TRUSS) return metal(vec3(0.35), 0.4);
  if (hit.material == SPEAKER) {
    Surface s = matte(vec3(0.014));
    if (hit.normal.z > 0.6) s.albedo = vec3(0.022) * (0.5 + 0.5 * step(0.25, abs(hit.local.y) * 5.0));
    return s;
  }
  if (hit.material == PANEL_FACE) {
    Surface s = gloss(vec3(0.016), 0.35);
    vec2 cell = vec2(hit.local.x / 0.05, hit.local.z / 0.05), f = fract(cell) - 0.5;
    if (hit.local.y > 0.021) s.emission = (hash(floor(cell)) > 0.8 ? AMBER * 1.6 : COOL * 0.35) * rounded(f, vec2(0.28), 0.06, 0.03) * step(0.3, hash(floor(cell) + 4.0));
    return s;
  }
  return gloss(vec3(0.01), 0.4);
}
