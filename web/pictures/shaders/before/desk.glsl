// The operator's place in a venue: a table with a large display, a small one beside it, a keyboard and lit keys.
// Its materials are numbered from 800; `place` is the middle of the table's top, its user looks along -z of `turn`.

const int TABLE_TOP = 800;
const int TABLE_EDGE = 801;
const int LIT_KEYS = 802;
const int CABLE = 803;
const vec2 LARGE_DISPLAY = vec2(0.42, 0.2625);
const vec2 SMALL_DISPLAY = vec2(0.25, 0.1406);
const vec3 LARGE_AT = vec3(-0.10, 0.335, -0.06);
const vec3 SMALL_AT = vec3(0.66, 0.245, 0.04);

void operatorDesk(Ray ray, inout Hit hit, vec3 place, mat3 turn) {
  vec3 ignored, origin = (ray.origin - place) * turn, direction = ray.direction * turn, middle = vec3(0, 0.1, 0), reach = vec3(1.15, 0.62, 0.55);
  if (!all(lessThan(abs(origin - middle), reach)) && crossBox(origin - middle, direction, reach, ignored) < 0.0) return;
  turnedBox(ray, hit, place - turn * vec3(0, 0.02, 0), vec3(1.1, 0.02, 0.42), turn, 0.006, TABLE_TOP);
  turnedBox(ray, hit, place - turn * vec3(0, 0.25, 0.36), vec3(1.1, 0.23, 0.02), turn, 0.004, TABLE_EDGE);
  monitor(ray, hit, place + turn * LARGE_AT, turn * pitch(-0.05), LARGE_DISPLAY);
  mat3 aside = turn * yaw(-0.42) * pitch(-0.05);
  monitor(ray, hit, place + turn * SMALL_AT, aside, SMALL_DISPLAY);
  turnedBox(ray, hit, place + turn * vec3(-0.14, 0.008, 0.24), vec3(0.21, 0.008, 0.065), turn * yaw(0.03), 0.004, KEYBOARD);
  turnedBox(ray, hit, place + turn * vec3(0.34, 0.018, 0.23), vec3(0.16, 0.018, 0.11), turn * yaw(-0.14) * pitch(-0.06), 0.008, LIT_KEYS);
  rod(ray, hit, place + turn * vec3(0.5, 0.006, -0.02), place + turn * vec3(0.35, 0.006, 0.16), 0.005, CABLE);
}

Screen largeDisplay(vec3 place, mat3 turn, int layer, float gain) {
  return monitorDisplay(place + turn * LARGE_AT, turn * pitch(-0.05), LARGE_DISPLAY, layer, gain);
}

Screen smallDisplay(vec3 place, mat3 turn, int layer, float gain) {
  return monitorDisplay(place + turn * SMALL_AT, turn * yaw(-0.42) * pitch(-0.05), SMALL_DISPLAY, layer, gain);
}

// A soft light over the operator's shoulder; the scene draws softEdges on the given layer.
Screen deskLight(vec3 place, mat3 turn, int layer, float gain) {
  return softBox(place + turn * vec3(-1.2, 1.5, 1.9), place, vec2(0.5, 0.35), layer, gain);
}

Surface surfaceOfDesk(Hit hit) {
  if (hit.material == TABLE_TOP) return gloss(vec3(0.055, 0.050, 0.046), 0.25 + 0.1 * clouds(hit.local.xz * vec2(3.0, 30.0)));
  if (hit.material == CABLE) return matte(vec3(0.012));
  if (hit.material == LIT_KEYS) {
    Surface s = gloss(vec3(0.016), 0.35);
    vec2 cell = (hit.local.xz + vec2(0.0, 0.017)) / 0.034, f = fract(cell) - 0.5;
    float pick = hash(floor(cell) + 4.0);
    if (hit.local.y > 0.017 && abs(hit.local.x) < 0.136 && abs(hit.local.z) < 0.085) s.emission = (hash(floor(cell)) > 0.78 ? AMBER * 1.6 : COOL * 0.35) * rounded(f, vec2(0.3), 0.08, 0.04) * step(0.3, pick);
    return s;
  }
  return gloss(vec3(0.014), 0.4);
}
