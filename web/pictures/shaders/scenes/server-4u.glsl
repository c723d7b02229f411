// The 4U server: 483 x 178 x 633 mm of steel, drawn by its edges.
// Pictures: 0 what its small display shows.

const int LAYERS = 1;
// From the corner a light of its own shows where air comes in at the side.
#if defined(SEEN_FRONT) || defined(SEEN_BACK) || defined(SEEN_SIDE) || defined(DAYLIGHT)
#define SIDE_LIGHTS 0
#else
#define SIDE_LIGHTS 1
#endif
const int SCREENS = 5 + SIDE_LIGHTS;
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
  if (index == 5) return softBox(vec3(-1.5, 0.55, -0.1), vec3(-0.2, 0.09, 0.0), vec2(0.5, 0.3), 1, 7.0);
  return Screen(placed(vec3(0.062, 0.128, 0.3181)), placed(vec3(0.052, 0, 0)), vec3(0, 0.022, 0), 0, vec4(0.0, 0.12, 1.0, 0.88), 1.5, vec2(0));
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  vec3 at = vec3(0.0, SIZE.y + 0.008, 0.0);
  box(ray, hit, at, placedSize(SIZE), 0.002, CHASSIS);
  box(ray, hit, at + placed(vec3(0, 0, SIZE.z - 0.002)), placedSize(vec3(0.2415, SIZE.y, 0.003)), 0.0012, FRONT);
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    vec3 middle = at + placed(vec3(side * 0.222, 0, SIZE.z + 0.034)), upwards = vec3(0, 0.052, 0), back = placed(vec3(0, 0, -0.036));
    rod(ray, hit, middle - upwards, middle + upwards, 0.0058, HANDLE);
    rod(ray, hit, middle - upwards, middle - upwards + back, 0.0058, HANDLE);
    rod(ray, hit, middle + upwards, middle + upwards + back, 0.0058, HANDLE);
    drum(ray, hit, placed(vec3(side * 0.17, 0.004, 0.2)), 0.016, 0.005, RUBBER);
    drum(ray, hit, placed(vec3(side * 0.17, 0.004, -0.25)), 0.016, 0.005, RUBBER);
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

// Power supply and connectors on the left, a fan, and the slots of the cards; p as one sees it from behind.
Surface backAt(vec2 p) {
  Surface s = paintedSteel(p);
  vec2 supply = p - vec2(-0.137, -0.042);
  plate(s, supply, vec2(0.072, 0.041));
  screws(s, supply, vec2(0.067, 0.036));
  powerInlet(s, supply - vec2(-0.04, 0.009));
  vec2 rocker = supply - vec2(-0.04, -0.019);
  hollow(s, frame(rocker, vec2(0.010, 0.0065), 0.001, 0.0004, 0.0002));
  hollow(s, rounded(rocker, vec2(0.0088, 0.0054), 0.0008, 0.0003) * 0.7);
  fan(s, supply - vec2(0.026, 0.0), 0.034);
  vec2 board = p - vec2(-0.137, 0.044);
  plate(s, board, vec2(0.072, 0.034));
  for (int row = 0; row < 2; row++) {
    float y = row == 0 ? 0.012 : -0.013;
    networkPort(s, board - vec2(-0.052, y));
    for (int column = 0; column < 3; column++) for (int of2 = 0; of2 < 2; of2++) usbPort(s, board - vec2(-0.026 + 0.022 * float(column), y + (of2 == 0 ? 0.0045 : -0.0045)));
    for (int of3 = 0; of3 < 3; of3++) hollow(s, disc(board - vec2(0.044 + 0.01 * float(of3), y), 0.0031, 0.0002));
  }
  fan(s, p - vec2(-0.003, 0.022), 0.052);
  if (abs(p.x + 0.003) < 0.052 && abs(p.y + 0.062) < 0.018) hollow(s, hexHoles(p, 0.0062));
  for (int slot = 0; slot < 7; slot++) {
    vec2 q = p - vec2(0.072 + 0.0205 * float(slot), 0.0);
    plate(s, q, vec2(0.0092, 0.068));
    screws(s, q - vec2(0.0, 0.062), vec2(0.0));
    if (slot == 2) {
      for (int port = 0; port < 4; port++) {
        vec2 at = q - vec2(0.0, 0.042 - 0.028 * float(port));
        displayPort(s, vec2(at.y, -at.x));
        lamp(s, at - vec2(0.0, 0.0128), 0.0011, COOL * 9.0);
      }
    } else if (abs(q.x) < 0.006 && abs(q.y) < 0.05) hollow(s, hexHoles(q, 0.0044));
  }
  s.emission += AMBER * 2.6 * smoothstep(0.0005, 0.0002, abs(roundedDistance(p - vec2(0.113, 0.0), vec2(0.0098, 0.0715), 0.002)));
  return s;
}

// Where the rail is screwed on, and where air comes in.
Surface sideAt(vec2 p) {
  Surface s = paintedSteel(p);
  if (abs(p.x + 0.05) < 0.15 && abs(p.y) < 0.05) hollow(s, hexHoles(p, 0.009));
  hollow(s, smoothstep(0.0006, 0.0, abs(abs(p.y) - 0.07) - 0.0003));
  for (int hole = 0; hole < 4; hole++) screws(s, p - vec2(-0.24 + 0.16 * float(hole), 0.0), vec2(0.0, 0.0785));
  return s;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return studioFloor(point);
  vec3 local = unplaced(hit.local);
  if (hit.material == FRONT && local.z > 0.0029) return frontAt(local.xy);
  if (hit.material == HANDLE) return metal(vec3(0.5, 0.51, 0.53), 0.2);
  if (hit.material == CHASSIS && local.z < 0.0006 - SIZE.z) return backAt(vec2(-local.x, local.y));
  if (hit.material == CHASSIS && abs(local.x) > SIZE.x - 0.0006) return sideAt(vec2(-local.z, local.y));
  return paintedSteel(point.xz + point.y);
}
