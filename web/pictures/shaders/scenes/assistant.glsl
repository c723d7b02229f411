// Broadcasting Assistant: lining up a wall. The test picture on it, and the laptop that sends it on a case.
// Pictures: 0 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 2;
const int BEAMS = 2;
const float HAZE = 0.04;
const float HAZE_FADE = 0.1;
const float LENS_GLARE = 8.0;
const int FLOOR = 2;
const int CASE = 4;
const vec3 PLACE = vec3(0.42, 0.942, 1.75);

vec4 content(int layer, vec2 uv) {
  return vec4(testPattern(uv, 2.0), 1.0);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(0.0, 2.75, -6.0), vec3(4.6, 0, 0), vec3(0, 2.3, 0), 1, WHOLE, 2.4, vec2(512, 256));
  return laptopDisplay(PLACE + vec3(0, 0.005, 0), yaw(-0.24), 0.3, 0, 1.15);
}

Beam beamAt(int index) {
  float side = index == 0 ? -1.0 : 1.0;
  return Beam(vec3(side * 5.2, 5.6, -4.6), normalize(vec3(-side * 0.35, -1.0, 0.7)), 0.08, 0.05, index == 0 ? AMBER * 2.0 : COOL * 1.4);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0.0, 2.75, -6.12), vec3(4.65, 2.35, 0.08), 0.02, GRAPHITE);
  box(ray, hit, vec3(0.0, 0.2, -6.1), vec3(4.8, 0.2, 0.3), 0.02, CASE);
  box(ray, hit, vec3(0.5, 0.47, 1.75), vec3(0.55, 0.47, 0.36), 0.02, CASE);
  box(ray, hit, vec3(0.5, 0.945, 2.11), vec3(0.55, 0.012, 0.012), 0.005, BRUSHED);
  box(ray, hit, vec3(0.5, 0.62, 2.11), vec3(0.554, 0.012, 0.006), 0.002, BRUSHED);
  laptop(ray, hit, PLACE, yaw(-0.24), 0.3);
  rod(ray, hit, vec3(-0.3, 0.008, -5.6), vec3(0.6, 0.008, 1.4), 0.012, RUBBER);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.02, 0.021, 0.024), 0.10 + 0.18 * clouds(point.xz * 1.3));
  return gloss(vec3(0.016), 0.4);
}
