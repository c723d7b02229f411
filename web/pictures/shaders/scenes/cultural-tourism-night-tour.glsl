// Cultural tourism and night tours: an old arched bridge and a tower, drawn again with light, above still water.

const int LAYERS = 1;
const int BEAMS = 5;
const float HAZE = 0.035;
const float HAZE_FADE = 0.03;
const float LENS_GLARE = 4.0;
const int WATER = 2;
const int STONE = 3;
const int ROOF = 4;
const int LANTERN = 5;
const int HILL = 6;
const int TOWER = 7;
const int PEOPLE = 8;
const int RAIL = 9;
const float DECK_Z = -14.0;

vec4 content(int layer, vec2 uv) {
  vec2 p = (uv - 0.5) * vec2(5.0, 1.6);
  return vec4(silkPicture(p, 1.1) * 0.8 + bloomPicture(p * 0.8, 0.7) * 0.25, 1.0);
}

Beam beamAt(int index) {
  float i = float(index);
  vec3 from = vec3(-9.0 + i * 4.4, 1.0, -22.0);
  return Beam(from, normalize(vec3(-0.35 + 0.19 * i, 1.0, 0.05)), 0.12, 0.014, index == 3 ? AMBER * 2.0 : mix(COOL, DEEP * 2.0, 0.3) * 1.5);
}

// Height of the deck along the bridge: it climbs to the middle.
float deckHeight(float x) {
  return 3.7 - 0.021 * x * x;
}

// The bridge's front face as a picture in x and y: 1 where there is stone.
bool stoneAt(vec2 p) {
  if (p.y > deckHeight(p.x) || abs(p.x) > 12.5) return false;
  float span = p.x < -4.1 ? -7.6 : p.x > 4.1 ? 7.6 : 0.0;
  float radius = span == 0.0 ? 3.1 : 2.5;
  vec2 q = vec2(p.x - span, p.y + 0.25);
  return dot(q, q) > radius * radius;
}

void bridge(Ray ray, inout Hit hit) {
  float t = (DECK_Z - ray.origin.z) / ray.direction.z;
  if (t > NEAR && t < hit.t) {
    vec3 at = ray.origin + ray.direction * t;
    if (at.y > 0.0 && stoneAt(at.xy)) hit = Hit(t, vec3(0, 0, 1), at, STONE, 0);
  }
  for (int post = -12; post <= 12; post++) {
    float x = float(post);
    vec3 top = vec3(x, deckHeight(x) + 0.62, DECK_Z - 0.1);
    box(ray, hit, top - vec3(0, 0.36, 0), vec3(0.07, 0.40, 0.07), 0.02, STONE);
    if (post < 12) rod(ray, hit, top, vec3(x + 1.0, deckHeight(x + 1.0) + 0.62, DECK_Z - 0.1), 0.035, RAIL);
  }
}

void tower(Ray ray, inout Hit hit) {
  vec3 at = vec3(6.6, 0.0, -21.0);
  for (int storey = 0; storey < 6; storey++) {
    float k = float(storey), width = 2.2 - 0.26 * k, y = 3.0 + 2.15 * k;
    drum(ray, hit, at + vec3(0, y, 0), width, 0.95, TOWER);
    drum(ray, hit, at + vec3(0, y + 1.02, 0), width + 0.75, 0.06, ROOF);
    drum(ray, hit, at + vec3(0, y + 1.14, 0), width + 0.36, 0.08, ROOF);
  }
  rod(ray, hit, at + vec3(0, 15.0, 0), at + vec3(0, 17.6, 0), 0.09, LANTERN);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, WATER);
  bridge(ray, hit);
  tower(ray, hit);
  ball(ray, hit, vec3(-16.0, -14.0, -40.0), 22.0, HILL);
  ball(ray, hit, vec3(14.0, -26.0, -46.0), 34.0, HILL);
  ball(ray, hit, vec3(-34.0, -20.0, -60.0), 33.0, HILL);
  for (int lantern = 0; lantern < 7; lantern++) {
    float k = float(lantern);
    vec3 at = vec3(-7.5 + 2.4 * k + 1.4 * hash(k), 0.13, -9.5 + 6.5 * hash(k + 2.0));
    drum(ray, hit, at, 0.10, 0.12, LANTERN);
  }
  figure(ray, hit, vec3(-1.3, deckHeight(-1.3), DECK_Z - 0.4), 1.7, 3.0, STANDING, PEOPLE);
  figure(ray, hit, vec3(-0.6, deckHeight(-0.6), DECK_Z - 0.4), 1.62, 3.3, STANDING, PEOPLE);
  figure(ray, hit, vec3(3.4, deckHeight(3.4), DECK_Z - 0.4), 1.72, 2.6, POINTING, PEOPLE);
}

