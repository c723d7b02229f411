// C series: the foyer of a museum in the evening. Displays from wall to wall, each with its own programme, and the desk that looks after them.
// Pictures: 0 to 4 the displays, 5 the operator's screen.

const int LAYERS = 2;
const int SCREENS = 10;
const int FLOOR = 2;
const int COUNTER = 3;
const int WALL = 4;
const int TOTEM = 5;
const int CEILING = 6;
const int TOP = 7;
const vec3 PLACE = vec3(0.30, 1.08, 3.1);

vec4 content(int layer, vec2 uv) {
  if (layer == 7) return vec4(vec3(1.0, 0.72, 0.46) * smoothstep(0.5, 0.45, abs(uv.x - 0.5)), 1.0);
  return softEdges(uv);
}

vec3 totemAt(int index) {
  float k = float(index) - 2.0;
  return vec3(k * 1.95, 1.62, -4.4 + 0.32 * k * k);
}

mat3 turnOf(int index) {
  return yaw(-0.20 * (float(index) - 2.0));
}

Screen screenAt(int index) {
  if (index < 5) return Screen(totemAt(index) + turnOf(index) * vec3(0, 0, 0.062), turnOf(index) * vec3(0.62, 0, 0), vec3(0, 1.38, 0), index, vec4(0.374, 0.0, 0.626, 1.0), 1.5, vec2(0));
  if (index == 5) return laptopDisplay(PLACE + vec3(0, 0.005, 0), yaw(-0.10), 0.30, 5, 1.15);
  if (index == 6) return Screen(vec3(0.0, 3.86, -1.5), vec3(3.9, 0, 0), vec3(0, 0, 0.05), 7, WHOLE, 26.0, vec2(0));
  if (index == 7) return Screen(vec3(0.0, 3.86, -3.6), vec3(4.4, 0, 0), vec3(0, 0, 0.05), 7, WHOLE, 26.0, vec2(0));
  if (index == 9) return Screen(vec3(0.0, 3.80, -5.9), vec3(8.0, 0, 0), vec3(0, 0.05, 0.06), 7, WHOLE, 60.0, vec2(0));
  return softBox(vec3(1.2, 3.2, 4.6), PLACE, vec2(0.5, 0.2), 6, 2.5);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 2.0, -6.4), vec3(9.0, 2.0, 0.2), 0.0, WALL);
  box(ray, hit, vec3(0, 4.0, 0.0), vec3(9.0, 0.1, 7.0), 0.0, CEILING);
  for (int index = 0; index < 5; index++) {
    turnedBox(ray, hit, totemAt(index) - vec3(0, 0.06, 0), vec3(0.68, 1.56, 0.06), turnOf(index), 0.008, TOTEM);
    turnedBox(ray, hit, vec3(totemAt(index).x, 0.02, totemAt(index).z), vec3(0.75, 0.02, 0.28), turnOf(index), 0.008, TOTEM);
  }
  vec3 ignored;
  if (crossBox(ray.origin - PLACE, ray.direction, vec3(1.6, 0.5, 0.7), ignored) < 0.0) return;
  box(ray, hit, PLACE + vec3(0.1, -0.02, 0.1), vec3(1.3, 0.02, 0.40), 0.006, TOP);
  box(ray, hit, PLACE + vec3(0.1, -0.3, 0.0), vec3(1.25, 0.26, 0.3), 0.006, COUNTER);
  laptop(ray, hit, PLACE, yaw(-0.10), 0.30);
}

vec3 skyAt(vec3 direction) {
  return STAGE;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) {
    // Terrazzo: small chips in a dark ground, polished.
    float chip = step(0.72, noise(point.xz * 26.0)) * 0.6 + step(0.8, noise(point.xz * 43.0 + 9.0)) * 0.4;
    return gloss(vec3(0.035, 0.034, 0.034) + vec3(0.05, 0.046, 0.042) * chip, 0.10);
  }
  if (hit.material == TOP) return gloss(mix(vec3(0.05, 0.034, 0.024), vec3(0.11, 0.075, 0.052), clouds(point.xz * vec2(2.0, 34.0))), 0.25);
  if (hit.material == TOTEM) return gloss(vec3(0.012), 0.3);
  if (hit.material == CEILING) return matte(vec3(0.09, 0.088, 0.085));
  float panel = abs(fract(point.x / 1.6) - 0.5);
  return matte(vec3(0.16, 0.150, 0.138) * (0.85 + 0.15 * smoothstep(0.5, 0.49, panel)));
}
