// ccMAX: a tablet in two hands, the venue a blur of light behind it.
// Pictures: 0 the screen.

const int LAYERS = 2;
const int SCREENS = 3;
const int SKIN = 3;

vec4 content(int layer, vec2 uv) {
  if (layer == 2) return softEdges(uv);
  return vec4(bokehPicture((uv - 0.5) * vec2(2.0, 1.0), 0.2), 1.0);
}

const vec3 PLACE = vec3(0.0, 1.32, 0.0);

mat3 tilt() {
  return yaw(0.16) * pitch(-0.42);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(PLACE + tilt() * vec3(0, 0, 0.0006), tilt() * vec3(0.126, 0, 0), tilt() * vec3(0, 0.0945, 0), 0, WHOLE, 1.15, vec2(0));
  if (index == 2) return softBox(vec3(-0.9, 1.9, 0.6), PLACE, vec2(0.3, 0.4), 2, 5.0);
  return Screen(PLACE + vec3(0, -1.3, -6.0), vec3(6.0, 0, 0), vec3(0, 3.0, 0), 1, WHOLE, 1.0, vec2(0));
}

void meetScene(Ray ray, inout Hit hit) {
  slab(ray, hit, PLACE, tilt(), vec2(0.136, 0.104), 0.0035);
  grip(ray, hit, PLACE, tilt(), 0.136, -1.0, SKIN);
  grip(ray, hit, PLACE, tilt(), 0.136, 1.0, SKIN);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == SKIN && hit.local.y < -0.13) return matte(vec3(0.012, 0.013, 0.016));
  if (hit.material == SKIN) return Surface(vec3(0.16, 0.10, 0.075), 0.45, 0.03, 0.0, vec3(0.0));
  return gloss(vec3(0.01), 0.4);
}
