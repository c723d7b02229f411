// A product launch in a conference hall: one wall eight times as wide as high, windows on it, a lectern, and the laptop behind the last row.
// Pictures: 0 the wall's ground, 1 to 3 its windows, 4 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 10;
const int BEAMS = 5;
const float HAZE = 0.012;
const float HAZE_FADE = 0.10;
const float LENS_GLARE = 5.0;
const int FLOOR = 2;
const int CARPET = 3;
const int PEOPLE = 4;
const int SLATS = 5;
const int CEILING = 6;
const int WOOD = 7;
const int EDGE = 8;
const int BLACK = 9;
const int TRUSS = 10;
const float FACE = -15.0;
const float HIGH = 2.6;
const vec3 PLACE = vec3(0.0, 1.25, 5.9);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen window(float x, float halfWide, float halfTall, int layer, vec4 crop) {
  return Screen(vec3(x, HIGH, FACE + 0.012), vec3(halfWide, 0, 0), vec3(0, halfTall, 0), layer, crop, 2.0, vec2(0));
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(0.0, HIGH, FACE), vec3(12.0, 0, 0), vec3(0, 1.5, 0), 0, vec4(0.0, 0.38, 1.0, 0.60), 1.35, vec2(0));
#if CUE == 2
  if (index == 1) return window(0.0, 7.4, 1.22, 1, vec4(0.0, 0.36, 1.0, 0.65));
  if (index <= 3) return window(index == 2 ? -9.6 : 9.6, 1.9, 1.07, index, WHOLE);
#else
  if (index == 1) return window(0.0, 3.55, 1.22, 1, vec4(0.0, 0.20, 1.0, 0.81));
  if (index <= 3) return window(index == 2 ? -7.2 : 7.2, 2.17, 1.22, index, WHOLE);
#endif
  if (index == 4) return largeDisplay(PLACE, mat3(1.0), 4, 1.05);
  if (index == 5) return smallDisplay(PLACE, mat3(1.0), 0, 0.8);
  if (index == 6) return deskLight(PLACE, mat3(1.0), 5, 9.0);
  // House lights behind, dimmed: they part the rows of the audience.
  if (index == 9) return softBox(vec3(0.0, 6.4, 9.5), vec3(0.0, 1.0, -6.0), vec2(7.0, 1.2), 5, CUE == 2 ? 0.001 : 5.0);
  float side = index == 7 ? -1.0 : 1.0;
  return Screen(vec3(side * 12.9, 0.05, -5.0), vec3(0, 0, 9.0 * side), vec3(side * 0.04, 0, 0), 5, vec4(0.4, 0.4, 0.6, 0.6), 3.0, vec2(0));
}

Beam beamAt(int index) {
  float x = (float(index) - 2.0) * 3.4;
  vec3 from = vec3(x, 6.3, -6.2), target = index == 1 || index == 2 ? vec3(-4.8, 1.6, -11.6) : vec3(x * 1.3, 0.8, -11.8);
  return Beam(from, normalize(target - from), 0.06, 0.06, vec3(1.0, 0.88, 0.74) * (index == 1 || index == 2 ? 2.2 : 0.7));
}

