// Stage and variety shows: dancers in the air, a layered wall, the first rows of an audience.

const int LAYERS = 2;
const int SCREENS = 7;
const int BEAMS = 16;
const float HAZE = 0.05;
const float HAZE_FADE = 0.09;
const float LENS_GLARE = 12.0;
const int FLOOR = 2;
const int DANCER = 3;
const int CROWD = 4;
const int TRUSS = 5;
const int STAIR = 6;

vec4 content(int layer, vec2 uv) {
  if (layer == 0) return vec4(auroraPicture((uv - vec2(0.5, 0.42)) * vec2(3.0, 1.0), 1.0) * 0.8 + bloomPicture((uv - vec2(0.5, 0.40)) * vec2(2.6, 1.15), 0.6) * 0.75 + sparks((uv - 0.5) * vec2(2.6, 1.0), 12.0, 3.0) * COOL * 0.8, 1.0);
  return vec4(silkPicture((uv.yx - vec2(0.5, 0.5)) * vec2(2.6, 1.0), 4.2) * 1.2, 1.0);
}

Screen screenAt(int index) {
  if (index == 0) return Screen(vec3(0.0, 4.9, -15.0), vec3(8.2, 0, 0), vec3(0, 3.6, 0), 0, WHOLE, 1.0, vec2(0));
  float i = float(index - 1), side = mod(i, 2.0) * 2.0 - 1.0, rank = floor(i / 2.0);
  vec3 centre = vec3(side * (7.4 + rank * 1.55), 4.4 + rank * 0.5, -13.6 + rank * 1.9);
  return Screen(centre, yaw(-side * 0.35) * vec3(0.55, 0, 0), vec3(0, 3.4 + rank * 0.5, 0), 1, vec4(0.3, 0.0, 0.6, 1.0), 1.3, vec2(0));
}

Beam beamAt(int index) {
  float i = float(index);
  if (index < 10) {
    float x = (i - 4.5) * 1.75;
    vec3 from = vec3(x, 10.2, -10.5);
    vec3 direction = normalize(vec3(-x * 0.07 + 0.22 * sin(i * 2.1), -1.0, 0.42));
    return Beam(from, direction, 0.09, 0.026, (index == 2 || index == 7) ? AMBER * 3.6 : COOL * 1.7);
  }
  float side = mod(i, 2.0) * 2.0 - 1.0, rank = floor((i - 10.0) / 2.0);
  vec3 from = vec3(side * (6.5 + rank * 1.2), 1.0, -12.5 + rank);
  return Beam(from, normalize(vec3(side * (0.15 + 0.25 * rank), 1.0, 0.3)), 0.07, 0.02, mix(COOL, DEEP * 2.0, 0.4) * 1.6);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, CROWD);
  box(ray, hit, vec3(0, 0.5, -12.0), vec3(11.0, 0.5, 5.5), 0.03, FLOOR);
  for (int step = 0; step < 4; step++) box(ray, hit, vec3(0, 1.1 + 0.22 * float(step), -13.6 - 0.35 * float(step)), vec3(4.2, 0.11, 0.6), 0.02, STAIR);
  truss(ray, hit, vec3(0, 10.6, -10.5), 11.0, TRUSS);
  figure(ray, hit, vec3(0.0, 2.05, -14.1), 1.75, 3.14, ARMS_RAISED, DANCER);
  figure(ray, hit, vec3(-1.7, 1.35, -10.4), 1.7, 3.3, LEAPING, DANCER);
  figure(ray, hit, vec3(1.75, 1.55, -10.2), 1.7, 2.9, LEAPING, DANCER);
  figure(ray, hit, vec3(-3.5, 1.0, -10.8), 1.68, 3.5, ARMS_RAISED, DANCER);
  figure(ray, hit, vec3(3.6, 1.0, -10.7), 1.68, 2.8, ARMS_RAISED, DANCER);
  figure(ray, hit, vec3(-5.2, 1.0, -11.4), 1.7, 3.5, POINTING, DANCER);
  figure(ray, hit, vec3(5.2, 1.0, -11.3), 1.7, 2.7, ARMS_RAISED, DANCER);
  for (int row = 0; row < 2; row++) {
    for (int seat = 0; seat < 10; seat++) {
      float k = float(seat) + 10.0 * float(row);
      vec3 at = vec3((float(seat) - 4.5) * 0.72 + 0.42 * hash(k), -0.5 + 0.16 * hash(k + 3.0) - 0.2 * float(row), -0.6 + 1.5 * float(row) + 0.7 * hash(k + 13.0));
      figure(ray, hit, at, 1.7, 0.3 * (hash(k + 7.0) - 0.5), SEATED, CROWD);
    }
  }
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.014, 0.015, 0.019), 0.08 + 0.12 * clouds(point.xz));
  if (hit.material == STAIR) {
    Surface s = gloss(vec3(0.03), 0.25);
    s.emission = mix(AMBER, COOL, 0.1) * 2.6 * smoothstep(0.088, 0.1, hit.local.y) * step(0.59, hit.local.z);
    return s;
  }
  if (hit.material == DANCER) return matte(vec3(0.10));
  if (hit.material == TRUSS) return metal(vec3(0.3), 0.4);
  return matte(vec3(0.012));
}
