// Touch: a tablet on its stand and a phone against it, at a desk in a hall whose lamps are out of focus.
// Pictures: 0 the tablet, 1 the phone.

const int LAYERS = 2;
const int SCREENS = 5;
const int DESK = 2;

vec4 content(int layer, vec2 uv) {
  if (layer == 3) return softEdges(uv);
  return vec4(bokehPicture((uv - 0.5) * vec2(2.0, 1.0), 0.7), 1.0);
}

const vec3 TABLET = vec3(-0.035, 0.118, 0.0);
const vec3 PHONE = vec3(0.118, 0.082, 0.075);

mat3 tabletTurn() {
  return yaw(0.20) * pitch(-0.30);
}

mat3 phoneTurn() {
  return yaw(-0.16) * pitch(-0.34);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(TABLET + tabletTurn() * vec3(0, 0, 0.0006), tabletTurn() * vec3(0.124, 0, 0), tabletTurn() * vec3(0, 0.093, 0), 0, WHOLE, 1.1, vec2(0));
  if (index == 1) return Screen(PHONE + phoneTurn() * vec3(0, 0, 0.0006), phoneTurn() * vec3(0.0345, 0, 0), phoneTurn() * vec3(0, 0.0747, 0), 1, WHOLE, 1.2, vec2(0));
  if (index == 2) return Screen(vec3(0.0, -0.55, -5.2), vec3(4.4, 0, 0), vec3(0, 2.2, 0), 2, WHOLE, 1.6, vec2(0));
  if (index == 3) return softBox(vec3(-0.9, 1.1, 0.7), TABLET, vec2(0.3, 0.4), 3, 7.0);
  return softBox(vec3(0.7, 0.35, 0.2), PHONE, vec2(0.1, 0.3), 3, 8.0);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, DESK);
  slab(ray, hit, TABLET, tabletTurn(), vec2(0.133, 0.102), 0.0032);
  slab(ray, hit, PHONE, phoneTurn(), vec2(0.037, 0.0772), 0.0038);
  turnedBox(ray, hit, TABLET + tabletTurn() * vec3(0, -0.085, -0.045), vec3(0.03, 0.05, 0.003), yaw(0.20) * pitch(0.5), 0.002, BRUSHED);
  turnedBox(ray, hit, vec3(TABLET.x, 0.004, TABLET.z + 0.02), vec3(0.09, 0.004, 0.055), yaw(0.20), 0.003, BRUSHED);
  turnedBox(ray, hit, TABLET + tabletTurn() * vec3(0, -0.103, 0.003), vec3(0.09, 0.004, 0.012), tabletTurn(), 0.003, BRUSHED);
  turnedBox(ray, hit, vec3(PHONE.x, 0.006, PHONE.z + 0.012), vec3(0.03, 0.006, 0.032), yaw(-0.16), 0.004, GRAPHITE);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == DESK) return gloss(mix(vec3(0.016, 0.012, 0.010), vec3(0.04, 0.029, 0.022), clouds(point.xz * vec2(9.0, 150.0))), 0.2);
  return gloss(vec3(0.01), 0.4);
}
