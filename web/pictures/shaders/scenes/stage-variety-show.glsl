// Stage and variety shows: one singer on the steps, a layered wall, and the first rows of an audience.
// Pictures: 0 the wall, 1 the columns beside it, 2 the operator's screen in the third moment, which is seen from the desk.

const int LAYERS = 1;
const int SCREENS = CUE == 3 ? 10 : 7;
const int BEAMS = 16;
const float HAZE = 0.05;
const float HAZE_FADE = 0.09;
const float LENS_GLARE = 12.0;
const int FLOOR = 2;
const int DANCER = 3;
const int CROWD = 4;
const int TRUSS = 5;
const int STAIR = 6;
const vec3 PLACE = vec3(0.0, 1.35, 7.2);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(0.0, 4.9, -15.0), vec3(8.2, 0, 0), vec3(0, 3.6, 0), 0, vec4(0.0, 0.1, 1.0, 0.88), 1.6, vec2(0));
#if CUE == 3
  if (index == 7) return largeDisplay(PLACE, mat3(1.0), 2, 1.05);
  if (index == 8) return smallDisplay(PLACE, mat3(1.0), 0, 0.8);
  if (index == 9) return deskLight(PLACE, mat3(1.0), 3, 9.0);
#endif
  float i = float(index - 1), side = mod(i, 2.0) * 2.0 - 1.0, rank = floor(i / 2.0);
  vec3 centre = vec3(side * (7.4 + rank * 1.55), 4.4 + rank * 0.5, -13.6 + rank * 1.9);
  return Screen(centre, yaw(-side * 0.35) * vec3(0.55, 0, 0), vec3(0, 3.4 + rank * 0.5, 0), 1, vec4(0.40, 0.0, 0.56, 1.0), 1.5, vec2(0));
}

Beam beamAt(int index) {
  float i = float(index);
  if (index < 10) {
    float x = (i - 4.5) * 1.75;
    vec3 from = vec3(x, 10.2, -10.5);
    vec3 direction = normalize(vec3(-x * 0.07 + 0.22 * sin(i * 2.1), -1.0, 0.42));
    return Beam(from, direction, 0.08, 0.036, (index == 2 || index == 7) ? AMBER * 3.2 : COOL * 1.4);
  }
  float side = mod(i, 2.0) * 2.0 - 1.0, rank = floor((i - 10.0) / 2.0);
  vec3 from = vec3(side * (6.5 + rank * 1.2), 1.0, -12.5 + rank);
  return Beam(from, normalize(vec3(side * (0.15 + 0.25 * rank), 1.0, 0.3)), 0.07, 0.034, mix(COOL, DEEP * 2.0, 0.4) * 1.6);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, CROWD);
  box(ray, hit, vec3(0, 0.5, -12.0), vec3(11.0, 0.5, 5.5), 0.03, FLOOR);
  for (int step = 0; step < 4; step++) box(ray, hit, vec3(0, 1.1 + 0.22 * float(step), -13.6 - 0.35 * float(step)), vec3(4.2, 0.11, 0.6), 0.02, STAIR);
  truss(ray, hit, vec3(0, 10.6, -10.5), 11.0, TRUSS);
  figure(ray, hit, vec3(0.0, 2.05, -14.1), 1.75, 3.14, ARMS_RAISED, DANCER);
  for (int row = 0; row < 4; row++) crowd(ray, hit, -3.6 + 1.5 * float(row), 1.30 - 0.02 * float(row), 0.64, float(row), CROWD);
  if (CUE == 3) operatorDesk(ray, hit, PLACE, mat3(1.0));
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= 800) return surfaceOfDesk(hit);
  if (hit.material == FLOOR) return gloss(vec3(0.014, 0.015, 0.019), 0.08 + 0.12 * clouds(point.xz));
  if (hit.material == STAIR) {
    Surface s = gloss(vec3(0.03), 0.25);
    s.emission = mix(AMBER, COOL, 0.1) * 2.6 * smoothstep(0.088, 0.1, hit.local.y) * step(0.59, hit.local.z);
    return s;
  }
  if (hit.material == DANCER) return matte(vec3(0.10));
  if (hit.material == TRUSS) return metal(vec3(0.3), 0.4);
  return matte(vec3(0.012));
}
