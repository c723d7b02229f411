// P1+: the same club grown up. Nested arches of LED lead to the booth.

const int LAYERS = 2;
const int SCREENS = 17;
const int BEAMS = 4;
const float HAZE = 0.03;
const float HAZE_FADE = 0.1;
const float LENS_GLARE = 6.0;
const int FLOOR = 2;
const int BOOTH = 3;
const int PEOPLE = 4;

vec4 content(int layer, vec2 uv) {
  if (layer == 0) return vec4(silkPicture((uv - vec2(0.45, 0.5)) * vec2(4.0, 0.8), 0.9) * 1.2 + DEEP * 0.12, 1.0);
  return vec4(bloomPicture((uv - vec2(0.5, 0.5)) * vec2(2.0, 1.1), 1.4) * 1.1, 1.0);
}

// Five arches of three sides each; further ones are smaller, one of them burns amber.
Screen screenAt(int index) {
  if (index == 15) return Screen(vec3(0.0, 1.9, -9.2), vec3(1.9, 0, 0), vec3(0, 1.5, 0), 1, WHOLE, 1.4, vec2(0));
  if (index == 16) return Screen(vec3(0.0, 0.62, -5.38), vec3(1.0, 0, 0), vec3(0, 0.42, 0), 0, vec4(0.2, 0, 0.8, 1), 1.6, vec2(0));
  int arch = index / 3, part = index % 3;
  float k = float(arch), z = 0.2 - k * 1.9, reach = 3.0 - 0.13 * k, top = 4.3 - 0.1 * k;
  float gain = arch == 2 ? 0.9 : 1.5;
  vec4 crop = vec4(0.15 * k, 0.0, 0.15 * k + 0.4, 1.0);
  if (part == 0) return Screen(vec3(0.0, top, z), vec3(reach, 0, 0), vec3(0, 0.22, 0), 0, crop, gain, vec2(0));
  float side = part == 1 ? -1.0 : 1.0;
  return Screen(vec3(side * (reach - 0.22), (top - 0.22) * 0.5, z), vec3(0, side * (top - 0.22) * -0.5, 0), vec3(side * 0.22, 0, 0), 0, crop, gain, vec2(0));
}

Beam beamAt(int index) {
  float side = index % 2 == 0 ? -1.0 : 1.0, rank = float(index / 2);
  vec3 from = vec3(side * (0.8 + rank * 0.8), 4.0, -6.5);
  return Beam(from, normalize(vec3(side * (0.1 + 0.18 * rank), -0.75, 1.0)), 0.05, 0.02, rank > 0.5 ? AMBER * 1.1 : COOL * 0.8);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0.0, 0.54, -5.8), vec3(1.1, 0.54, 0.4), 0.03, BOOTH);
  box(ray, hit, vec3(0.0, 1.1, -5.8), vec3(1.2, 0.03, 0.45), 0.02, BOOTH);
  figure(ray, hit, vec3(0.0, 0.12, -6.4), 1.8, 3.14, ARMS_RAISED, PEOPLE);
  figure(ray, hit, vec3(-1.15, 0.0, -0.6), 1.76, 0.1, STANDING, PEOPLE);
  figure(ray, hit, vec3(-0.55, 0.0, -1.2), 1.68, -0.2, ARMS_RAISED, PEOPLE);
  figure(ray, hit, vec3(1.25, 0.0, -0.9), 1.74, -0.2, STANDING, PEOPLE);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.015, 0.016, 0.02), 0.05 + 0.14 * clouds(point.xz * 1.7));
  if (hit.material == PEOPLE) return matte(vec3(0.03));
  return gloss(vec3(0.014), 0.3);
}
