// S3: the programmer's desk. A timeline in front, and behind it the stage it drives.
// Pictures: 0 the operator's screen, 1 the show, 2 the wings.

const int LAYERS = 1;
const int SCREENS = 7;
const int BEAMS = 7;
const float HAZE = 0.06;
const float HAZE_FADE = 0.08;
const float LENS_GLARE = 8.0;
const int FLOOR = 2;
const int DESK = 3;
const int KEYS = 4;
const int TRUSS = 5;

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return monitorDisplay(vec3(0.0, 1.14, 0.0), pitch(-0.06), vec2(0.46, 0.2875), 0, 1.05);
  if (index == 1) return Screen(vec3(0.0, 4.2, -16.0), vec3(6.6, 0, 0), vec3(0, 2.6, 0), 1, WHOLE, 1.8, vec2(0));
  if (index == 6) return softBox(vec3(-0.9, 2.2, 0.9), vec3(0.1, 0.75, 0.4), vec2(0.25, 0.25), 3, 2.6);
  float side = index % 2 == 0 ? -1.0 : 1.0, rank = index < 4 ? 0.0 : 1.0;
  vec3 centre = vec3(side * (8.2 + rank * 2.2), 4.2 + rank * 0.4, -15.0 + rank * 2.0);
  return Screen(centre, yaw(-side * 0.4) * vec3(0.85, 0, 0), vec3(0, 2.9 + rank * 0.6, 0), 2, vec4(0.38, 0, 0.62, 1), 1.3, vec2(0));
}

Beam beamAt(int index) {
  float x = (float(index) - 3.0) * 2.5;
  vec3 from = vec3(x, 8.9, -13.0);
  return Beam(from, normalize(vec3(x * 0.12, -1.0, 0.5)), 0.1, 0.035, index == 3 ? AMBER * 4.0 : COOL * 2.5);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 0.4, -14.0), vec3(9.5, 0.4, 4.0), 0.03, FLOOR);
  truss(ray, hit, vec3(0, 9.2, -13.0), 12.0, TRUSS);
  box(ray, hit, vec3(0, 0.72, 0.28), vec3(1.4, 0.025, 0.5), 0.01, DESK);
  monitor(ray, hit, vec3(0.0, 1.14, 0.0), pitch(-0.06), vec2(0.46, 0.2875));
  box(ray, hit, vec3(-0.06, 0.752, 0.42), vec3(0.21, 0.007, 0.065), 0.005, KEYS);
  box(ray, hit, vec3(0.44, 0.765, 0.36), vec3(0.13, 0.018, 0.11), 0.01, BRUSHED);
  for (int fader = 0; fader < 5; fader++) {
    float x = 0.35 + float(fader) * 0.045;
    box(ray, hit, vec3(x, 0.792, 0.39 - 0.09 * hash(float(fader))), vec3(0.010, 0.010, 0.016), 0.004, fader == 2 ? 6 : RUBBER);
  }
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.012, 0.014, 0.018), 0.10 + 0.14 * clouds(point.xz));
  if (hit.material == DESK) return gloss(vec3(0.02, 0.021, 0.024), 0.16 + 0.1 * clouds(point.xz * vec2(3.0, 30.0)));
  if (hit.material == KEYS) {
    vec2 key = abs(fract(hit.local.xz / 0.0195) - 0.5);
    return matte(max(key.x, key.y) < 0.42 ? vec3(0.03) : vec3(0.004));
  }
  if (hit.material == TRUSS) return metal(vec3(0.3), 0.4);
  if (hit.material == 6) return glowing(AMBER * 3.0);
  return gloss(vec3(0.01), 0.4);
}
