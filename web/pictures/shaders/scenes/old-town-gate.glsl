// An old town's gate: two round towers and the wall between them, which a mapping covers; a square of cobbles in front.
// Pictures: 0 what is projected on the gate, 1 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 2;
const int BEAMS = 2;
const float HAZE = 0.010;
const float HAZE_FADE = 0.02;
const int COBBLES = 2;
const int STONE = 3;
const int ROOF = 4;
const int PASSAGE = 5;
const int STREET = 6;
const int TREE = 7;
const int PEOPLE = 8;
const float FACE = -15.4;
const float TOWER_Z = -16.2;
const float TOWER_X = 5.7;
const float TOWER_RADIUS = 3.1;
const float TOWER_TOP = 10.6;
const float GATE_TOP = 8.4;
const float WALL_TOP = 6.4;
const vec2 ARCH = vec2(1.9, 2.7);
const vec3 PROJECTOR = vec3(0.0, 5.0, 16.0);
const vec3 PLACE = vec3(2.6, 0.92, 7.2);
const mat3 TURN = mat3(0.9689, 0.0, 0.2474, 0.0, 1.0, 0.0, -0.2474, 0.0, 0.9689);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return fieldDisplay(PLACE, TURN, 1, 1.0);
  return fieldLamp(PLACE, TURN, 2, 140.0);
}

Beam beamAt(int index) {
  float side = float(index) * 2.0 - 1.0;
  vec3 from = vec3(side * 15.0, 8.0, 14.0);
  return Beam(from, normalize(vec3(-side * 3.0, 5.5, FACE) - from), 0.15, 0.24, vec3(0.9, 0.35, 0.16) * 2.0);
}

// Battlements: 1 where a merlon stands at a way along the wall.
float merlonAt(float way) {
  return step(abs(fract(way / 1.5) - 0.5), 0.29);
}

bool openAt(vec2 p) {
  return abs(p.x) < ARCH.x && (p.y < ARCH.y || length(p - vec2(0.0, ARCH.y)) < ARCH.x);
}

// One upright face of wall with battlements; the gate's own has the archway in it.
void facing(Ray ray, inout Hit hit, float z, float top, vec2 span, bool gate) {
  float t = (z - ray.origin.z) / ray.direction.z;
  if (t < NEAR || t > hit.t) return;
  vec3 at = ray.origin + ray.direction * t;
  float way = abs(at.x);
  if (at.y < 0.0 || way < span.x || way > span.y || at.y > top + 0.85 * merlonAt(at.x)) return;
  if (gate && openAt(at.xy)) return;
  hit = Hit(t, vec3(0, 0, sign(-ray.direction.z)), at, STONE, 0);
}

void tower(Ray ray, inout Hit hit, float x) {
  vec3 middle = vec3(x, 0.0, TOWER_Z), o = ray.origin - middle;
  float a = dot(ray.direction.xz, ray.direction.xz), b = dot(o.xz, ray.direction.xz);
  float h = b * b - a * (dot(o.xz, o.xz) - TOWER_RADIUS * TOWER_RADIUS);
  if (h < 0.0) return;
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    float t = (-b + side * sqrt(h)) / a;
    vec3 local = o + ray.direction * t;
    float way = atan(local.x, local.z) * TOWER_RADIUS;
    // The walls lean outwards a little above the walk.
    if (t > NEAR && t < hit.t && local.y > 0.0 && local.y < TOWER_TOP + 0.9 * merlonAt(way)) hit = Hit(t, vec3(local.x, 0, local.z) / TOWER_RADIUS * -side, local + middle, STONE, 1);
  }
}

// The vault of the passage, from within.
void vault(Ray ray, inout Hit hit) {
  vec2 o = ray.origin.xy - vec2(0.0, ARCH.y), d = ray.direction.xy;
  float a = dot(d, d), b = dot(o, d), h = b * b - a * (dot(o, o) - ARCH.x * ARCH.x);
  if (h < 0.0) return;
  float t = (-b + sqrt(h)) / a;
  vec3 at = ray.origin + ray.direction * t;
  if (at.y > ARCH.y && at.z < FACE && at.z > FACE - 5.0) keep(hit, t, vec3(-(at.xy - vec2(0.0, ARCH.y)) / ARCH.x, 0.0), at, PASSAGE);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, COBBLES);
  if (hit.material == COBBLES) {
    vec2 p = hit.local.xz * vec2(6.6, 5.4);
    p.x += 0.5 * mod(floor(p.y), 2.0);
    vec2 f = fract(p) - 0.5, lean = vec2(hash(floor(p)), hash(floor(p) + 7.0)) - 0.5;
    hit.normal = normalize(vec3(lean.x * 0.10 + f.x * 0.16, 1.0, lean.y * 0.10 + f.y * 0.16));
  }
  facing(ray, hit, FACE, GATE_TOP, vec2(0.0, TOWER_X), true);
  facing(ray, hit, FACE - 0.6, WALL_TOP, vec2(TOWER_X, 70.0), false);
  facing(ray, hit, FACE - 1.2, WALL_TOP, vec2(TOWER_X, 70.0), false);
  tower(ray, hit, -TOWER_X);
  tower(ray, hit, TOWER_X);
  vault(ray, hit);
  for (float side = -1.0; side <= 1.0; side += 2.0) box(ray, hit, vec3(side * (ARCH.x + 0.3), 2.0, FACE - 2.55), vec3(0.3, 2.0, 2.5), 0.0, PASSAGE);
  box(ray, hit, vec3(0.0, 3.5, FACE - 12.0), vec3(8.0, 3.5, 0.1), 0.0, STREET);
  treeRow(ray, hit, -22.0, 0.0, 11.0, 6.5, vec2(-7.5, 8.5), 2.0, TREE);
  treeRow(ray, hit, -8.0, 0.0, 8.5, 7.0, vec2(-12.5, 13.5), 5.0, TREE);
  passersBy(ray, hit, -9.5, 0.0, vec2(-9.0, 5.0), 0.9, 2.6, 3.0, PEOPLE);
  passersBy(ray, hit, -5.0, 0.0, vec2(-12.0, 0.5), 1.0, 1.6, 8.0, PEOPLE);
  fieldDesk(ray, hit, PLACE, TURN);
}

