// NDI Sender: pictures travel as threads of light from one screen to the others.

const int LAYERS = 1;
const int SCREENS = 6;
const float HAZE = 0.03;
const int FLOOR = 2;
const int THREAD = 10;

vec4 content(int layer, vec2 uv) {
  return vec4(silkPicture((uv - vec2(0.45, 0.48)) * vec2(2.6, 1.35), 0.7) * 1.1, 1.0);
}

vec3 placeOf(int index) {
  if (index == 0) return vec3(-0.95, 1.0, 0.4);
  if (index == 1) return vec3(0.85, 0.66, -0.1);
  if (index == 2) return vec3(1.75, 1.55, -1.3);
  if (index == 3) return vec3(3.0, 2.25, -2.6);
  if (index == 4) return vec3(0.8, 2.25, -2.8);
  return vec3(2.2, 0.8, 0.2);
}

vec2 sizeOf(int index) {
  return vec2(1.6, 0.9) * (index == 0 ? 0.5 : index == 5 ? 0.22 : 0.42);
}

mat3 turnOf(int index) {
  return yaw(index == 0 ? 0.45 : -0.18 - 0.08 * float(index));
}

Screen screenAt(int index) {
  return monitorDisplay(placeOf(index), turnOf(index), sizeOf(index), 0, index == 0 ? 2.0 : 1.5);
}

// Where a thread to a screen runs; `along` goes 0 to 1. Threads leave together and part on the way.
vec3 threadAt(int index, int strand, float along) {
  vec3 start = placeOf(0) + turnOf(0) * vec3(sizeOf(0).x + 0.02, 0.05 * (float(strand) - 1.0), -0.03);
  vec3 end = placeOf(index) + turnOf(index) * vec3(-sizeOf(index).x - 0.02, 0.05 * (float(strand) - 1.0), -0.03);
  float ease = along * along * (3.0 - 2.0 * along);
  vec3 at = mix(start, end, vec3(along, ease, ease));
  at.y += 0.28 * sin(along * PI) * (0.6 + 0.3 * float(strand) + 0.2 * float(index % 2));
  at.z += 0.55 * sin(along * PI) + 0.12 * sin(along * PI * 2.0 + float(strand) * 1.7);
  return at;
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  for (int index = 0; index < 6; index++) {
    turnedBox(ray, hit, placeOf(index) - turnOf(index) * vec3(0, 0, 0.024), vec3(sizeOf(index) + 0.014, 0.02), turnOf(index), 0.006, GRAPHITE);
    if (index == 0) continue;
    vec3 start = threadAt(index, 1, 0.0), end = threadAt(index, 1, 1.0), ignored;
    vec3 reach = abs(end - start) * 0.5 + vec3(0.12, 0.24, 0.75);
    if (crossBox(ray.origin - (start + end) * 0.5 - vec3(0, 0.2, 0), ray.direction, reach + vec3(0, 0.2, 0), ignored) < 0.0) continue;
    for (int strand = 0; strand < 3; strand++) {
      vec3 from = threadAt(index, strand, 0.0);
      for (int step = 1; step <= 14; step++) {
        vec3 to = threadAt(index, strand, float(step) / 14.0);
        rod(ray, hit, from, to, 0.0062, THREAD + index * 3 + strand);
        from = to;
      }
    }
  }
}

vec3 skyAt(vec3 direction) {
  return STAGE * (0.5 + 0.9 * smoothstep(0.35, -0.05, direction.y));
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.012, 0.013, 0.017), 0.07 + 0.06 * clouds(point.xz * 2.0));
  bool warm = (hit.material - THREAD) % 3 == 1;
  float pulse = 0.35 + 2.6 * pow(0.5 + 0.5 * sin(point.x * 5.0 + float(hit.material) * 1.9), 8.0);
  return glowing((warm ? AMBER * 1.7 : COOL) * pulse * 3.4);
}
