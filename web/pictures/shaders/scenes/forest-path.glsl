// A night walk through a wood: trunks and the path lit by small projectors on stakes, mist between them.
// Pictures: 0 what the projectors show, 1 the operator's screen.

#define WONDER
const int LAYERS = 1;
const int SCREENS = 2;
const int BEAMS = 6;
const float HAZE = 0.012;
const float HAZE_FADE = 0.10;
const float LENS_GLARE = 8.0;
const int SOIL = 2;
const int TRUNK = 3;
const int LEAVES = 4;
const int FERN = 5;
const int STAKE = 6;
const int LAMP = 7;
const int PEOPLE = 8;
const int TREES = 26;
const vec3 PLACE = vec3(-1.75, 0.92, 5.2);
const mat3 TURN = mat3(0.9801, 0.0, -0.1987, 0.0, 1.0, 0.0, 0.1987, 0.0, 0.9801);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return fieldDisplay(PLACE, TURN, 1, 1.0);
  return fieldLamp(PLACE, TURN, 2, 170.0);
}

vec3 playing(vec2 uv, float level) {
  return textureLod(contents, vec3(turnedRound(uv.x), uv.y, 0.0), level).rgb;
}

float pathAt(float z) {
  return 1.5 * sin(z * 0.14 + 0.3) - 0.4;
}

// Where a tree stands; every second one on the other side of the path.
vec3 treeAt(int index) {
  float k = float(index), side = mod(k, 2.0) * 2.0 - 1.0;
  float z = 1.6 - 1.35 * k - 0.8 * hash(k + 2.0);
  float away = 2.0 + (index % 3 == 0 ? 0.3 : 3.4 * hash(k * 1.7 + 5.0)) + max(0.0, -z - 12.0) * 0.06;
  return vec3(pathAt(z) + side * away, 0.17 + 0.17 * hash(k + 9.0), z);
}

Beam beamAt(int index) {
  int tree = index * 3;
  vec3 at = treeAt(tree);
  float side = sign(at.x - pathAt(at.z));
  vec3 from = vec3(pathAt(at.z + 2.2) + side * 1.55, 0.55, at.z + 2.4);
  return Beam(from, normalize(vec3(at.x, 3.4, at.z) - from), 0.035, 0.17, playing(vec2(0.5), 8.0) * 9.0 + vec3(0.10, 0.12, 0.14));
}

// A trunk that tapers upwards and spreads at its foot.
void trunk(Ray ray, inout Hit hit, vec3 tree, int index) {
  float taper = tree.y * 0.035, lean = 0.05 * (hash(float(index) + 4.0) - 0.5);
  vec3 o = ray.origin - vec3(tree.x, 0.0, tree.z), d = ray.direction;
  o.x -= lean * o.y;
  d.x -= lean * d.y;
  float r0 = tree.y - taper * o.y, rd = -taper * d.y;
  float a = dot(d.xz, d.xz) - rd * rd, b = dot(o.xz, d.xz) - r0 * rd, c = dot(o.xz, o.xz) - r0 * r0;
  float h = b * b - a * c;
  if (h < 0.0) return;
  float t = (-b - sqrt(h)) / a;
  vec3 local = o + d * t;
  if (t < NEAR || t > hit.t || local.y < 0.0 || local.y > 16.0) return;
  float way = atan(local.x, local.z) * tree.y;
  float furrow = noise(vec2(way * 34.0, local.y * 3.0)) - noise(vec2(way * 34.0 + 1.4, local.y * 3.0));
  vec3 normal = normalize(vec3(local.x, tree.y * 0.03, local.z));
  vec3 across = vec3(normal.z, 0.0, -normal.x);
  hit = Hit(t, normalize(normal + across * furrow * 0.8), vec3(way, local.y, float(index)), TRUNK, index);
}

