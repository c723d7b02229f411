// License Reader: a dongle, and the licence files it gives up, sheet after sheet of light.

const int LAYERS = 2;
const int SCREENS = 7;
const int FLOOR = 2;
const int SHELL = 3;
const int PLUG = 4;
const int CORE = 5;

// A sheet: a seal and lines of equal importance, drawn as bars.
vec4 content(int layer, vec2 uv) {
  if (layer == 1) return softEdges(uv);
  vec2 p = (uv - 0.5) * vec2(1.5, 2.0);
  float sheet = rounded(p, vec2(0.72, 0.97), 0.06, 0.006);
  vec3 light = COOL * 0.9 * frame(p, vec2(0.72, 0.97), 0.06, 0.008, 0.005) + COOL * 0.035 * sheet;
  for (int row = 0; row < 6; row++) {
    float width = 0.24 + 0.3 * hash(float(row) * 3.7);
    light += COOL * 0.5 * rounded(p - vec2(-0.56 + width, 0.12 - 0.16 * float(row)), vec2(width, 0.022), 0.02, 0.006);
  }
  vec2 seal = p - vec2(-0.3, 0.58);
  light += AMBER * 2.6 * (ring(seal, 0.2, 0.018, 0.008) + disc(seal, 0.09, 0.01));
  light += AMBER * 1.2 * rounded(p - vec2(0.3, 0.64), vec2(0.22, 0.03), 0.025, 0.006) + COOL * 0.5 * rounded(p - vec2(0.24, 0.5), vec2(0.16, 0.022), 0.02, 0.006);
  return vec4(light, sheet * 0.42);
}

Screen screenAt(int index) {
  if (index == 4) return Screen(vec3(-0.10, 0.36, 0.02), vec3(0.16, 0, 0), vec3(0, 0, 0.09), 1, WHOLE, 3.2, vec2(0));
  if (index == 5) return softBox(vec3(-0.35, 0.22, -0.3), vec3(0.0), vec2(0.2, 0.05), 1, 3.0);
  if (index == 6) return softBox(vec3(-0.3, 0.18, 0.3), vec3(-0.03, 0.0, 0.03), vec2(0.06, 0.1), 1, 22.0);
  float k = float(index);
  vec3 centre = vec3(0.022 + 0.024 * k, 0.041 + 0.006 * k, -0.006 - 0.026 * k);
  mat3 turn = yaw(-0.38 + 0.06 * k) * roll(-0.03 + 0.03 * k);
  return Screen(centre, turn * vec3(0.025, 0, 0), turn * vec3(0, 0.0335, 0), 0, WHOLE, 1.7 - 0.28 * k, vec2(0));
}

mat3 lying() {
  return yaw(0.55);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  vec3 at = vec3(-0.035, 0.0062, 0.03);
  turnedBox(ray, hit, at, vec3(0.024, 0.0055, 0.0095), lying(), 0.003, SHELL);
  turnedBox(ray, hit, at + lying() * vec3(0.030, 0.0, 0.0), vec3(0.0125, 0.00225, 0.006), lying(), 0.0008, PLUG);
  turnedBox(ray, hit, at + lying() * vec3(-0.001, 0.0056, 0.0), vec3(0.0145, 0.0003, 0.0011), lying(), 0.0, CORE);
  turnedBox(ray, hit, at + lying() * vec3(-0.0015, 0.0, 0.0096), vec3(0.018, 0.0004, 0.0003), lying(), 0.0, CORE);
}

vec3 skyAt(vec3 direction) {
  return STAGE * (0.4 + 1.6 * smoothstep(0.5, 0.0, direction.y));
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.010, 0.011, 0.014), 0.12 + 0.05 * clouds(point.xz * 60.0));
  if (hit.material == PLUG) {
    vec2 window = abs(vec2(hit.local.x - 0.002, abs(hit.local.z) - 0.0028)) - vec2(0.0016, 0.0012);
    if (hit.local.y > 0.0022 && max(window.x, window.y) < 0.0) return matte(vec3(0.01));
    return metal(vec3(0.62, 0.63, 0.65), 0.26);
  }
  if (hit.material == CORE) return glowing(AMBER * 9.0);
  return gloss(vec3(0.05, 0.052, 0.06), 0.3);
}
