// S2: a large event. Walls of many windows step back into the hall, cascaded across several screens.

const int LAYERS = 4;
const int SCREENS = 13;
const int BEAMS = 6;
const float HAZE = 0.05;
const float HAZE_FADE = 0.1;
const float LENS_GLARE = 8.0;
const int FLOOR = 2;
const int CROWD = 3;
const int TRUSS = 4;

vec4 content(int layer, vec2 uv) {
  vec2 p = (uv - 0.5) * vec2(1.8, 1.0);
  vec3 edge = frame(p, vec2(0.885, 0.485), 0.02, 0.006, 0.003) * (layer == 2 ? AMBER * 2.4 : COOL * 0.7);
  if (layer == 0) return vec4(silkPicture((uv - vec2(0.45, 0.5)) * vec2(4.2, 1.3), 2.2), 1.0);
  if (layer == 1) return vec4(bloomPicture(p, 1.0) * 1.2 + edge, 1.0);
  if (layer == 2) return vec4(corridorPicture(p, 0.6) * 0.9 + edge, 1.0);
  return vec4(auroraPicture(p, 4.0) * 1.1 + edge, 1.0);
}

Screen panelOf(vec3 centre, vec2 size, float turn, int layer, vec4 crop, float gain) {
  return Screen(centre, yaw(turn) * vec3(size.x, 0, 0), vec3(0, size.y, 0), layer, crop, gain, vec2(0));
}

Screen screenAt(int index) {
  if (index == 0) return panelOf(vec3(0.0, 5.2, -17.0), vec2(10.5, 3.5), 0.0, 0, WHOLE, 1.5);
  // Twelve windows, six a side, come forward like a hand of cards.
  float i = float(index - 1), side = mod(i, 2.0) * 2.0 - 1.0, rank = floor(i / 2.0);
  vec3 centre = vec3(side * (2.6 + rank * 1.28), 3.2 + 0.72 * rank, -15.6 + rank * 1.7);
  float size = 1.0 + 0.03 * rank;
  int show = int(mod(rank, 3.0));
  return panelOf(centre, vec2(1.6, 0.9) * size, -side * (0.1 + rank * 0.08), show == 1 && rank < 2.0 ? 2 : show == 1 ? 3 : 1 + show, WHOLE, 1.4);
}

Beam beamAt(int index) {
  float x = (float(index) - 2.5) * 2.8;
  vec3 from = vec3(x, 10.6, -12.0);
  vec3 direction = normalize(vec3(x * 0.05, -1.0, 0.75));
  return Beam(from, direction, 0.1, 0.03, (index == 1 || index == 4) ? AMBER * 3.0 : COOL * 2.0);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, -0.9, FLOOR);
  box(ray, hit, vec3(0, 0.5, -15.0), vec3(9.0, 0.5, 3.0), 0.03, FLOOR);
  truss(ray, hit, vec3(0, 11.0, -12.0), 12.0, TRUSS);
  figure(ray, hit, vec3(0.3, 1.0, -13.0), 1.8, 3.1, ARMS_RAISED, CROWD);
  for (int row = 0; row < 3; row++) {
    for (int seat = 0; seat < 9; seat++) {
      float k = float(seat) + float(row) * 9.0;
      vec3 at = vec3((float(seat) - 4.0) * (0.72 + 0.1 * float(row)) + 0.4 * hash(k) + 0.3 * float(row), -0.62 + 0.16 * hash(k + 3.0) - 0.1 * float(row), 2.2 - 1.5 * float(row));
      figure(ray, hit, at, 1.72, 0.5 * (hash(k + 7.0) - 0.5), hash(k + 5.0) > 0.9 ? ARMS_RAISED : STANDING, CROWD);
    }
  }
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.012, 0.014, 0.018), 0.12 + 0.16 * clouds(point.xz));
  if (hit.material == TRUSS) return metal(vec3(0.3), 0.4);
  return matte(vec3(0.02));
}
