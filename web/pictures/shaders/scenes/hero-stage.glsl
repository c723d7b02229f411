// The opening picture: a wide stage under haze, a curved LED wall, the crew at the console.

const int LAYERS = 3;
const int SCREENS = 12;
const int BEAMS = 18;
const float HAZE = 0.05;
const float HAZE_FADE = 0.11;
const float LENS_GLARE = 14.0;
const int FLOOR = 2;
const int PEOPLE = 3;
const int DESK = 4;
const int TRUSS = 5;
const int EDGE = 6;
const vec3 CONSOLE = vec3(1.25, 1.0, 7.2);

vec4 content(int layer, vec2 uv) {
  if (layer == 2) return softEdges(uv);
  if (layer == 1) return vec4(timelinePicture(uv, 0, 0.7), 1.0);
  return vec4(silkPicture((uv - vec2(0.45, 0.47)) * vec2(3.6, 1.3), 0.7), 1.0);
}

Screen screenAt(int index) {
  if (index == 11) return softBox(vec3(3.0, 6.5, 16.0), CONSOLE, vec2(2.0, 1.0), 2, 0.9);
  if (index >= 9) {
    float side = index == 9 ? -1.0 : 1.0;
    return Screen(CONSOLE + vec3(side * 0.36, 0.25, -0.2), yaw(-side * 0.12) * vec3(0.26, 0, 0), vec3(0, 0.15, 0), 1, WHOLE, 1.1, vec2(0));
  }
  float angle = (float(index) - 4.0) * 0.19, radius = 11.0;
  vec3 outward = vec3(sin(angle), 0.0, -cos(angle));
  vec3 centre = vec3(0.0, 3.75, -1.5) + outward * radius;
  vec3 right = vec3(cos(angle), 0.0, sin(angle)) * radius * tan(0.095);
  float u = float(index) / 9.0;
  return Screen(centre, right, vec3(0, 3.1, 0), 0, vec4(u, 0.0, u + 1.0 / 9.0, 1.0), 1.8, vec2(0));
}

Beam beamAt(int index) {
  float i = float(index);
  if (index < 12) {
    float x = (i - 5.5) * 1.75;
    vec3 from = vec3(x, 9.0, -6.5);
    vec3 target = vec3(x * 1.9, 0.0, -1.0 + 2.2 * cos(i * 1.9));
    bool amber = index == 3 || index == 8;
    float strength = 0.55 + 0.45 * hash(i + 0.7);
    return Beam(from, normalize(target - from), 0.08, 0.022, (amber ? AMBER * 3.6 : COOL * 1.7) * strength);
  }
  float side = index % 2 == 0 ? -1.0 : 1.0, rank = floor((i - 12.0) / 2.0);
  vec3 from = vec3(side * (8.2 + rank * 1.1), 0.35, -8.2 + rank * 1.0);
  vec3 direction = normalize(vec3(side * (0.05 + 0.28 * rank), 1.0, 0.3));
  return Beam(from, direction, 0.08, 0.022, mix(COOL, DEEP * 2.0, 0.45) * 1.8);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 0.15, -7.5), vec3(11.0, 0.15, 5.5), 0.03, FLOOR);
  truss(ray, hit, vec3(0, 8.8, -6.0), 11.0, TRUSS);
  truss(ray, hit, vec3(0, 9.4, 0.0), 13.0, TRUSS);
  box(ray, hit, vec3(0, 0.305, -1.99), vec3(11.0, 0.012, 0.012), 0.0, EDGE);
  box(ray, hit, CONSOLE - vec3(0, 0.035, 0), vec3(1.05, 0.02, 0.40), 0.01, DESK);
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    rod(ray, hit, CONSOLE + vec3(side * 0.98, -0.05, 0.34), vec3(CONSOLE.x + side * 0.98, 0.0, CONSOLE.z + 0.34), 0.022, TRUSS);
    rod(ray, hit, CONSOLE + vec3(side * 0.98, -0.05, -0.34), vec3(CONSOLE.x + side * 0.98, 0.0, CONSOLE.z - 0.34), 0.022, TRUSS);
  }
  box(ray, hit, CONSOLE + vec3(0.55, -0.75, 0.0), vec3(0.32, 0.25, 0.3), 0.02, DESK);
  turnedBox(ray, hit, CONSOLE + vec3(0, 0.02, 0.1), vec3(0.92, 0.05, 0.3), pitch(-0.12), 0.02, DESK);
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    turnedBox(ray, hit, CONSOLE + vec3(side * 0.36, 0.25, -0.216), vec3(0.27, 0.16, 0.012), yaw(-side * 0.12), 0.004, DESK);
  }
  figure(ray, hit, vec3(1.05, 0.0, 7.95), 1.8, 0.1, AT_CONSOLE, PEOPLE);
  figure(ray, hit, vec3(2.15, 0.0, 7.7), 1.74, 0.35, POINTING, PEOPLE);
  figure(ray, hit, vec3(1.3, 0.3, -5.2), 1.75, 2.7, STANDING, PEOPLE);
  figure(ray, hit, vec3(-1.2, 0.3, -6.0), 1.7, 0.3, ARMS_RAISED, PEOPLE);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) {
    float wear = clouds(point.xz * 0.9) * 0.5 + 0.5 * clouds(point.xz * 5.0);
    Surface s = gloss(vec3(0.012, 0.014, 0.018), 0.04 + 0.09 * wear);
    s.reflectance = 0.08;
    return s;
  }
  if (hit.material == PEOPLE) return matte(vec3(0.05, 0.052, 0.06));
  if (hit.material == DESK) return gloss(vec3(0.015), 0.35);
  if (hit.material == EDGE) return glowing(AMBER * 2.6);
  if (hit.material == TRUSS) return metal(vec3(0.35), 0.4);
  return gloss(vec3(0.01), 0.4);
}
