// P1: a small club. One booth, one totem of LED, a few sharp beams.

const int LAYERS = 3;
const int SCREENS = 5;
const int BEAMS = 9;
const float HAZE = 0.05;
const float HAZE_FADE = 0.12;
const float LENS_GLARE = 10.0;
const int FLOOR = 2;
const int BOOTH = 3;
const int PEOPLE = 4;
const int WALL = 5;

vec4 content(int layer, vec2 uv) {
  if (layer == 2) return vec4(mix(DEEP * 1.6, COOL, 0.1), 1.0);
  if (layer == 0) return vec4(rainPicture((uv - 0.5) * vec2(0.7, 2.0), 4.0) * 1.8 + silkPicture((uv.yx - 0.5) * vec2(2.6, 1.0), 5.0) * 0.9, 1.0);
  return vec4(silkPicture((uv - vec2(0.45, 0.5)) * vec2(3.0, 0.95), 1.6) * 1.2, 1.0);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(1.55, 2.15, -3.2), yaw(-0.12) * vec3(0.62, 0, 0), vec3(0, 2.05, 0), 0, vec4(0.2, 0, 0.8, 1), 1.9, vec2(48, 160));
  if (index == 1) return Screen(vec3(-0.45, 0.56, -0.985), vec3(1.25, 0, 0), vec3(0, 0.5, 0), 1, WHOLE, 1.5, vec2(160, 64));
  if (index >= 3) return Screen(vec3(index == 3 ? -2.6 : 0.4, 0.06, -4.3), vec3(1.2, 0, 0), vec3(0, 0, -0.05), 2, WHOLE, 80.0, vec2(0));
  return laptopDisplay(vec3(-1.05, 1.12, -1.45), yaw(2.9), 0.3, 1, 0.6);
}

Beam beamAt(int index) {
  float i = float(index);
  vec3 from = vec3((i - 4.0) * 0.55 - 0.4, 4.15, -3.6);
  vec3 direction = normalize(vec3((i - 4.0) * 0.26, -1.0, 0.95 + 0.25 * cos(i * 2.0)));
  return Beam(from, direction, 0.035, 0.012, index == 2 ? AMBER * 1.5 : mix(COOL, DEEP * 2.0, 0.25) * 0.75);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 2.5, -4.6), vec3(6.0, 2.5, 0.2), 0.0, WALL);
  turnedBox(ray, hit, vec3(1.55, 2.15, -3.26), vec3(0.66, 2.1, 0.05), yaw(-0.12), 0.02, GRAPHITE);
  box(ray, hit, vec3(-0.45, 0.54, -1.45), vec3(1.32, 0.54, 0.45), 0.03, BOOTH);
  box(ray, hit, vec3(-0.45, 1.1, -1.45), vec3(1.4, 0.03, 0.5), 0.02, BOOTH);
  drum(ray, hit, vec3(-0.1, 1.16, -1.4), 0.16, 0.025, BRUSHED);
  drum(ray, hit, vec3(-0.85, 1.16, -1.4), 0.16, 0.025, BRUSHED);
  box(ray, hit, vec3(-0.47, 1.16, -1.4), vec3(0.17, 0.03, 0.18), 0.01, GRAPHITE);
  box(ray, hit, vec3(-2.5, 0.8, -1.9), vec3(0.42, 0.8, 0.4), 0.03, BOOTH);
  box(ray, hit, vec3(-2.5, 1.95, -1.9), vec3(0.34, 0.33, 0.34), 0.03, BOOTH);
  figure(ray, hit, vec3(-0.45, 0.12, -2.15), 1.78, 3.25, AT_CONSOLE, PEOPLE);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.015, 0.016, 0.02), 0.06 + 0.2 * clouds(point.xz * 1.7));
  if (hit.material == WALL) return matte(vec3(0.16) * (0.7 + 0.4 * clouds(point.xy * 4.0)));
  if (hit.material == PEOPLE) return matte(vec3(0.04));
  return gloss(vec3(0.014), 0.3);
}
