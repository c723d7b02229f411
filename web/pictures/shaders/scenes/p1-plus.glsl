// P1+: the same club grown up. Nested arches of LED, and the desk at their end seen from behind.
// Pictures: 0 the arches, 1 the wall behind them, 2 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 18;
const int BEAMS = 4;
const float HAZE = 0.03;
const float HAZE_FADE = 0.1;
const float LENS_GLARE = 6.0;
const int FLOOR = 2;
const int BOOTH = 3;
const vec3 PLACE = vec3(0.52, 1.36, 2.2);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

// Five arches of three sides each; further ones are smaller.
Screen screenAt(int index) {
  if (index == 15) return Screen(vec3(0.0, 2.15, -10.2), vec3(2.6, 0, 0), vec3(0, 1.65, 0), 1, vec4(0.05, 0.0, 0.95, 1.0), 1.5, vec2(0));
  if (index == 16) return monitorDisplay(PLACE, yaw(-0.16) * pitch(-0.04), vec2(0.40, 0.25), 2, 1.05);
  if (index == 17) return softBox(vec3(-1.5, 3.2, 5.0), PLACE, vec2(0.8, 0.4), 3, 1.4);
  int arch = index / 3, part = index % 3;
  float k = float(arch), z = -0.6 - k * 1.9, reach = 3.1 - 0.10 * k, top = 4.4 - 0.1 * k;
  float gain = arch == 2 ? 1.1 : 1.6;
  vec4 crop = vec4(0.10 * k, 0.30 + 0.08 * k, 0.10 * k + 0.4, 0.36 + 0.08 * k);
  if (part == 0) return Screen(vec3(0.0, top, z), vec3(reach, 0, 0), vec3(0, 0.2, 0), 0, crop, gain, vec2(0));
  float side = part == 1 ? -1.0 : 1.0;
  return Screen(vec3(side * (reach - 0.2), (top - 0.2) * 0.5, z), vec3(0, side * (top - 0.2) * -0.5, 0), vec3(side * 0.2, 0, 0), 0, crop, gain, vec2(0));
}

Beam beamAt(int index) {
  float side = index % 2 == 0 ? -1.0 : 1.0, rank = float(index / 2);
  return Beam(vec3(side * (0.8 + rank * 0.9), 4.0, -7.5), normalize(vec3(side * (0.12 + 0.2 * rank), -0.8, 1.0)), 0.05, 0.034, rank > 0.5 ? AMBER * 1.1 : COOL * 0.8);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, PLACE + vec3(0.1, -0.43, 0.2), vec3(1.0, 0.02, 0.4), 0.01, BOOTH);
  monitor(ray, hit, PLACE, yaw(-0.16) * pitch(-0.04), vec2(0.40, 0.25));
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.015, 0.016, 0.02), 0.05 + 0.14 * clouds(point.xz * 1.7));
  return gloss(vec3(0.014), 0.3);
}
