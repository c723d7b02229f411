// The 4U server: 483 x 178 x 633 mm of steel, drawn by its edges.
// Pictures: 0 what its small display shows.

const int LAYERS = 1;
const int SCREENS = 5;
const int FLOOR = 2;
const int CHASSIS = 3;
const int FRONT = 4;
const int HANDLE = 5;
const vec3 SIZE = vec3(0.2155, 0.089, 0.3165);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index < 4) return studioLight(index, vec3(0.0, 0.05, 0.15), -1.0, 1);
  return Screen(vec3(0.062, 0.128, 0.3181), vec3(0.052, 0, 0), vec3(0, 0.022, 0), 0, vec4(0.0, 0.12, 1.0, 0.88), 1.5, vec2(0));
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  vec3 at = vec3(0.0, SIZE.y + 0.008, 0.0);
  box(ray, hit, at, SIZE, 0.002, CHASSIS);
  box(ray, hit, at + vec3(0, 0, SIZE.z - 0.002), vec3(0.2415, SIZE.y, 0.003), 0.0012, FRONT);
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    vec3 middle = at + vec3(side * 0.222, 0, SIZE.z + 0.034);
    rod(ray, hit, middle - vec3(0, 0.052, 0), middle + vec3(0, 0.052, 0), 0.0058, HANDLE);
    rod(ray, hit, middle - vec3(0, 0.052, 0), middle - vec3(0, 0.052, 0.036), 0.0058, HANDLE);
    rod(ray, hit, middle + vec3(0, 0.052, 0), middle + vec3(0, 0.052, -0.036), 0.0058, HANDLE);
    drum(ray, hit, vec3(side * 0.17, 0.004, 0.2), 0.016, 0.005, RUBBER);
  }
}

vec3 skyAt(vec3 direction) {
  return studioSky(direction);
}

Surface frontAt(vec2 p) {
  Surface s = brushedSteel(p);
  hollow(s, earSlots(p, vec2(0.2415, SIZE.y), 0.066));
  if (abs(p.x) < 0.196 && abs(p.y + 0.032) < 0.047) hollow(s, hexHoles(p, 0.0062));
  vec2 bay = p - vec2(-0.108, 0.043);
  hollow(s, smoothstep(0.0006, 0.0, abs(roundedDistance(bay, vec2(0.082, 0.024), 0.003)) - 0.0004));
  for (int slot = 0; slot < 4; slot++) {
    vec2 q = bay - vec2((float(slot) - 1.5) * 0.04, 0.0);
    hollow(s, rounded(q, vec2(0.017, 0.0185), 0.002, 0.0003) * 0.85);
    hollow(s, rounded(q + vec2(0.0, 0.011), vec2(0.012, 0.002), 0.002, 0.0003));
    lamp(s, q - vec2(0.0125, 0.014), 0.0012, (slot == 2 ? AMBER : COOL) * 9.0);
  }
  vec2 button = p - vec2(0.172, 0.043);
  s.emission += AMBER * 7.0 * ring(button, 0.0125, 0.0009, 0.0005);
  hollow(s, ring(button, 0.0145, 0.0005, 0.0002));
  s.emission += AMBER * 5.0 * smoothstep(0.0006, 0.0002, abs(p.y - 0.0165)) * step(abs(p.x), 0.196);
  return s;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return studioFloor(point);
  if (hit.material == FRONT && hit.local.z > 0.0029) return frontAt(hit.local.xy);
  if (hit.material == HANDLE) return metal(vec3(0.5, 0.51, 0.53), 0.2);
  Surface s = paintedSteel(point.xz + point.y);
  if (abs(hit.local.x) > 0.215 && abs(hit.local.y) < 0.05 && hit.local.z > -0.1 && hit.local.z < 0.2) hollow(s, hexHoles(hit.local.zy, 0.009));
  return s;
}
