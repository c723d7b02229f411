// S3 Pro: the control room of a theatre. Monitors on a dark desk, and through the window the stage they drive.
// Pictures: 0 the show, 1 the operator's screen, 2 what another surface plays.

const int LAYERS = 1;
const int SCREENS = 7;
const int BEAMS = 7;
const float HAZE = 0.05;
const float HAZE_FADE = 0.07;
const float LENS_GLARE = 10.0;
const int FLOOR = 2;
const int DESK = 3;
const int TRUSS = 4;
const int ROOM = 5;
const int MULLION = 6;
const int SEATS = 7;
const int STRIP = 8;
const int PANEL_FACE = 9;

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

const vec2 WIDE = vec2(0.46, 0.2875);
const vec3 MAIN = vec3(0.0, 1.16, 0.0);
const vec3 LEFT = vec3(-0.86, 1.13, 0.16);

Screen screenAt(int index) {
  if (index == 0) return monitorDisplay(MAIN, pitch(-0.05), WIDE, 1, 1.0);
  if (index == 1) return monitorDisplay(LEFT, yaw(0.42) * pitch(-0.05), vec2(0.37, 0.208), 0, 0.7);
  if (index == 2) return monitorDisplay(vec3(-LEFT.x, LEFT.yz), yaw(-0.42) * pitch(-0.05), vec2(0.37, 0.208), 2, 0.7);
  if (index == 3) return Screen(vec3(0.0, 4.1, -16.0), vec3(6.4, 0, 0), vec3(0, 3.2, 0), 0, vec4(0.0, 0.06, 1.0, 0.95), 1.9, vec2(0));
  if (index == 6) return softBox(vec3(-0.6, 2.75, 1.2), vec3(0.0, 0.75, 0.4), vec2(0.5, 0.06), 3, 1.6);
  float side = index == 4 ? -1.0 : 1.0;
  return Screen(vec3(side * 8.0, 4.3, -14.6), yaw(-side * 0.55) * vec3(1.0, 0, 0), vec3(0, 3.2, 0), 2, vec4(0.38, 0.0, 0.66, 1.0), 1.5, vec2(0));
}

Beam beamAt(int index) {
  float x = (float(index) - 3.0) * 2.1;
  vec3 from = vec3(x, 8.6, -12.4);
  vec3 direction = normalize(vec3(x * 0.10 + 0.25 * sin(float(index) * 2.3), -1.0, 0.55));
  return Beam(from, direction, 0.07, 0.036, index == 2 || index == 5 ? AMBER * 3.0 : COOL * 1.5);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, -0.6, FLOOR);
  box(ray, hit, vec3(0, 0.1, -14.5), vec3(10.5, 0.35, 4.0), 0.03, FLOOR);
  box(ray, hit, vec3(0, 4.1, -16.12), vec3(6.48, 3.28, 0.1), 0.0, ROOM);
  truss(ray, hit, vec3(0, 8.9, -12.4), 10.0, TRUSS);
  for (int row = 0; row < 5; row++) seats(ray, hit, -9.2 + 1.35 * float(row), -0.55 + 0.16 * float(row), 8.0, SEATS);
  // The room: sill, lintel, mullions, ceiling.
  box(ray, hit, vec3(0, 0.0, -1.5), vec3(6.0, 0.93, 0.12), 0.0, ROOM);
  box(ray, hit, vec3(0, 3.3, -1.5), vec3(6.0, 0.55, 0.12), 0.0, ROOM);
  box(ray, hit, vec3(0, 2.95, 0.8), vec3(6.0, 0.08, 2.4), 0.0, ROOM);
  box(ray, hit, vec3(-1.62, 1.9, -1.5), vec3(0.035, 1.0, 0.05), 0.006, MULLION);
  box(ray, hit, vec3(1.62, 1.9, -1.5), vec3(0.035, 1.0, 0.05), 0.006, MULLION);
  box(ray, hit, vec3(0, 0.945, -1.40), vec3(6.0, 0.012, 0.08), 0.004, MULLION);
  box(ray, hit, vec3(0, 0.915, -1.378), vec3(4.0, 0.004, 0.003), 0.0, STRIP);
  vec3 ignored;
  if (crossBox(ray.origin - vec3(0, 1.0, 0.3), ray.direction, vec3(1.9, 0.6, 0.62), ignored) < 0.0) return;
  box(ray, hit, vec3(0, 0.72, 0.3), vec3(1.85, 0.025, 0.55), 0.01, DESK);
  monitor(ray, hit, MAIN, pitch(-0.05), WIDE);
  monitor(ray, hit, LEFT, yaw(0.42) * pitch(-0.05), vec2(0.37, 0.208));
  monitor(ray, hit, vec3(-LEFT.x, LEFT.yz), yaw(-0.42) * pitch(-0.05), vec2(0.37, 0.208));
  turnedBox(ray, hit, vec3(-0.05, 0.753, 0.44), vec3(0.21, 0.007, 0.065), yaw(0.03), 0.004, KEYBOARD);
  turnedBox(ray, hit, vec3(0.44, 0.765, 0.40), vec3(0.17, 0.018, 0.12), yaw(-0.1), 0.008, PANEL_FACE);
  for (int fader = 0; fader < 5; fader++) {
    vec3 at = vec3(0.34 + float(fader) * 0.05, 0.789, 0.47 - 0.07 * hash(float(fader)));
    box(ray, hit, at, vec3(0.010, 0.009, 0.015), 0.004, fader == 2 ? STRIP : BRUSHED);
  }
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.012, 0.014, 0.018), 0.08 + 0.12 * clouds(point.xz));
  if (hit.material == DESK) return gloss(vec3(0.018, 0.018, 0.020), 0.18 + 0.1 * clouds(point.xz * vec2(3.0, 30.0)));
  if (hit.material == TRUSS) return metal(vec3(0.3), 0.4);
  if (hit.material == SEATS) return matte(vec3(0.05, 0.014, 0.014) * (0.6 + 0.4 * smoothstep(-0.4, 0.4, hit.local.y)));
  if (hit.material == MULLION) return gloss(vec3(0.03, 0.031, 0.034), 0.3);
  if (hit.material == STRIP) return glowing(AMBER * 1.9);
  if (hit.material == PANEL_FACE) {
    Surface s = gloss(vec3(0.016), 0.35);
    vec2 cell = vec2(hit.local.x / 0.034, (hit.local.z + 0.06) / 0.034), f = fract(cell) - 0.5;
    if (hit.local.y > 0.017 && hit.local.z < -0.015) s.emission = (hash(floor(cell)) > 0.78 ? AMBER * 1.8 : COOL * 0.4) * rounded(f, vec2(0.3), 0.08, 0.04) * step(0.3, hash(floor(cell) + 4.0));
    return s;
  }
  return matte(vec3(0.03, 0.031, 0.035));
}