void lectern(Ray ray, inout Hit hit) {
  vec3 ignored;
  if (crossBox(ray.origin - vec3(-4.8, 1.5, -11.6), ray.direction, vec3(0.5, 0.8, 0.5), ignored) < 0.0) return;
  box(ray, hit, vec3(-4.8, 1.36, -11.6), vec3(0.06, 0.56, 0.2), 0.02, BLACK);
  box(ray, hit, vec3(-4.8, 1.38, -11.38), vec3(0.30, 0.52, 0.02), 0.01, WOOD);
  box(ray, hit, vec3(-4.8, 1.88, -11.355), vec3(0.30, 0.008, 0.006), 0.0, EDGE);
  turnedBox(ray, hit, vec3(-4.8, 1.94, -11.6), vec3(0.36, 0.02, 0.26), pitch(-0.18), 0.006, BLACK);
  rod(ray, hit, vec3(-4.95, 1.94, -11.55), vec3(-4.9, 2.2, -11.7), 0.008, BLACK);
  rod(ray, hit, vec3(-4.65, 1.94, -11.55), vec3(-4.7, 2.2, -11.7), 0.008, BLACK);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, CARPET);
  box(ray, hit, vec3(0, 0.4, -12.4), vec3(12.6, 0.4, 2.6), 0.02, FLOOR);
  box(ray, hit, vec3(0, 0.62, -9.78), vec3(12.6, 0.012, 0.012), 0.0, EDGE);
  for (int step = 0; step < 2; step++) box(ray, hit, vec3(7.5, 0.13 + 0.27 * float(step) - 0.0, -9.5 - 0.3 * float(step) + 0.25), vec3(1.1, 0.13, 0.3), 0.01, BLACK);
  box(ray, hit, vec3(0, HIGH, FACE - 0.1), vec3(12.1, 1.6, 0.08), 0.02, BLACK);
  box(ray, hit, vec3(0, 3.5, FACE - 0.6), vec3(14.0, 3.5, 0.1), 0.0, BLACK);
  box(ray, hit, vec3(-13.4, 3.5, -4.0), vec3(0.2, 3.5, 13.0), 0.0, SLATS);
  box(ray, hit, vec3(13.4, 3.5, -4.0), vec3(0.2, 3.5, 13.0), 0.0, SLATS);
  box(ray, hit, vec3(0, 7.1, -4.0), vec3(14.0, 0.1, 13.0), 0.0, CEILING);
  truss(ray, hit, vec3(0, 6.7, -6.2), 9.0, TRUSS);
  lectern(ray, hit);
  figure(ray, hit, vec3(-4.8, 0.8, -12.05), 1.76, 3.14, AT_CONSOLE, PEOPLE);
  // Flat outlines are no good from the side.
  if (CUE != 2) for (int row = 0; row < 7; row++) crowd(ray, hit, -6.6 + 1.35 * float(row), 1.20 + 0.02 * float(row), 0.64, float(row), PEOPLE);
  operatorDesk(ray, hit, PLACE, mat3(1.0));
}

vec3 skyAt(vec3 direction) {
  return STAGE;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= 800) return surfaceOfDesk(hit);
  if (hit.material == FLOOR) {
    Surface s = gloss(vec3(0.014, 0.015, 0.017), 0.06 + 0.06 * clouds(point.xz));
    s.reflectance = 0.07;
    return s;
  }
  if (hit.material == SLATS) {
    float slat = fract(point.z * 3.4), gap = smoothstep(0.0, 0.08, slat) * smoothstep(1.0, 0.72, slat);
    float grain = clouds(vec2(floor(point.z * 3.4) * 7.3 + point.z * 9.0, point.y * 2.0));
    Surface s = gloss(mix(vec3(0.085, 0.055, 0.035), vec3(0.16, 0.105, 0.068), grain) * (0.1 + 0.9 * gap), 0.5);
    s.emission = s.albedo * AMBER * 4.0 * exp(-point.y * 0.75);
    return s;
  }
  if (hit.material == CEILING) {
    Surface s = matte(vec3(0.035) * (0.6 + 0.4 * smoothstep(0.48, 0.46, max(abs(fract(point.x / 2.4) - 0.5), abs(fract(point.z / 2.4) - 0.5)))));
    s.emission = vec3(1.0, 0.8, 0.56) * 0.9 * disc(vec2(fract(point.x / 2.4 + 0.5), fract(point.z / 2.4 + 0.5)) - 0.5, 0.035, 0.006);
    return s;
  }
  if (hit.material == WOOD) return gloss(mix(vec3(0.10, 0.06, 0.036), vec3(0.2, 0.125, 0.08), clouds(point.xy * vec2(40.0, 3.0))), 0.3);
  if (hit.material == EDGE) return glowing(COOL * 0.9);
  if (hit.material == TRUSS) return metal(vec3(0.3), 0.4);
  if (hit.material == CARPET) return matte(vec3(0.02));
  if (hit.material == PEOPLE) return matte(vec3(0.17, 0.18, 0.20) * (0.35 + 0.65 * smoothstep(-0.5, 0.1, hit.local.y)));
  return gloss(vec3(0.012), 0.45);
}
