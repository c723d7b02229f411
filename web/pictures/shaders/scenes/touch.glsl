// Touch: a phone in one hand, the hall behind it out of focus.

const int LAYERS = 3;
const int SCREENS = 3;
const int SKIN = 3;
const vec3 PLACE = vec3(0.0, 1.36, 0.0);

vec4 content(int layer, vec2 uv) {
  if (layer == 2) return softEdges(uv);
  if (layer == 0) {
    vec2 p = vec2((uv.x - 0.5) * 0.47, uv.y - 0.5);
    return vec4(controlPicture(p, 0.235) * 1.25, 1.0);
  }
  return vec4(bokehPicture((uv - 0.5) * vec2(2.0, 1.0), 0.7), 1.0);
}

mat3 tilt() {
  return yaw(-0.30) * pitch(-0.22) * roll(-0.10);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(PLACE + tilt() * vec3(0, 0, 0.0006), tilt() * vec3(0.0345, 0, 0), tilt() * vec3(0, 0.0735, 0), 0, WHOLE, 1.6, vec2(0));
  if (index == 1) return Screen(PLACE + vec3(0, -1.3, -6.0), vec3(6.0, 0, 0), vec3(0, 3.0, 0), 1, WHOLE, 1.0, vec2(0));
  return softBox(vec3(0.8, 1.8, 0.5), PLACE, vec2(0.3, 0.4), 2, 5.0);
}

void meetScene(Ray ray, inout Hit hit) {
  slab(ray, hit, PLACE, tilt(), vec2(0.037, 0.0765), 0.0038);
  grip(ray, hit, PLACE, tilt(), 0.037, 1.0, SKIN);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == SKIN && hit.local.y < -0.13) return matte(vec3(0.012, 0.013, 0.016));
  if (hit.material == SKIN) return Surface(vec3(0.30, 0.185, 0.135), 0.42, 0.03, 0.0, vec3(0.0));
  return gloss(vec3(0.01), 0.4);
}
