// An aquarium's dome: the sea on a half sphere and on the floor beneath it, a round bench, visitors, and the operator's place at the edge.
// Pictures: 0 the dome, 1 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 3;
const int FLOOR = 2;
const int DOME = 3;
const int EDGE = 4;
const int PEOPLE = 5;
const int BENCH = 6;
const int LENS = 7;
const vec3 MIDDLE = vec3(0.0, 0.0, -6.0);
const float RADIUS = 9.6;
const float SPRING = 1.15;
const vec3 PLACE = vec3(0.0, 0.9, 0.6);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return largeDisplay(PLACE, mat3(1.0), 1, 1.05);
  if (index == 1) return smallDisplay(PLACE, mat3(1.0), 0, 0.8);
  return deskLight(PLACE, mat3(1.0), 2, CUE == 3 ? 7.0 : 0.001);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  ball(ray, hit, MIDDLE + vec3(0, SPRING, 0), RADIUS, DOME);
  band(ray, hit, MIDDLE.xz, RADIUS - 0.1, 0.0, SPRING, EDGE);
  drum(ray, hit, MIDDLE + vec3(0, 0.22, 0), 1.35, 0.20, BENCH);
  drum(ray, hit, MIDDLE + vec3(0, 0.02, 0), 1.37, 0.02, LENS);
  crowd(ray, hit, MIDDLE.z - 5.6, 1.58, 1.3, 3.0, PEOPLE);
#if CUE == 4
  figure(ray, hit, MIDDLE + vec3(3.1, 0.0, -0.6), 1.76, 0.5, STANDING, PEOPLE);
  figure(ray, hit, MIDDLE + vec3(2.6, 0.0, -0.8), 1.18, 0.4, POINTING, PEOPLE);
  figure(ray, hit, MIDDLE + vec3(-0.4, 0.0, -4.4), 1.70, 0.3, STANDING, PEOPLE);
#else
  figure(ray, hit, MIDDLE + vec3(2.5, 0.0, -3.2), 1.76, 0.2, STANDING, PEOPLE);
  figure(ray, hit, MIDDLE + vec3(3.0, 0.0, -3.1), 1.20, -0.1, STANDING, PEOPLE);
  figure(ray, hit, MIDDLE + vec3(-3.4, 0.0, -4.4), 1.70, -0.3, STANDING, PEOPLE);
#endif
  operatorDesk(ray, hit, PLACE, mat3(1.0));
}

vec3 skyAt(vec3 direction) {
  return STAGE;
}

// Bright nets as waves throw them on the ground.
float netsAt(vec2 p) {
  float sum = 0.0;
  for (int i = 0; i < 2; i++) {
    vec2 q = p * (0.9 + 0.8 * float(i)) + 1.3 * vec2(noise(p * 1.1 + 3.0 * float(i)), noise(p * 1.1 + 9.0));
    vec2 cell = floor(q);
    float first = 9.0, second = 9.0;
    for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
      vec2 at = cell + vec2(x, y);
      float d = length(at + vec2(hash(at), hash(at + 5.0)) - q);
      second = min(second, max(first, d));
      first = min(first, d);
    }
    sum += exp(-(second - first) * 9.0) / (1.0 + float(i));
  }
  return sum;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= 800) return surfaceOfDesk(hit);
  if (hit.material == DOME) {
    vec3 d = normalize(point - MIDDLE - vec3(0, SPRING, 0));
    float around = atan(d.x, -d.z) / PI, rise = asin(clamp(d.y, 0.0, 1.0)) / (0.5 * PI);
    vec2 uv = vec2(0.5 + around * (CUE == 2 ? 0.86 : 0.80), 0.04 + 0.92 * pow(rise, 0.86));
    uv.x = 1.0 - abs(mod(uv.x, 2.0) - 1.0);
    // Panels of perforated metal: seams along meridians and parallels.
    vec2 seam = abs(fract(vec2(around * 12.0, rise * 6.0)) - 0.5);
    Surface s = matte(vec3(0.10));
    s.emission = textureLod(contents, vec3(uv, 0.0), 0.5).rgb * 1.6 * (0.90 + 0.10 * smoothstep(0.5, 0.492, max(seam.x, seam.y)));
    return s;
  }
  if (hit.material == FLOOR) {
    Surface s = gloss(vec3(0.05, 0.055, 0.06), 0.16 + 0.08 * clouds(point.xz * 2.0));
    float r = length(point.xz - MIDDLE.xz);
    s.emission = (CUE == 4 ? 0.55 : 1.0) * (vec3(0.003, 0.045, 0.075) + vec3(0.03, 0.30, 0.38) * netsAt(point.xz * 0.8)) * smoothstep(9.3, 6.5, r) * 0.8;
    return s;
  }
  if (hit.material == EDGE) {
    Surface s = gloss(vec3(0.02), 0.4);
    float slot = abs(fract(hit.local.y * 24.0 / (2.0 * PI)) - 0.5) * 2.4;
    s.emission = vec3(0.05, 0.35, 0.45) * 0.8 * smoothstep(0.02, 0.01, abs(hit.local.z - 0.05)) + COOL * 0.5 * disc(vec2(slot, (hit.local.z - 0.95) * 2.4), 0.06, 0.03);
    return s;
  }
  if (hit.material == LENS) return glowing(vec3(0.05, 0.4, 0.5) * 0.9);
  if (hit.material == BENCH) return gloss(vec3(0.03), 0.35);
  return matte(vec3(0.006));
}
