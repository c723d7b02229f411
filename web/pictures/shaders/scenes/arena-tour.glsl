// An arena with the stage in its middle: a ring of LED above it, tiers all around, and the operator's place on the lower tier.
// Pictures: 0 the ring, 1 the floor of the stage, 2 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 3;
const int BEAMS = 14;
const float HAZE = 0.045;
const float HAZE_FADE = 0.08;
const float LENS_GLARE = 10.0;
const int FLOOR = 2;
const int STAGE_BODY = 3;
const int CROWD = 4;
const int TRUSS = 5;
const int TIER = 6;
const int RIBBON = 7;
const int PEOPLE = 8;
const int FRAME = 9;
const int LED = 10;
const vec3 MIDDLE = vec3(0.0, 0.0, -20.0);
const float TOP = 34.0;
const float RING = 8.4;
const vec3 PLACE = vec3(0.0, 5.35, 1.0);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return largeDisplay(PLACE, mat3(1.0), 2, 1.05);
  if (index == 1) return smallDisplay(PLACE, mat3(1.0), 0, 0.8);
  return deskLight(PLACE, mat3(1.0), 3, 9.0);
}

Beam beamAt(int index) {
  float i = float(index), angle = i * PI / 7.0 + 0.2;
  vec3 outwards = vec3(sin(angle), 0.0, cos(angle));
  vec3 from = MIDDLE + outwards * 7.4 + vec3(0, 7.2, 0);
  bool amber = index % 5 == 2;
  float lean = CUE == 4 ? (index % 2 == 0 ? -0.62 : -0.34) : CUE == 2 ? 0.42 : (index % 2 == 0 ? 0.95 : -0.55);
  return Beam(from, normalize(vec3(0, -1, 0) + outwards * lean), 0.07, 0.034, amber ? AMBER * 2.6 : COOL * 1.3);
}

// The tiers: a cone around the stage, rising outwards, that ends under the balcony.
void bowl(Ray ray, inout Hit hit) {
  const float SLOPE = 0.58, FOOT = 15.5;
  vec3 o = ray.origin - MIDDLE - vec3(0, 1.2 - FOOT * SLOPE, 0), d = ray.direction;
  float k = SLOPE * SLOPE;
  float a = k * dot(d.xz, d.xz) - d.y * d.y, b = k * dot(o.xz, d.xz) - o.y * d.y, c = k * dot(o.xz, o.xz) - o.y * o.y;
  float h = b * b - a * c;
  if (h > 0.0) {
    h = sqrt(h);
    for (int side = -1; side <= 1; side += 2) {
      float t = (-b + float(side) * h) / a;
      vec3 p = o + d * t;
      float r = length(p.xz);
      if (p.y > 0.0 && p.z < 4.0 && r > FOOT && r < TOP) keep(hit, t, normalize(vec3(-p.x * SLOPE / r, 1.0, -p.z * SLOPE / r)), vec3(r, atan(p.x, p.z), p.y), TIER);
    }
  }
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  bowl(ray, hit);
  band(ray, hit, MIDDLE.xz, TOP, 10.5, 30.0, RIBBON);
  band(ray, hit, MIDDLE.xz, RING, 7.45, 9.6, LED);
  drum(ray, hit, MIDDLE + vec3(0, 0.6, 0), 5.6, 0.6, STAGE_BODY);
  band(ray, hit, MIDDLE.xz, RING + 0.06, 9.6, 9.72, FRAME);
  band(ray, hit, MIDDLE.xz, RING + 0.06, 7.36, 7.45, FRAME);
  for (int i = 0; i < 3; i++) truss(ray, hit, vec3(0, 9.9, -14.5 - 5.5 * float(i)), i == 1 ? RING : 6.3, TRUSS);
  for (int i = 0; i < 6; i++) {
    float angle = float(i) * PI / 3.0 + 0.3;
    vec3 at = MIDDLE + vec3(sin(angle), 0.0, cos(angle)) * 7.2;
    rod(ray, hit, at + vec3(0, 9.9, 0), at + vec3(0, 17.0, 0), 0.03, TRUSS);
  }
  for (int i = 0; i < 3; i++) truss(ray, hit, vec3(0, 13.2, -14.0 - 6.0 * float(i)), 17.0, TRUSS);
  figure(ray, hit, MIDDLE + vec3(0.4, 1.2, 0.6), 1.78, 2.6, STANDING, PEOPLE);
  for (int row = 0; row < 6; row++) crowd(ray, hit, -8.2 - 1.05 * float(row), 1.66 - 0.02 * float(row), 0.6, float(row), CROWD);
  for (int row = 0; row < 2; row++) crowd(ray, hit, -26.4 - 1.1 * float(row), 1.7, 0.6, float(row) + 9.0, CROWD);
  if (CUE == 3) for (int row = 0; row < 4; row++) crowd(ray, hit, -1.6 - 1.7 * float(row), 4.25 - 0.98 * float(row), 0.6, float(row) + 3.0, CROWD);
  operatorDesk(ray, hit, PLACE, mat3(1.0));
}