// Leaves overhead or ferns below in one plane: hit where noise says so.
void growth(Ray ray, inout Hit hit, float z, int material) {
  float t = (z - ray.origin.z) / ray.direction.z;
  if (t < NEAR || t > hit.t) return;
  vec3 at = ray.origin + ray.direction * t;
  if (at.y < 0.0 || at.y > 13.0) return;
  bool met;
  if (material == FERN) {
    float off = abs(at.x - pathAt(z));
    float tall = 0.62 * smoothstep(1.3, 2.6, off) * (0.45 + 0.9 * noise(vec2(at.x * 1.1, z)));
    met = at.y < tall * (0.35 + 0.9 * pow(noise(vec2(at.x * 13.0 + at.y * 6.0, z * 3.0)), 1.3));
  } else {
    float high = at.y - 4.4 - 1.6 * noise(vec2(at.x * 0.4, z)) + 0.9 * smoothstep(0.0, 6.0, abs(at.x - pathAt(z)));
    float leaf = 0.45 * noise(at.xy * 2.2 + z) + 0.33 * noise(at.xy * 6.5 + z) + 0.22 * noise(at.xy * 17.0);
    met = leaf < 0.36 + 0.10 * min(high, 1.6) && high > 0.0;
  }
  if (met) hit = Hit(t, vec3(0, 0, sign(-ray.direction.z)), at, material, 0);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, SOIL);
  if (hit.material == SOIL) unsettle(hit, hit.local.xz * 9.0, 0.5);
  for (int index = 0; index < TREES; index++) trunk(ray, hit, treeAt(index), index);
  for (int plane = 0; plane < 5; plane++) {
    float k = float(plane);
    growth(ray, hit, -1.5 - 5.5 * k, LEAVES);
    growth(ray, hit, 1.0 - 3.2 * k, FERN);
  }
  passersBy(ray, hit, -15.0, 0.0, vec2(pathAt(-15.0) - 1.0, pathAt(-15.0) + 1.0), 0.75, 9.0, 2.0, PEOPLE);
  for (int lamp = 0; lamp < 7; lamp++) {
    float z = 2.0 - 3.6 * float(lamp), side = lamp % 2 == 0 ? -1.0 : 1.0;
    drum(ray, hit, vec3(pathAt(z) + side * 1.25, 0.10, z), 0.035, 0.10, LAMP);
  }
  for (int index = 0; index < BEAMS; index++) {
    Beam beam = beamAt(index);
    rod(ray, hit, vec3(beam.origin.x, 0.0, beam.origin.z), beam.origin - beam.direction * 0.10, 0.014, STAKE);
  }
  fieldDesk(ray, hit, PLACE, TURN);
}

// What the air gives back between the trunks: sheets of mist that thin upwards.
vec3 wonder(Ray ray, float reach) {
  vec3 sum = vec3(0.0);
  vec3 mean = playing(vec2(0.5), 8.0);
  for (int sheet = 0; sheet < 4; sheet++) {
    float z = -5.0 - 7.0 * float(sheet), t = (z - ray.origin.z) / ray.direction.z;
    if (t < NEAR || t > reach) continue;
    vec3 at = ray.origin + ray.direction * t;
    if (at.y < 0.0) continue;
    float wisp = clouds(vec2(at.x * 0.16 + 5.0 * z, at.y * 0.42));
    sum += (mean * 0.34 + vec3(0.004, 0.007, 0.010)) * wisp * wisp * (0.25 + exp(-at.y * 0.45)) * exp(-pow((at.x - pathAt(z)) / 9.0, 2.0)) * 0.5;
  }
  return sum;
}

