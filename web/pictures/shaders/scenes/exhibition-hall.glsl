// The exhibition hall: a room whose walls and floor are one picture, and two visitors inside it.
// Pictures: 0 the room, 1 the tablet that stands by the door in the third moment.

const int LAYERS = 1;
const int SCREENS = CUE == 3 ? 6 : 4;
const float HAZE = 0.010;
const int FLOOR = 2;
const int PEOPLE = 3;
const int PLINTH = 4;
const int CEILING = 5;
const int ORB = 6;
const int RIM = 7;
const vec3 TABLET = vec3(0.0, 1.27, 2.0);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

mat3 tabletTurn() {
  return yaw(0.16) * pitch(-0.62);
}

// Left wall, back wall, right wall share one long picture.
Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(-5.5, 2.3, -3.0), vec3(0, 0, -7.0), vec3(0, 2.3, 0), 0, vec4(0.0, 0.12, 0.36, 0.9), 1.5, vec2(0));
  if (index == 1) return Screen(vec3(0.0, 2.3, -10.0), vec3(5.5, 0, 0), vec3(0, 2.3, 0), 0, vec4(0.36, 0.12, 0.64, 0.9), 1.5, vec2(0));
  if (index == 2) return Screen(vec3(5.5, 2.3, -3.0), vec3(0, 0, 7.0), vec3(0, 2.3, 0), 0, vec4(0.64, 0.12, 1.0, 0.9), 1.5, vec2(0));
#if CUE == 3
  if (index == 4) return Screen(TABLET + tabletTurn() * vec3(0, 0, 0.0006), tabletTurn() * vec3(0.124, 0, 0), tabletTurn() * vec3(0, 0.093, 0), 1, WHOLE, 1.0, vec2(0));
  if (index == 5) return softBox(TABLET + vec3(-0.8, 1.2, 1.0), TABLET, vec2(0.4, 0.3), 2, 2.5);
#endif
  return Screen(vec3(0.0, 0.41, -4.2), vec3(0.5, 0, 0), vec3(0, 0, -0.5), 0, vec4(0.45, 0.3, 0.6, 0.7), 1.0, vec2(0));
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 4.75, -3.0), vec3(5.6, 0.1, 7.2), 0.0, CEILING);
  drum(ray, hit, vec3(0, 0.2, -4.2), 0.85, 0.2, PLINTH);
  drum(ray, hit, vec3(0, 0.395, -4.2), 0.87, 0.012, RIM);
  ball(ray, hit, vec3(0.0, 1.35, -4.2), 0.62, ORB);
  figure(ray, hit, vec3(-2.15, 0.0, -7.4), 1.72, 0.15, STANDING, PEOPLE);
  figure(ray, hit, vec3(-1.68, 0.0, -7.5), 1.16, -0.1, STANDING, PEOPLE);
#if CUE == 3
  slab(ray, hit, TABLET, tabletTurn(), vec2(0.133, 0.102), 0.0032);
  turnedBox(ray, hit, TABLET - tabletTurn() * vec3(0, 0.0, 0.016), vec3(0.05, 0.05, 0.008), tabletTurn(), 0.003, BRUSHED);
  rod(ray, hit, TABLET - tabletTurn() * vec3(0, 0, 0.02), vec3(TABLET.x, 0.0, TABLET.z - 0.03), 0.02, BRUSHED);
#endif
}

vec3 skyAt(vec3 direction) {
  return STAGE;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.02, 0.022, 0.028), 0.04 + 0.05 * clouds(point.xz * 2.0));
  if (hit.material == CEILING) return gloss(vec3(0.012), 0.3);
  if (hit.material == ORB) {
    Surface s = gloss(vec3(0.03), 0.06);
    vec3 n = hit.normal;
    float line = pow(0.5 + 0.5 * cos(n.y * 34.0 + 3.0 * sin(atan(n.z, n.x) * 3.0 + n.y * 4.0)), 10.0);
    s.emission = mix(COOL, AMBER * 1.7, smoothstep(0.1, 0.75, noise(n * 2.2))) * (0.12 + 1.5 * line);
    return s;
  }
  if (hit.material == RIM) return glowing(AMBER * 2.4);
  if (hit.material == PLINTH) return gloss(vec3(0.02), 0.2);
  return matte(vec3(0.03));
}