vec3 skyAt(vec3 direction) {
  return STAGE * 0.6;
}

// Rows of people on the tiers: heads and shoulders as they are seen far away, aisles between the blocks, a few lit phones.
Surface peopled(vec3 local) {
  float row = floor((local.x - 15.5) / 0.85), along = local.y * (17.0 + row * 0.85) / 0.55, aisle = abs(fract(local.y * 16.0 / (2.0 * PI)) - 0.5);
  vec2 f = vec2(fract(along + hash(row) * 7.0) - 0.5, fract((local.x - 15.5) / 0.85));
  vec2 who = vec2(floor(along + hash(row) * 7.0), row);
  float body = max(disc((f - vec2(0.0, 0.62)) * vec2(0.55, 0.85), 0.13, 0.05), disc((f - vec2(0.0, 0.2)) * vec2(0.5, 0.7), 0.24, 0.06));
  body *= step(0.12, hash(who)) * step(aisle, 0.47);
  Surface s = matte(mix(vec3(0.012), vec3(0.05, 0.052, 0.06) * (0.4 + hash(who + 3.0)), body));
  // The ring's own light, which no ray needs to look for.
  s.emission = s.albedo * mix(DEEP, COOL, 0.45) * 800.0 / (local.x * local.x);
  if (hash(who + 21.0) > 0.985) s.emission += COOL * 1.6 * disc(f - vec2(0.1, 0.5), 0.10, 0.05);
  return s;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= 800) return surfaceOfDesk(hit);
  if (hit.material == TIER) return peopled(hit.local);
  if (hit.material == LED) {
    // The picture runs around and back, so it has no seam; cabinets are half a metre wide.
    float v = (point.y - 7.45) / 2.15;
    vec2 cabinet = abs(fract(vec2(hit.local.y * RING, point.y - 7.45) / 0.5375) - 0.5);
    vec3 picture = textureLod(contents, vec3(abs(mod(hit.local.y / PI * 2.0 + 1.3, 2.0) - 1.0), 0.26 + 0.48 * v, 0.0), 1.5).rgb;
    Surface s = gloss(vec3(0.012), 0.5);
    s.emission = picture * (hit.local.x < 0.0 ? 2.1 : 1.4) * (0.8 + 0.2 * smoothstep(0.5, 0.47, max(cabinet.x, cabinet.y)));
    return s;
  }
  if (hit.material == RIBBON) {
    Surface s = matte(vec3(0.02));
    float band = point.y - 12.3;
    vec3 picture = textureLod(contents, vec3(abs(mod(hit.local.y / PI * 2.0 + 1.0, 2.0) - 1.0), 0.42 + 0.04 * band, 0.0), 1.0).rgb;
    if (abs(band) < 0.45) s.emission = picture * 1.2 + DEEP * 0.05;
    return s;
  }
  if (hit.material == STAGE_BODY) {
    Surface s = gloss(vec3(0.014, 0.015, 0.018), 0.12);
    float r = length(hit.local.xz);
    if (hit.normal.y > 0.5) {
      vec2 tile = abs(fract(hit.local.xz) - 0.5);
      s.emission = textureLod(contents, vec3(hit.local.xz * vec2(0.078, -0.14) + 0.5, 1.0), 1.0).rgb * 1.5 * smoothstep(5.05, 5.0, r) * (0.8 + 0.2 * smoothstep(0.5, 0.485, max(tile.x, tile.y)));
    } else {
      s.emission = AMBER * 1.7 * smoothstep(0.03, 0.02, abs(hit.local.y - 0.54)) + COOL * 0.25 * smoothstep(0.03, 0.02, abs(hit.local.y - 0.2));
    }
    return s;
  }
  if (hit.material == TRUSS) return metal(vec3(0.3), 0.4);
  if (hit.material == PEOPLE) return matte(vec3(0.06));
  if (hit.material == FLOOR) return gloss(vec3(0.012, 0.013, 0.016), 0.25);
  return matte(vec3(0.012));
}
