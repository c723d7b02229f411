// P1: a club before the doors open, seen from behind the booth: the laptop that plays, and the walls it feeds.
// Pictures: 0 the operator's screen, 1 the wall, 2 the columns.

const int LAYERS = 1;
const int SCREENS = 6;
const int BEAMS = 9;
const float HAZE = 0.05;
const float HAZE_FADE = 0.14;
const float LENS_GLARE = 10.0;
const int FLOOR = 2;
const int BOOTH = 3;
const int WALL = 5;
const int JOG = 6;
const int KEYS = 7;
const vec3 PLACE = vec3(-0.24, 1.115, 0.02);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return laptopDisplay(PLACE, yaw(0.16), 0.30, 0, 1.15);
  if (index == 1) return Screen(vec3(0.0, 2.25, -7.6), vec3(3.1, 0, 0), vec3(0, 1.55, 0), 1, vec4(0.0, 0.05, 1.0, 0.94), 2.0, vec2(0));
  if (index == 5) return softBox(vec3(0.4, 2.5, 1.4), vec3(0.0, 1.1, 0.0), vec2(0.5, 0.2), 3, 1.5);
  float i = float(index - 2), side = mod(i, 2.0) * 2.0 - 1.0;
  if (index == 4) return Screen(vec3(0.0, 4.05, -5.6), vec3(3.4, 0, 0), vec3(0, 0.0, 1.0), 1, vec4(0.1, 0.3, 0.9, 0.7), 0.9, vec2(0));
  return Screen(vec3(side * 4.05, 2.1, -6.2), yaw(-side * 0.5) * vec3(0.5, 0, 0), vec3(0, 1.9, 0), 2, vec4(0.42, 0.0, 0.57, 1.0), 2.2, vec2(0));
}

Beam beamAt(int index) {
  float i = float(index), x = (i - 4.0) * 0.85;
  vec3 direction = normalize(vec3((i - 4.0) * 0.17 + 0.15 * sin(i * 2.6), -1.0, 0.55 + 0.3 * cos(i * 2.0)));
  return Beam(vec3(x, 4.0, -6.9), direction, 0.035, 0.03, index == 2 || index == 7 ? AMBER * 1.2 : COOL * 0.6);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 2.5, -8.0), vec3(7.0, 2.5, 0.2), 0.0, WALL);
  box(ray, hit, vec3(0, 2.25, -7.7), vec3(3.16, 1.61, 0.08), 0.01, GRAPHITE);
  box(ray, hit, vec3(0, 4.6, -4.0), vec3(7.0, 0.1, 5.0), 0.0, WALL);
  vec3 ignored;
  if (crossBox(ray.origin - vec3(0, 1.1, 0), ray.direction, vec3(1.5, 0.4, 0.6), ignored) < 0.0) return;
  box(ray, hit, vec3(0, 1.09, 0.0), vec3(1.45, 0.02, 0.42), 0.008, BOOTH);
  laptop(ray, hit, PLACE - vec3(0, 0.005, 0), yaw(0.16), 0.30);
  for (float side = 0.0; side <= 1.0; side += 1.0) {
    vec3 at = vec3(0.30 + 0.62 * side, 1.135, 0.06);
    box(ray, hit, at, vec3(0.155, 0.026, 0.19), 0.012, KEYS);
    drum(ray, hit, at + vec3(0.0, 0.034, 0.05), 0.105, 0.010, JOG);
  }
  box(ray, hit, vec3(0.61, 1.132, 0.06), vec3(0.125, 0.024, 0.19), 0.01, KEYS);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.015, 0.016, 0.02), 0.06 + 0.2 * clouds(point.xz * 1.7));
  if (hit.material == WALL) return matte(vec3(0.10) * (0.7 + 0.4 * clouds(point.xy * 4.0)));
  if (hit.material == JOG) {
    Surface s = metal(vec3(0.12), 0.3);
    float r = length(hit.local.xz);
    s.emission = AMBER * 1.4 * smoothstep(0.0015, 0.0005, abs(r - 0.088)) * step(0.0, hit.local.y);
    return s;
  }
  if (hit.material == KEYS) {
    Surface s = gloss(vec3(0.016), 0.35);
    vec2 cell = hit.local.xz / 0.03, f = fract(cell) - 0.5;
    float pick = hash(floor(cell) + floor(point.x * 3.0));
    if (hit.normal.y > 0.5 && (hit.local.z < -0.09 || abs(hit.local.x) > 0.115)) s.emission = (pick > 0.75 ? AMBER * 1.5 : COOL * 0.4) * disc(f, 0.2, 0.06) * step(0.35, pick);
    return s;
  }
  return gloss(vec3(0.02, 0.019, 0.018), 0.22);
}