vec3 skyAt(vec3 direction) {
  vec3 sky = mix(vec3(0.008, 0.016, 0.042), vec3(0.0012, 0.002, 0.006), smoothstep(0.0, 0.5, direction.y));
  float stars = pow(hash(floor(direction * 260.0)), 420.0) * smoothstep(0.1, 0.3, direction.y);
  return sky + AMBER * 0.012 * exp(-7.0 * abs(direction.y)) + COOL * stars * 0.25;
}

// Mapped light on the bridge: the picture, plus seams that follow the courses and the arches.
vec3 mappedOnStone(vec2 p) {
  vec3 picture = textureLod(contents, vec3(p.x / 25.0 + 0.5, p.y / 4.4, 0.0), 0.0).rgb;
  float span = p.x < -4.1 ? -7.6 : p.x > 4.1 ? 7.6 : 0.0;
  float rim = length(vec2(p.x - span, p.y + 0.25)) - (span == 0.0 ? 3.1 : 2.5);
  float edge = exp(-rim * 14.0) + 0.5 * exp(-abs(rim - 0.38) * 40.0);
  float top = exp(-(deckHeight(p.x) - p.y) * 16.0);
  vec2 course = vec2(p.x * 1.1 + 0.5 * mod(floor(p.y * 2.6), 2.0), p.y * 2.6);
  vec2 joint = abs(fract(course) - 0.5);
  float stone = 0.55 + 0.45 * smoothstep(0.5, 0.44, max(joint.x, joint.y)) * (0.6 + 0.6 * hash(floor(course)));
  return picture * stone * 1.1 + AMBER * 1.9 * edge + COOL * 1.3 * top;
}

vec3 mappedOnTower(vec3 local, vec3 point) {
  float angle = atan(local.z, local.x), bay = fract(angle * 8.0 / (2.0 * PI) * 2.0);
  float window = smoothstep(0.2, 0.26, bay) * smoothstep(0.8, 0.74, bay) * smoothstep(0.75, 0.65, abs(local.y));
  float lattice = pow(0.5 + 0.5 * cos(local.y * 20.0), 4.0) * pow(0.5 + 0.5 * cos(bay * 38.0), 2.0);
  vec3 wash = mix(COOL, DEEP * 1.4, clamp(0.5 + local.y, 0.0, 1.0)) * 0.25;
  return wash * (1.0 - window) + AMBER * window * (0.55 + 0.9 * lattice);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == WATER) {
    Surface s = gloss(vec3(0.002, 0.004, 0.006), 0.05 + 0.05 * clouds(point.xz * vec2(0.25, 0.6)));
    s.reflectance = 0.09;
    return s;
  }
  if (hit.material == STONE) {
    Surface s = matte(vec3(0.12));
    s.emission = hit.normal.z > 0.9 && hit.local.y > 0.001 && abs(point.z - DECK_Z) < 0.001 ? mappedOnStone(point.xy) : COOL * 0.05;
    return s;
  }
  if (hit.material == TOWER) {
    Surface s = matte(vec3(0.1));
    s.emission = mappedOnTower(hit.local, point);
    return s;
  }
  if (hit.material == ROOF) {
    Surface s = matte(vec3(0.03));
    s.emission = hit.normal.y < 0.3 && hit.local.y > -0.07 && abs(hit.normal.y) < 0.3 ? AMBER * 2.2 : vec3(0.0);
    return s;
  }
  if (hit.material == RAIL) return glowing(mix(COOL, AMBER, 0.35) * 0.9);
  if (hit.material == LANTERN) return glowing(AMBER * (1.2 + 1.6 * smoothstep(0.1, -0.1, hit.local.y)));
  if (hit.material == PEOPLE) return matte(vec3(0.02));
  return matte(vec3(0.010, 0.014, 0.016) * (0.5 + 1.2 * clouds(point.xz * 0.8)));
}
