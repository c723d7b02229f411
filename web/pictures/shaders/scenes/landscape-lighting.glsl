// Landscape lighting: a skyline that plays one picture over many buildings, seen across the river.

const int LAYERS = 1;
const int BEAMS = 7;
const float HAZE = 0.55;
const float HAZE_FADE = 0.006;
const float LENS_GLARE = 6.0;
const int WATER = 2;
const int BUILDING = 3;
const int QUAY = 4;
const int TREE = 5;
const int SPHERE = 6;
const int STRIP = 7;

vec4 content(int layer, vec2 uv) {
  vec2 p = (uv - vec2(0.5, 0.4)) * vec2(4.6, 1.3);
  return vec4(silkPicture(p * vec2(0.8, 0.9), 0.7) * 1.3 + silkPicture(p * vec2(0.7, 0.8) + vec2(1.4, 0.25), 4.1) * 0.8, 1.0);
}

Beam beamAt(int index) {
  float i = float(index);
  vec3 from = vec3(-66.0 + i * 22.0, 2.0, -150.0);
  return Beam(from, normalize(vec3(-0.42 + 0.14 * i, 1.0, 0.1)), 0.7, 0.010, index == 4 ? AMBER * 3.0 : mix(COOL, DEEP * 2.0, 0.3) * 2.0);
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
  }
  rod(ray, hit, vec3(16.0, 1.8, -110.0), vec3(16.0, 66.0, -110.0), 0.55, STRIP);
  ball(ray, hit, vec3(16.0, 42.0, -110.0), 3.6, SPHERE);
  ball(ray, hit, vec3(16.0, 17.0, -110.0), 5.2, SPHERE);
  for (int tree = 0; tree < 40; tree++) {
    float k = float(tree);
    vec3 at = vec3((k - 19.5) * 4.6 + 3.6 * hash(k), 2.6 + 1.4 * hash(k + 6.0), -93.5 - 4.0 * hash(k + 8.0));
    ball(ray, hit, at, 1.0 + 1.1 * hash(k + 4.0), TREE);
  }
  rod(ray, hit, vec3(-190, 1.9, -91.8), vec3(190, 1.9, -91.8), 0.16, STRIP);
}

vec3 skyAt(vec3 direction) {
  vec3 sky = mix(vec3(0.010, 0.020, 0.055), vec3(0.0012, 0.002, 0.007), smoothstep(0.0, 0.45, direction.y));
  float cloud = clouds(direction.xy * vec2(5.0, 14.0) / (0.25 + direction.y) * 0.3);
  return sky + mix(DEEP, AMBER, 0.25) * 0.05 * cloud * exp(-8.0 * max(direction.y, 0.0));
}

// Each building is a screen of window-sized pixels; together they hold one picture.
vec3 facade(vec3 local, vec3 point, float building, float top) {
  vec2 p = vec2(point.x + point.z, point.y);
  bool playing = hash(building * 3.1) > 0.3;
  vec2 cell = playing ? vec2(0.55, 0.42) : vec2(0.8, 1.15);
  vec2 at = floor(p / cell) * cell, f = fract(p / cell);
  float pane = smoothstep(0.06, 0.2, f.x) * smoothstep(0.94, 0.8, f.x) * smoothstep(0.1, 0.25, f.y) * smoothstep(0.9, 0.75, f.y);
  vec3 picture = textureLod(contents, vec3(point.x / 200.0 + 0.5, at.y / 70.0, 0.0), 1.0).rgb;
  float home = step(playing ? 0.97 : 0.84, hash(at + building));
  vec3 evening = mix(AMBER, COOL, step(0.6, hash(at * 1.7))) * 0.22 * home;
  vec3 crown = mix(COOL, AMBER, step(0.75, hash(building))) * 1.4 * smoothstep(0.5, 0.2, top - local.y);
  return (playing ? picture * 2.1 : vec3(0.0)) * pane + evening * pane + crown + DEEP * 0.010;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == WATER) {
    Surface s = gloss(vec3(0.002, 0.004, 0.007), 0.045 + 0.05 * clouds(point.xz * vec2(0.05, 0.3)));
    s.reflectance = 0.10;
    return s;
  }
  Surface s = matte(vec3(0.03));
  if (hit.material == BUILDING) {
    float building = floor((point.x - hit.local.x) * 0.37);
    s.emission = abs(hit.normal.y) > 0.5 ? vec3(0.002) : facade(hit.local, point, building, point.y - hit.local.y - 1.8);
  }
  if (hit.material == SPHERE) {
    float facet = pow(0.5 + 0.5 * cos(hit.normal.y * 26.0), 4.0) + pow(0.5 + 0.5 * cos(atan(hit.normal.z, hit.normal.x) * 18.0), 6.0);
    s.emission = AMBER * (0.10 + 0.6 * facet);
  }
  if (hit.material == STRIP) s.emission = point.y > 3.0 ? COOL * 0.55 : AMBER * 1.6;
  if (hit.material == TREE) s.emission = mix(COOL, DEEP, 0.55) * 0.75 * smoothstep(1.1, -0.7, hit.normal.y) * pow(noise(hit.local * 3.4 + point.x), 2.0) * 1.8;
  if (hit.material == QUAY) s.emission = AMBER * 0.02 * smoothstep(0.0, 0.9, hit.local.y);
  return s;
}
