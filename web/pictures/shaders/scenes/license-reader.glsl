// License Reader: the lock in a laptop's side, its lamp lit, and on the display what it says.
// Pictures: 0 the screen.

const int LAYERS = 2;
const int SCREENS = 5;
const int DESK = 2;
const int SHELL = 3;
const int PLUG = 4;
const int CORE = 5;

vec4 content(int layer, vec2 uv) {
  if (layer == 1) return softEdges(uv);
  return vec4(bokehPicture((uv - 0.5) * vec2(2.0, 1.0), 0.4), 1.0);
}

Screen screenAt(int index) {
  if (index == 0) return laptopDisplay(vec3(0.0, 0.0008, 0.0), mat3(1.0), 0.30, 0, 1.1);
  if (index == 1) return softBox(vec3(0.75, 0.55, 0.15), vec3(0.17, 0.0, 0.0), vec2(0.16, 0.22), 1, 22.0);
  if (index == 2) return softBox(vec3(-0.5, 0.9, 0.3), vec3(0.0), vec2(0.4, 0.2), 1, 12.0);
  if (index == 3) return softBox(vec3(0.62, 0.12, -0.3), vec3(0.19, 0.01, 0.02), vec2(0.1, 0.1), 1, 12.0);
  return Screen(vec3(-1.2, 0.7, -4.0), vec3(3.2, 0, 0), vec3(0, 1.6, 0), 2, WHOLE, 1.2, vec2(0));
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, DESK);
  laptop(ray, hit, vec3(0.0), mat3(1.0), 0.30);
  vec3 at = vec3(0.2045, 0.0085, 0.03);
  box(ray, hit, vec3(0.1745, 0.0085, 0.03), vec3(0.006, 0.0023, 0.006), 0.0006, PLUG);
  box(ray, hit, at, vec3(0.0245, 0.0052, 0.0095), 0.003, SHELL);
  box(ray, hit, at + vec3(0.004, 0.0052, 0.0), vec3(0.0135, 0.0003, 0.0011), 0.0, CORE);
  box(ray, hit, vec3(0.1702, 0.0085, -0.012), vec3(0.0003, 0.0022, 0.0062), 0.0, RUBBER);
  box(ray, hit, vec3(0.1702, 0.0085, -0.034), vec3(0.0003, 0.0016, 0.0044), 0.0, RUBBER);
}

vec3 skyAt(vec3 direction) {
  return STAGE * (0.4 + 1.6 * smoothstep(0.5, 0.0, direction.y));
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == DESK) return gloss(mix(vec3(0.016, 0.012, 0.010), vec3(0.04, 0.029, 0.022), clouds(point.xz * vec2(9.0, 150.0))), 0.24);
  if (hit.material == PLUG) return metal(vec3(0.62, 0.63, 0.65), 0.26);
  if (hit.material == CORE) return glowing(AMBER * 6.0);
  return gloss(vec3(0.02, 0.021, 0.024), 0.28);
}
