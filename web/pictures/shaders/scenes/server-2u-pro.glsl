// The 2U Pro: half the height, one clean face with a window into what it plays.
// Pictures: 0 what the window shows.

const int LAYERS = 1;
const int SCREENS = 5;
const int FLOOR = 2;
const int CHASSIS = 3;
const int FRONT = 4;
const vec3 SIZE = vec3(0.2155, 0.0435, 0.24);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index < 4) return studioLight(index, vec3(0.0, 0.05, 0.15), 1.0, 1);
  return Screen(vec3(0.0, 0.0515, 0.2432), vec3(0.085, 0, 0), vec3(0, 0.0262, 0), 0, vec4(0.0, 0.22, 1.0, 0.77), 1.5, vec2(0));
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  vec3 at = vec3(0.0, SIZE.y + 0.008, 0.0);
  box(ray, hit, at, SIZE, 0.002, CHASSIS);
  box(ray, hit, at + vec3(0, 0, SIZE.z), vec3(0.2415, SIZE.y, 0.003), 0.0014, FRONT);
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    drum(ray, hit, vec3(side * 0.17, 0.004, 0.18), 0.016, 0.005, RUBBER);
    vec3 ear = at + vec3(side * 0.2285, 0.0, SIZE.z + 0.012);
    box(ray, hit, ear, vec3(0.006, 0.034, 0.012), 0.004, 5);
  }
}

vec3 skyAt(vec3 direction) {
  return studioSky(direction);
}

Surface frontAt(vec2 p) {
  Surface s = brushedSteel(p);
  vec2 q = vec2(abs(p.x) - 0.152, p.y);
  if (abs(q.x) < 0.052 && abs(q.y) < 0.03) hollow(s, hexHoles(p, 0.0056));
  float window = roundedDistance(p, vec2(0.0885, 0.0295), 0.003);
  hollow(s, smoothstep(0.0003, -0.0003, window));
  s.emission += AMBER * 4.0 * smoothstep(0.0005, 0.0001, abs(window - 0.0012));
  hollow(s, smoothstep(0.0004, 0.0, abs(roundedDistance(q, vec2(0.055, 0.0335), 0.003)) - 0.0002));
  lamp(s, p - vec2(0.2165, -0.030), 0.0013, AMBER * 12.0);
  return s;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return studioFloor(point);
  if (hit.material == FRONT && hit.local.z > 0.0029) return frontAt(hit.local.xy);
  if (hit.material == 5) return metal(vec3(0.45, 0.46, 0.48), 0.24);
  Surface s = paintedSteel(point.xz + point.y);
  if (hit.local.y > SIZE.y - 0.001 && abs(hit.local.x) < 0.15 && hit.local.z < 0.12 && hit.local.z > 0.0) hollow(s, hexHoles(hit.local.xz, 0.008));
  return s;
}
