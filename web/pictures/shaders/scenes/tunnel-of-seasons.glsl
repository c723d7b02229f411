// A passage whose walls and ceiling are screens: four portals, a season each, and at its end the next hall.
// Pictures: 0 to 3 the seasons from the entrance on, 4 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 16;
const float HAZE = 0.006;
const int FLOOR = 2;
const int PORTAL = 3;
const int STRIP = 4;
const int PEOPLE = 5;
const int DOOR = 6;
const int BODY = 7;
const int HANDRAIL = 8;
const float HALF = 2.3;
const float TALL = 3.3;
const vec3 PLACE = vec3(0.0, 0.98, 3.4);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

float middleOf(int portal) {
  return -3.6 - 6.4 * float(portal);
}

Screen screenAt(int index) {
  if (index == 12) return largeDisplay(PLACE, mat3(1.0), 4, 1.05);
  if (index == 13) return smallDisplay(PLACE, mat3(1.0), 2, 0.8);
  if (index == 14) return deskLight(PLACE, mat3(1.0), 5, CUE == 3 ? 7.0 : 0.001);
  if (index == 15) return Screen(vec3(0.0, 1.65, -29.4), vec3(HALF, 0, 0), vec3(0, 1.65, 0), 5, vec4(0.3, 0.3, 0.7, 0.7), 1.6, vec2(0));
  int portal = index / 3, face = index - portal * 3;
  float z = middleOf(portal);
  if (face == 0) return Screen(vec3(-HALF, 1.72, z), vec3(0, 0, -2.85), vec3(0, 1.5, 0), portal, vec4(0.0, 0.05, 1.0, 0.95), 1.25, vec2(0));
  if (face == 1) return Screen(vec3(HALF, 1.72, z), vec3(0, 0, 2.85), vec3(0, 1.5, 0), portal, vec4(0.0, 0.05, 1.0, 0.95), 1.25, vec2(0));
  return Screen(vec3(0.0, TALL, z), vec3(HALF - 0.12, 0, 0), vec3(0, 0, 2.85), portal, vec4(0.05, 0.1, 0.8, 0.95), 1.0, vec2(0));
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(-HALF - 0.14, 1.8, -13.0), vec3(0.1, 1.8, 17.0), 0.0, BODY);
  box(ray, hit, vec3(HALF + 0.14, 1.8, -13.0), vec3(0.1, 1.8, 17.0), 0.0, BODY);
  box(ray, hit, vec3(0.0, TALL + 0.14, -13.0), vec3(HALF + 0.3, 0.1, 17.0), 0.0, BODY);
  for (int portal = 0; portal < 5; portal++) {
    float z = -0.4 - 6.4 * float(portal);
    for (float side = -1.0; side <= 1.0; side += 2.0) {
      box(ray, hit, vec3(side * (HALF - 0.08), 1.65, z), vec3(0.14, 1.65, 0.28), 0.02, PORTAL);
      box(ray, hit, vec3(side * (HALF - 0.225), 1.65, z), vec3(0.006, 1.62, 0.02), 0.0, STRIP);
      box(ray, hit, vec3(side * (HALF - 0.04), 0.1, z - 3.2), vec3(0.05, 0.1, 2.95), 0.01, PORTAL);
    }
    box(ray, hit, vec3(0.0, TALL - 0.08, z), vec3(HALF, 0.14, 0.28), 0.02, PORTAL);
    box(ray, hit, vec3(0.0, TALL - 0.225, z), vec3(HALF - 0.24, 0.006, 0.02), 0.0, STRIP);
  }
  figure(ray, hit, vec3(-0.7, 0.0, -21.5), 1.76, 0.1, STANDING, PEOPLE);
  figure(ray, hit, vec3(-0.15, 0.0, -21.8), 1.66, -0.2, STANDING, PEOPLE);
  figure(ray, hit, vec3(1.15, 0.0, -24.5), 1.72, 0.4, STANDING, PEOPLE);
  if (CUE == 3) operatorDesk(ray, hit, PLACE, mat3(1.0));
}

vec3 skyAt(vec3 direction) {
  return STAGE;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= 800) return surfaceOfDesk(hit);
  if (hit.material == FLOOR) {
    vec2 slab2 = abs(fract(point.xz / vec2(1.15, 1.6)) - 0.5);
    float joint = smoothstep(0.5, 0.494, max(slab2.x, slab2.y));
    Surface s = gloss(vec3(0.022, 0.023, 0.026) * (0.4 + 0.6 * joint), 0.10 + 0.10 * clouds(point.xz * 2.2));
    s.reflectance = 0.07;
    return s;
  }
  if (hit.material == STRIP) return glowing(vec3(1.0, 0.80, 0.58) * 1.3);
  if (hit.material == PORTAL) return gloss(vec3(0.028, 0.027, 0.026), 0.35);
  return matte(vec3(0.010));
}
