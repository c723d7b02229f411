// Landscape lighting: a skyline that plays one picture over many buildings, seen across the river.
// On the near quay the desk that runs it.
// Pictures: 0 what the skyline plays, 1 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 2;
const int BEAMS = 7;
const float HAZE = 0.002;
const float HAZE_FADE = 0.006;
const float LENS_GLARE = 6.0;
const int WATER = 2;
const int BUILDING = 3;
const int QUAY = 4;
const int TREE = 5;
const int STRIP = 7;
const int NEAR_QUAY = 8;

const vec3 PLACE = vec3(40.0, 6.02, 30.0);
const mat3 TURN = mat3(0.992, 0.0, -0.126, 0.0, 1.0, 0.0, 0.126, 0.0, 0.992);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return fieldDisplay(PLACE, TURN, 1, 1.0);
  return fieldLamp(PLACE, TURN, 2, 230.0);
}

Beam beamAt(int index) {
  float i = float(index);
  vec3 from = vec3(-66.0 + i * 22.0, 2.0, -150.0);
  return Beam(from, normalize(vec3(-0.42 + 0.14 * i, 1.0, 0.1)), 0.7, 0.010, (index == 4 ? AMBER * 3.0 : mix(COOL, DEEP * 2.0, 0.3) * 2.0) * 275.0);
}

vec3 towerSize(int index) {
  float k = float(index);
  float tall = 9.0 + 30.0 * pow(hash(k * 1.73 + 0.3), 1.6) * (1.0 - 0.5 * abs(k - 10.0) / 11.0);
  return vec3(3.2 + 2.8 * hash(k + 5.0), tall, 3.5);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, WATER);
  box(ray, hit, vec3(0, 0.9, -112.0), vec3(190.0, 0.9, 20.0), 0.0, QUAY);
  for (int index = 0; index < 22; index++) {
    float k = float(index);
    vec3 size = towerSize(index);
    vec3 at = vec3((k - 10.5) * 9.2 + 3.0 * hash(k + 9.0), size.y + 1.8, -118.0 - 14.0 * hash(k + 2.0));
    box(ray, hit, at, size, 0.0, BUILDING);
    // Half of them step back towards a narrower head.
    if (hash(k + 31.0) > 0.5) box(ray, hit, at + vec3(0, size.y * 1.14, -0.4), vec3(size.x * 0.62, size.y * 0.16, size.z * 0.6), 0.0, BUILDING);
  }
  for (int tree = 0; tree < 40; tree++) {
    float k = float(tree);
    vec3 at = vec3((k - 19.5) * 4.6 + 3.6 * hash(k), 2.6 + 1.4 * hash(k + 6.0), -93.5 - 4.0 * hash(k + 8.0));
    ball(ray, hit, at, 0.8 + 0.8 * hash(k + 4.0), TREE);
  }
  box(ray, hit, vec3(40.0, 2.55, 36.0), vec3(30.0, 2.55, 8.5), 0.05, NEAR_QUAY);
  rod(ray, hit, vec3(10.0, 6.1, 27.8), vec3(70.0, 6.1, 27.8), 0.03, NEAR_QUAY);
  fieldDesk(ray, hit, PLACE, TURN);
  rod(ray, hit, vec3(-190, 1.9, -91.8), vec3(190, 1.9, -91.8), 0.16, STRIP);
}

vec3 skyAt(vec3 direction) {
  vec3 sky = mix(vec3(0.010, 0.020, 0.055), vec3(0.0012, 0.002, 0.007), smoothstep(0.0, 0.45, direction.y));
  float cloud = clouds(direction.xy * vec2(5.0, 14.0) / (0.25 + direction.y) * 0.3);
  return sky + mix(DEEP, AMBER, 0.25) * 0.05 * cloud * exp(-8.0 * max(direction.y, 0.0));
}

// Lines of light run up every face; together they hold one picture. Behind them a few rooms are still lit.
vec3 facade(vec3 local, vec3 point, float building) {
  bool playing = hash(building * 3.1) > 0.10;
  float across = (point.x + point.z) / (playing ? 0.62 : 1.1), up = point.y / (playing ? 0.34 : 1.2);
  vec2 f = vec2(fract(across), fract(up));
  float line = smoothstep(0.16, 0.30, f.x) * smoothstep(0.84, 0.70, f.x) * (0.75 + 0.25 * smoothstep(0.5, 0.3, abs(f.y - 0.5)));
  vec3 picture = textureLod(contents, vec3(turnedRound(point.x / 150.0 + 0.5), floor(up) * 0.34 / 84.0 + 0.12, 0.0), 0.0).rgb;
  vec2 room = floor(vec2(point.x + point.z, point.y) / vec2(1.1, 1.2));
  float lit = step(playing ? 0.95 : 0.80, hash(room + building));
  vec2 g = fract(vec2(point.x + point.z, point.y) / vec2(1.1, 1.2));
  float pane = smoothstep(0.12, 0.22, g.x) * smoothstep(0.88, 0.78, g.x) * smoothstep(0.2, 0.3, g.y) * smoothstep(0.85, 0.75, g.y);
  vec3 evening = mix(AMBER, COOL, step(0.7, hash(room * 1.7))) * 0.20 * lit * pane;
  return (playing ? (picture * picture * 1.4 + picture) * 2.1 : vec3(0.0)) * line + evening + DEEP * 0.012;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= CASE_BODY) return surfaceOfDesk(hit);
  if (hit.material == WATER) {
    Surface s = gloss(vec3(0.002, 0.004, 0.007), 0.045 + 0.05 * clouds(point.xz * vec2(0.05, 0.3)));
    s.reflectance = 0.16;
    return s;
  }
  Surface s = matte(vec3(0.03));
  if (hit.material == BUILDING) {
    float building = floor((point.x - hit.local.x) * 0.37);
    s.emission = abs(hit.normal.y) > 0.5 ? vec3(0.002) : facade(hit.local, point, building);
  }
  if (hit.material == STRIP) s.emission = point.y > 3.0 ? COOL * 0.55 : AMBER * 0.5;
  if (hit.material == TREE) s.emission = AMBER * 0.16 * smoothstep(1.1, -0.7, hit.normal.y) * pow(noise(hit.local * 3.4 + point.x), 2.0) * 1.8;
  if (hit.material == NEAR_QUAY) s = gloss(vec3(0.10, 0.098, 0.095) * (0.6 + 0.6 * clouds(point.xz)), 0.5);
  if (hit.material == QUAY) s.emission = AMBER * 0.02 * smoothstep(0.0, 0.9, hit.local.y);
  return s;
}