vec3 skyAt(vec3 direction) {
  return nightSky(direction, vec3(0.050, 0.034, 0.030)) * 1.5;
}

// Courses of ashlar: how light a stone is, darker in its joints. `way` runs along the wall.
float ashlar(float way, float y) {
  vec2 course = vec2(way / 0.92, y / 0.44);
  course.x += 0.5 * mod(floor(course.y), 2.0) + 0.3 * hash(floor(course.y));
  vec2 joint = abs(fract(course) - 0.5);
  float seam = smoothstep(0.5, 0.478, joint.x) * smoothstep(0.5, 0.46, joint.y);
  float stain = clouds(vec2(way, y * 0.6) * 0.8);
  return (0.55 + 0.5 * hash(floor(course)) + 0.25 * noise(vec2(way, y) * 9.0)) * (0.25 + 0.75 * seam) * (0.55 + 0.8 * stain);
}

// The mapping, as the projector's eye sees the gate: the picture runs towards the archway, lines follow the masonry's own edges.
vec3 mappedAt(vec3 point, vec3 normal) {
  vec3 to = PROJECTOR - point;
  vec2 q = (point + to * ((FACE - point.z) / to.z)).xy;
  vec2 uv = vec2(0.5, 0.5) + (q - vec2(-0.9, 3.4)) / vec2(23.0, 13.0);
  float lit = max(dot(normal, normalize(to)), 0.0);
  return textureLod(contents, vec3(uv, 0.0), 0.0).rgb * lit;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= CASE_BODY) return surfaceOfDesk(hit);
  if (hit.material == COBBLES) {
    vec2 p = point.xz * vec2(6.6, 5.4);
    p.x += 0.5 * mod(floor(p.y), 2.0);
    float joint = rounded(fract(p) - 0.5, vec2(0.45), 0.16, 0.05), pick = hash(floor(p));
    Surface s = gloss(vec3(0.085, 0.078, 0.072) * (0.5 + 0.8 * pick) * (0.25 + 0.75 * joint), mix(0.75, 0.30 + 0.2 * pick, joint));
    // What the lit stone gives back to the square, by how near it is.
    float away = point.z - FACE;
    vec3 mean = textureLod(contents, vec3(0.5 + point.x / 40.0, 0.45, 0.0), 7.0).rgb;
    s.emission = s.albedo * mean * 4.5 / (1.0 + pow(max(away, 0.0) / 9.0, 2.0)) * exp(-pow(point.x / 13.0, 2.0));
    if (away < 0.0) s.emission = s.albedo * AMBER * 2.4 * step(abs(point.x), ARCH.x + 0.1);
    return s;
  }
  Surface s = matte(vec3(0.03));
  if (hit.material == STONE) {
    float way = hit.index == 1 ? atan(point.x - sign(point.x) * TOWER_X, point.z - TOWER_Z) * TOWER_RADIUS : point.x;
    float stone = ashlar(way, point.y);
    s = matte(vec3(0.20, 0.18, 0.155) * stone);
    vec3 mapped = mappedAt(point, hit.normal) * (0.35 + 0.75 * stone);
    bool gate = hit.index == 1 || abs(point.x) < TOWER_X;
    float arch = point.y < ARCH.y ? abs(point.x) - ARCH.x : length(point.xy - vec2(0.0, ARCH.y)) - ARCH.x;
    if (gate) s.emission = mapped * 1.9;
    if (gate && hit.index == 0 && abs(arch - 0.28) < 0.28) s.emission = mix(s.emission, vec3(1.0, 0.62, 0.30) * 1.5 * (0.4 + 0.8 * stone), smoothstep(0.28, 0.2, abs(arch - 0.28)));
    // Beside the gate, lamps in the ground graze the wall.
    if (!gate) {
      float lamp = abs(fract(point.x / 4.2) - 0.5) * 4.2;
      s.emission = s.albedo * AMBER * 5.0 * exp(-point.y * 0.55) * exp(-pow(lamp / (0.35 + 0.30 * point.y), 2.0)) / (0.5 + 0.35 * point.y);
    }
  }
  if (hit.material == PASSAGE) {
    s = matte(vec3(0.14, 0.12, 0.10) * ashlar(point.z, point.y));
    s.emission = s.albedo * AMBER * 4.0 * exp(-abs(point.z - FACE + 3.2) * 0.7);
  }
  if (hit.material == STREET) s.emission = AMBER * 0.35 * exp(-point.y * 0.4) * (0.4 + 0.9 * clouds(point.xy * vec2(1.2, 0.6)));
  if (hit.material == TREE) s.emission = vec3(0.003, 0.003, 0.004);
  if (hit.material == PEOPLE) s = matte(vec3(0.01));
  return s;
}
