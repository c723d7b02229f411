// C series: a cloud of light, and the venues it looks after.

#define WONDER
const int LAYERS = 2;
const int SCREENS = 6;
const int BEAMS = 6;
const float HAZE = 0.03;
const int FLOOR = 2;
const int HOUSE = 3;
const int ROOF = 4;

vec4 content(int layer, vec2 uv) {
  if (layer == 0) return vec4(silkPicture((uv - vec2(0.45, 0.48)) * vec2(2.6, 1.2), 0.7), 1.0);
  return vec4(auroraPicture((uv - 0.5) * vec2(1.8, 1.0), 2.0), 1.0);
}

vec3 venueAt(int index) {
  if (index == 0) return vec3(-2.5, 0.0, 0.9);
  if (index == 1) return vec3(0.0, 0.0, 1.7);
  if (index == 2) return vec3(2.5, 0.0, 0.7);
  if (index == 3) return vec3(-1.5, 0.0, -1.7);
  if (index == 4) return vec3(1.3, 0.0, -1.5);
  return vec3(3.9, 0.0, -2.2);
}

vec3 sizeOf(int index) {
  float k = float(index);
  return vec3(0.46 + 0.22 * hash(k + 3.0), 0.24 + 0.24 * hash(k * 3.1 + 0.6), 0.40 + 0.16 * hash(k + 8.0));
}

mat3 turnOf(int index) {
  return yaw(0.5 * hash(float(index) + 0.4) - 0.25);
}

Screen screenAt(int index) {
  vec3 size = sizeOf(index);
  vec3 centre = venueAt(index) + vec3(0, size.y, 0) + turnOf(index) * vec3(0, 0, size.z + 0.004);
  return Screen(centre, turnOf(index) * vec3(size.x * 0.86, 0, 0), vec3(0, size.y * 0.74, 0), index % 2, WHOLE, 1.5, vec2(0));
}

const vec3 CLOUD = vec3(0.35, 3.1, -0.7);

Beam beamAt(int index) {
  vec3 to = venueAt(index) + vec3(0, sizeOf(index).y * 2.0, 0);
  vec3 from = mix(CLOUD, to + vec3(0.0, 3.0, 0.0), vec3(0.45, 0.0, 0.45));
  return Beam(from, normalize(to - from), 0.014, 0.004, (index == 1 ? AMBER * 1.6 : COOL) * 0.30);
}

// Density of the cloud: a few round heaps on a flat base, broken up by noise.
float cloudDensity(vec3 p) {
  vec3 q = p - CLOUD;
  float heap = length(q / vec3(1.9, 0.62, 1.0)) - 1.0;
  heap = min(heap, length((q - vec3(-0.55, 0.42, 0.1)) / 0.78) - 1.0);
  heap = min(heap, length((q - vec3(0.55, 0.5, 0.0)) / 0.92) - 1.0);
  heap = min(heap, length((q - vec3(1.25, 0.16, 0.1)) / 0.62) - 1.0);
  heap = min(heap, length((q - vec3(-1.3, 0.1, 0.1)) / 0.55) - 1.0);
  float flatBase = smoothstep(-0.42, -0.22, q.y);
  return clamp((0.06 - heap - 0.55 * (clouds(p * 2.6) - 0.35)) * 3.5, 0.0, 1.0) * flatBase;
}

// The cloud glows by itself: cool outside, one warm heart. Marched with a random first step.
vec3 wonder(Ray ray, float reach) {
  vec3 ignored;
  float t = crossBox(ray.origin - CLOUD - vec3(0, 0.3, 0), ray.direction, vec3(2.4, 1.3, 1.4), ignored);
  if (t < 0.0 || t > reach) return vec3(0.0);
  vec3 sum = vec3(0.0);
  float clear = 1.0;
  t += 0.11 * chance();
  for (int step = 0; step < 30; step++) {
    vec3 p = ray.origin + ray.direction * t;
    float density = cloudDensity(p);
    vec3 q = p - CLOUD;
    float heart = exp(-2.6 * dot(q - vec3(0.1, -0.05, 0.2), q - vec3(0.1, -0.05, 0.2)));
    vec3 light = mix(DEEP * 0.55 + COOL * 0.10, COOL * 0.95, smoothstep(-0.2, 1.2, q.y)) + AMBER * 2.6 * heart;
    float held = density * 0.34;
    sum += clear * held * light;
    clear *= 1.0 - held;
    t += 0.11;
    if (t > reach || clear < 0.03) break;
  }
  return sum * 1.15;
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  for (int index = 0; index < 6; index++) {
    vec3 size = sizeOf(index);
    turnedBox(ray, hit, venueAt(index) + vec3(0, size.y, 0), size, turnOf(index), 0.03, HOUSE);
    turnedBox(ray, hit, venueAt(index) + vec3(0, size.y * 2.0, 0), vec3(size.x + 0.05, 0.025, size.z + 0.05), turnOf(index), 0.01, ROOF);
  }
}

vec3 skyAt(vec3 direction) {
  return STAGE * (0.6 + 1.2 * smoothstep(0.4, 0.0, direction.y));
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) {
    Surface s = gloss(vec3(0.012, 0.014, 0.019), 0.10 + 0.06 * clouds(point.xz * 1.5));
    float line = gridLines(point.xz * 0.5, vec2(2.0), 0.006) * exp(-0.12 * dot(point.xz, point.xz));
    s.emission = mix(DEEP, COOL, 0.3) * line * 0.22;
    return s;
  }
  Surface s = gloss(vec3(0.035, 0.037, 0.043), 0.4);
  if (hit.material == ROOF && abs(hit.normal.y) < 0.4 && abs(hit.local.y) < 0.012) s.emission = COOL * 1.1;
  return s;
}
