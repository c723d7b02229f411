// Things that appear in several scenes. Their materials are numbered from 900, out of the scenes' way.

const int GRAPHITE = 900;
const int BRUSHED = 901;
const int RUBBER = 902;
const int KEYBOARD = 903;

// A laptop lying on `base` (centre of its foot), lid opened; the display itself is a screen placed by displayOf.
void laptop(Ray ray, inout Hit hit, vec3 base, mat3 turn, float lean) {
  turnedBox(ray, hit, base + turn * vec3(0, 0.008, 0), vec3(0.17, 0.008, 0.12), turn, 0.004, KEYBOARD);
  mat3 lid = turn * pitch(-lean);
  turnedBox(ray, hit, base + turn * vec3(0, 0.016, -0.12) + lid * vec3(0, 0.112, -0.004), vec3(0.17, 0.112, 0.0035), lid, 0.003, GRAPHITE);
}

Screen laptopDisplay(vec3 base, mat3 turn, float lean, int layer, float gain) {
  mat3 lid = turn * pitch(-lean);
  vec3 centre = base + turn * vec3(0, 0.016, -0.12) + lid * vec3(0, 0.115, 0.0005);
  return Screen(centre, lid * vec3(0.164, 0, 0), lid * vec3(0, 0.1, 0), layer, WHOLE, gain, vec2(0));
}

// A flat monitor on a foot; `size` is the half size of its display.
void monitor(Ray ray, inout Hit hit, vec3 centre, mat3 turn, vec2 size) {
  turnedBox(ray, hit, centre - turn * vec3(0, 0, 0.016), vec3(size + 0.008, 0.013), turn, 0.004, GRAPHITE);
  turnedBox(ray, hit, centre - turn * vec3(0, size.y + 0.07, 0.03), vec3(0.03, 0.1, 0.008), turn, 0.003, BRUSHED);
  turnedBox(ray, hit, centre - turn * vec3(0, size.y + 0.165, 0.01), vec3(0.13, 0.006, 0.09), turn, 0.003, BRUSHED);
}

Screen monitorDisplay(vec3 centre, mat3 turn, vec2 size, int layer, float gain) {
  return Screen(centre, turn * vec3(size.x, 0, 0), turn * vec3(0, size.y, 0), layer, WHOLE, gain, vec2(0));
}

// A slab with a glass face: tablet or phone, half size given.
void slab(Ray ray, inout Hit hit, vec3 centre, mat3 turn, vec2 size, float thickness) {
  turnedBox(ray, hit, centre - turn * vec3(0, 0, thickness + 0.0004), vec3(size, thickness), turn, 0.004, BRUSHED);
}

Surface surfaceOfProp(Hit hit) {
  if (hit.material == BRUSHED) return metal(vec3(0.30, 0.31, 0.33), 0.34);
  if (hit.material == RUBBER) return matte(vec3(0.012));
  if (hit.material == KEYBOARD) {
    vec2 key = abs(fract(hit.local.xz / 0.0195) - 0.5);
    bool onKeys = abs(hit.local.x) < 0.146 && hit.local.z < 0.03 && hit.local.z > -0.1 && hit.normal.y > 0.5;
    if (onKeys && max(key.x, key.y) < 0.42) return matte(vec3(0.012));
    return metal(vec3(0.13, 0.135, 0.145), 0.4);
  }
  return gloss(vec3(0.018, 0.019, 0.022), 0.3);
}

// A soft box that looks at `target`; the scene draws softEdges on the given layer.
Screen softBox(vec3 centre, vec3 target, vec2 size, int layer, float gain) {
  vec3 n = normalize(target - centre), right = normalize(cross(vec3(0, 1, 0), n));
  return Screen(centre, right * size.x, cross(n, right) * size.y, layer, WHOLE, gain, vec2(0));
}

vec4 softEdges(vec2 uv) {
  vec2 edge = smoothstep(0.5, 0.12, abs(uv - 0.5));
  return vec4(mix(COOL, vec3(1.0), 0.15) * edge.x * edge.y, 1.0);
}

// The studio of the hardware. In daylight it is a bright cove of paper, at night a dark plinth.
vec3 studioSky(vec3 direction) {
#ifdef DAYLIGHT
  return PAPER * mix(0.22, 1.0, smoothstep(0.5, -0.3, direction.z));
#else
  return STAGE * (0.8 + 3.0 * smoothstep(0.5, 0.0, abs(direction.y)));
#endif
}

Surface studioFloor(vec3 point) {
#ifdef DAYLIGHT
  float away = smoothstep(0.6, 2.6, length(point.xz));
  Surface s = gloss(vec3(0.60, 0.59, 0.565) * (1.0 - away), 0.35);
  s.reflectance = 0.03 * (1.0 - away);
  s.emission = PAPER * mix(0.46, 1.0, away);
  return s;
#else
  return gloss(vec3(0.010, 0.011, 0.013), 0.17 + 0.06 * clouds(point.xz * 14.0));
#endif
}

// A strip behind for the edges, a key, a kicker and a low line in front; daylight needs them less.
Screen studioLight(int which, vec3 target, float keySide, int layer) {
#ifdef DAYLIGHT
  if (which == 0) return softBox(vec3(0.1, 2.4, -0.6), vec3(0.0, 0.1, 0.0), vec2(1.2, 0.8), layer, 3.0);
  if (which == 1) return softBox(vec3(1.1 * keySide, 0.9, 1.4), target, vec2(0.35, 0.5), layer, 7.0);
  if (which == 2) return softBox(vec3(-1.3 * keySide, 0.45, 0.25), target, vec2(0.3, 0.35), layer, 3.0);
  return softBox(vec3(-0.5 * keySide, 0.05, 1.9), target, vec2(0.9, 0.05), layer, 3.0);
#endif
  if (which == 0) return softBox(vec3(0.1, 0.9, -1.9), vec3(0.0, 0.35, 0.0), vec2(1.5, 0.42), layer, 2.2);
  if (which == 1) return softBox(vec3(1.0 * keySide, 0.6, 1.5), target, vec2(0.3, 0.45), layer, 14.0);
  if (which == 2) return softBox(vec3(-1.3 * keySide, 0.45, 0.25), target, vec2(0.3, 0.35), layer, 5.0);
  return softBox(vec3(-0.5 * keySide, 0.05, 1.9), target, vec2(0.9, 0.05), layer, 9.0);
}
