// Broadcasting Assistant: lining up a wall. The test picture, and two people who read it.

const int LAYERS = 2;
const int SCREENS = 2;
const int BEAMS = 2;
const float HAZE = 0.04;
const float HAZE_FADE = 0.1;
const float LENS_GLARE = 8.0;
const int FLOOR = 2;
const int PEOPLE = 3;
const int CASE = 4;

vec4 content(int layer, vec2 uv) {
  if (layer == 0) return vec4(testPattern(uv, 2.0), 1.0);
  return vec4(timelinePicture(uv, 4, 0.7), 1.0);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(0.0, 2.75, -6.0), vec3(4.6, 0, 0), vec3(0, 2.3, 0), 0, WHOLE, 2.4, vec2(512, 256));
  return laptopDisplay(vec3(1.0, 0.96, -1.25), yaw(-0.35), 0.3, 0, 1.2);
}

Beam beamAt(int index) {
  float side = index == 0 ? -1.0 : 1.0;
  return Beam(vec3(side * 5.2, 5.6, -4.6), normalize(vec3(-side * 0.35, -1.0, 0.7)), 0.08, 0.05, index == 0 ? AMBER * 2.0 : COOL * 1.4);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0.0, 2.75, -6.12), vec3(4.65, 2.35, 0.08), 0.02, GRAPHITE);
  box(ray, hit, vec3(0.0, 0.2, -6.1), vec3(4.8, 0.2, 0.3), 0.02, CASE);
  box(ray, hit, vec3(1.0, 0.47, -1.25), vec3(0.42, 0.47, 0.3), 0.02, CASE);
  box(ray, hit, vec3(1.0, 0.945, -0.955), vec3(0.42, 0.012, 0.012), 0.005, BRUSHED);
  box(ray, hit, vec3(1.0, 0.62, -0.95), vec3(0.424, 0.012, 0.006), 0.002, BRUSHED);
  laptop(ray, hit, vec3(1.0, 0.945, -1.25), yaw(-0.35), 0.3);
  figure(ray, hit, vec3(1.62, 0.0, -0.95), 1.78, 0.75, AT_CONSOLE, PEOPLE);
  figure(ray, hit, vec3(-1.35, 0.0, -3.4), 1.72, -0.25, POINTING, PEOPLE);
  rod(ray, hit, vec3(-0.3, 0.008, -5.6), vec3(0.9, 0.008, -1.5), 0.012, RUBBER);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.02, 0.021, 0.024), 0.10 + 0.18 * clouds(point.xz * 1.3));
  if (hit.material == PEOPLE) return matte(vec3(0.035));
  return gloss(vec3(0.016), 0.4);
}
