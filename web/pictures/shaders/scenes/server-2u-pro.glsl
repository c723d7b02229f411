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
  return Screen(placed(vec3(0.0, 0.0515, 0.2432)), placed(vec3(0.085, 0, 0)), vec3(0, 0.0262, 0), 0, vec4(0.0, 0.22, 1.0, 0.77), 1.5, vec2(0));
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  vec3 at = vec3(0.0, SIZE.y + 0.008, 0.0);
  box(ray, hit, at, placedSize(SIZE), 0.002, CHASSIS);
  box(ray, hit, at + placed(vec3(0, 0, SIZE.z)), placedSize(vec3(0.2415, SIZE.y, 0.003)), 0.0014, FRONT);
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    drum(ray, hit, placed(vec3(side * 0.17, 0.004, 0.18)), 0.016, 0.005, RUBBER);
    drum(ray, hit, placed(vec3(side * 0.17, 0.004, -0.19)), 0.016, 0.005, RUBBER);
    vec3 ear = at + placed(vec3(side * 0.2285, 0.0, SIZE.z + 0.012));
    box(ray, hit, ear, placedSize(vec3(0.006, 0.034, 0.012)), 0.004, 5);
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

// Power on the left, connectors, then the cards: three outputs of the stage, one of the user interface, two captures.
Surface backAt(vec2 p) {
  Surface s = paintedSteel(p);
  vec2 supply = p - vec2(-0.150, 0.0);
  plate(s, supply, vec2(0.060, 0.036));
  screws(s, supply, vec2(0.0555, 0.0315));
  powerInlet(s, supply - vec2(-0.034, 0.0));
  fan(s, supply - vec2(0.024, 0.0), 0.029);
  vec2 board = p - vec2(-0.041, 0.0);
  plate(s, board, vec2(0.042, 0.036));
  for (int row = 0; row < 2; row++) {
    float y = row == 0 ? 0.016 : -0.015;
    networkPort(s, board - vec2(-0.028, y));
    for (int column = 0; column < 2; column++) for (int of2 = 0; of2 < 2; of2++) usbPort(s, board - vec2(-0.004 + 0.021 * float(column), y + (of2 == 0 ? 0.0045 : -0.0045)));
    hollow(s, disc(board - vec2(0.034, y), 0.0031, 0.0002));
  }
  vec2 output1 = p - vec2(0.107, 0.019);
  plate(s, output1, vec2(0.094, 0.0165));
  for (int port = 0; port < 4; port++) {
    vec2 q = output1 - vec2(-0.062 + 0.034 * float(port) + (port == 3 ? 0.018 : 0.0), -0.002);
    displayPort(s, q);
    lamp(s, q - vec2(0.0, 0.0105), 0.0012, (port == 3 ? AMBER : COOL) * 9.0);
  }
  s.emission += AMBER * 2.6 * smoothstep(0.0005, 0.0002, abs(roundedDistance(output1 - vec2(-0.028, 0.0), vec2(0.052, 0.0135), 0.002)));
  vec2 capture = p - vec2(0.107, -0.019);
  plate(s, capture, vec2(0.094, 0.0165));
  for (int port = 0; port < 2; port++) {
    vec2 q = capture - vec2(-0.062 + 0.034 * float(port), -0.002);
    capturePort(s, q);
    lamp(s, q - vec2(0.0, 0.0105), 0.0012, vec3(0.15, 1.0, 0.35) * 6.0);
  }
  vec2 vent = capture - vec2(0.038, 0.0);
  if (abs(vent.x) < 0.048 && abs(vent.y) < 0.011) hollow(s, hexHoles(vent, 0.0048));
  return s;
}

Surface sideAt(vec2 p) {
  Surface s = paintedSteel(p);
  if (abs(p.x + 0.04) < 0.11 && abs(p.y) < 0.02) hollow(s, hexHoles(p, 0.008));
  for (int hole = 0; hole < 4; hole++) screws(s, p - vec2(-0.18 + 0.12 * float(hole), 0.0), vec2(0.0, 0.033));
  return s;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return studioFloor(point);
  vec3 local = unplaced(hit.local);
  if (hit.material == FRONT && local.z > 0.0029) return frontAt(local.xy);
  if (hit.material == 5) return metal(vec3(0.45, 0.46, 0.48), 0.24);
  if (hit.material == CHASSIS && local.z < 0.0006 - SIZE.z) return backAt(vec2(-local.x, local.y));
  if (hit.material == CHASSIS && abs(local.x) > SIZE.x - 0.0006) return sideAt(vec2(-local.z, local.y));
  Surface s = paintedSteel(point.xz + point.y);
  if (local.y > SIZE.y - 0.001 && abs(local.x) < 0.15 && local.z < 0.12 && local.z > 0.0) hollow(s, hexHoles(local.xz, 0.008));
  return s;
}