vec3 skyAt(vec3 direction) {
  // The wood goes on: trunks without light, darker than the air between them.
  float turn = atan(direction.x, -direction.z), edge = 0.30 + 0.16 * (noise(vec2(turn * 14.0, 3.0)) + 0.5 * noise(vec2(turn * 60.0, 7.0)));
  vec3 sky = nightSky(direction, vec3(0.004, 0.008, 0.011));
  float stems = smoothstep(0.30, 0.22, noise(vec2(turn * 55.0, 1.0))) + smoothstep(0.26, 0.2, noise(vec2(turn * 130.0, 4.0)));
  vec3 wood = (playing(vec2(0.5), 8.0) * 0.10 + vec3(0.0030, 0.0046, 0.0062)) * exp(-max(direction.y, 0.0) * 5.0) * (1.0 - 0.7 * min(stems, 1.0));
  return mix(sky, wood, smoothstep(edge, edge - 0.05, direction.y));
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= CASE_BODY) return surfaceOfDesk(hit);
  float off = point.x - pathAt(point.z);
  if (hit.material == SOIL) {
    bool path = abs(off) < 1.15 + 0.12 * noise(point.xz * 3.0);
    float grain = noise(point.xz * 38.0), litter = noise(point.xz * vec2(11.0, 13.0));
    Surface s = matte(path ? vec3(0.20, 0.19, 0.165) * (0.5 + 0.7 * grain) : mix(vec3(0.030, 0.040, 0.016), vec3(0.085, 0.055, 0.028), step(0.55, litter)) * (0.4 + 0.9 * grain));
    // The picture lies along the path, soft at its edges; lamps beside it shine in small pools.
    vec3 light = playing(vec2(off / 7.5 + 0.5, 0.04 + 0.92 * turnedRound(fract(0.30 - point.z / 19.0) * 2.0)), 0.5) * smoothstep(2.3, 0.9, abs(off)) * 3.4;
    float cell = (2.0 - point.z) / 3.6, lamp = floor(cell + 0.5), z = 2.0 - 3.6 * lamp;
    vec2 pool = vec2(point.x - pathAt(z) - (mod(lamp, 2.0) < 0.5 ? -1.25 : 1.25), point.z - z);
    if (lamp > -0.5 && lamp < 6.5) light += AMBER * 1.6 * exp(-dot(pool, pool) * 3.5);
    s.emission = s.albedo * (light + playing(vec2(0.5), 8.0) * 0.5);
    return s;
  }
  Surface s = matte(vec3(0.02));
  if (hit.material == TRUNK) {
    float bark = noise(vec2(hit.local.x * 30.0, hit.local.y * 2.6)) * 0.6 + noise(vec2(hit.local.x * 70.0, hit.local.y * 9.0)) * 0.4;
    s = matte(vec3(0.17, 0.145, 0.115) * (0.25 + 1.1 * bark));
    // Each trunk has its projector on the path's side, in front of it; light thins towards the crown.
    vec3 from = normalize(vec3(-sign(off) * 1.3, -0.6 * 0.5, 2.2));
    float facing = max(dot(hit.normal, from), 0.0);
    float rise = smoothstep(0.15, 0.6, hit.local.y) * exp(-max(hit.local.y - 2.0, 0.0) * 0.33);
    float lit = hash(hit.local.z + 20.0) > 0.10 ? 1.0 : 0.06;
    vec3 picture = playing(vec2((point.x + 0.25 * point.z) / 8.5 + 0.5, 0.08 + hit.local.y / 8.0), 0.4);
    s.emission = s.albedo * picture * facing * rise * lit * 10.0 + s.albedo * vec3(0.035, 0.045, 0.06) + s.albedo * AMBER * 0.20 * exp(-hit.local.y * 2.0) * exp(-max(abs(off) - 1.2, 0.0) * 1.2);
  }
  if (hit.material == LEAVES) s.emission = (playing(vec2(0.5), 7.0) * vec3(0.5, 1.0, 0.45) * 0.10 + vec3(0.0008, 0.0012, 0.0016)) * exp(-max(point.y - 4.5, 0.0) * 0.55) * (0.3 + noise(point.xy * 9.0));
  if (hit.material == FERN) s.emission = (playing(vec2(0.5), 7.0) * vec3(0.6, 1.0, 0.5) * 0.5 + vec3(0.002, 0.003, 0.003)) * (0.2 + noise(point.xy * 14.0)) * exp(-max(abs(off) - 1.3, 0.0) * 0.7) * (0.3 + point.y);
  if (hit.material == STAKE) return metal(vec3(0.05), 0.5);
  if (hit.material == LAMP) s.emission = hit.local.y > 0.05 ? AMBER * 3.0 : vec3(0.01);
  if (hit.material == PEOPLE) s = matte(vec3(0.008));
  return s;
}
