// A planning hall: a white model of the city, lit from above by projectors, a ring of LED around it, and the operator's place on the gallery.
// Pictures: 0 the ring, 1 the colours that the projectors lay over the model, 2 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 4;
const int BEAMS = 4;
const float HAZE = 0.004;
const float LENS_GLARE = 6.0;
const int FLOOR = 2;
const int MODEL = 3;
const int PLINTH = 4;
const int LED = 5;
const int WALL = 6;
const int CEILING = 7;
const int RAIL = 9;
const int STRIP = 10;
const int GALLERY = 11;
const vec3 TOP = vec3(0.0, 0.82, -8.0);
const vec2 EXTENT = vec2(5.0, 3.3);
const float CELL = 0.28;
const float RADIUS = 10.5;
const vec3 PLACE = vec3(0.0, 2.25, 0.9);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return largeDisplay(PLACE, mat3(1.0), 2, 1.0);
  if (index == 1) return smallDisplay(PLACE, mat3(1.0), 0, 0.8);
  if (index == 2) return deskLight(PLACE, mat3(1.0), 3, 9.0);
  // The ring's light on floor and plinth.
  return softBox(vec3(0.0, 5.7, -8.0), vec3(0.001, 0.0, -8.0), vec2(4.0, 3.0), 3, 0.10);
}

Beam beamAt(int index) {
  vec2 side = vec2(index % 2 == 0 ? -1.0 : 1.0, index < 2 ? -1.0 : 1.0);
  return Beam(TOP + vec3(side.x * 2.4, 4.5, side.y * 1.5), vec3(0.0, -1.0, 0.001), 0.06, 0.46, vec3(0.80, 0.90, 1.0) * 6.5);
}

float riverAt(float x) {
  return 0.55 * sin(x * 0.75 + 0.5) + 0.35 * sin(x * 1.7) - 0.2;
}

float heightAt(vec2 cell) {
  vec2 p = (cell + 0.5) * CELL;
  if (abs(p.x) > EXTENT.x - 0.25 || abs(p.y) > EXTENT.y - 0.25) return 0.0;
  if (mod(cell.x, 5.0) == 0.0 || mod(cell.y, 4.0) == 0.0 || abs(p.y - riverAt(p.x)) < 0.34) return 0.0;
  if (hash(floor(cell / vec2(5.0, 4.0)) + 7.7) < 0.10) return 0.0;
  float pick = hash(cell + 3.0), core = exp(-dot(p - vec2(1.2, -1.3), p - vec2(1.2, -1.3)) * 0.5) + 0.5 * exp(-dot(p + vec2(2.6, -1.2), p + vec2(2.6, -1.2)) * 1.2);
  return 0.05 + 0.10 * pick + 1.05 * pow(pick, 2.5) * core;
}

// Walks from cell to cell of the model; each holds one building at most.
void modelCity(Ray ray, inout Hit hit) {
  vec3 o = ray.origin - TOP, d = ray.direction, normal, bounds = vec3(EXTENT.x, 0.62, EXTENT.y), middle = vec3(0, 0.62, 0);
  float t = all(lessThan(abs(o - middle), bounds)) ? 0.0 : crossBox(o - middle, d, bounds, normal);
  if (t < 0.0 || t > hit.t) return;
  vec2 at = (o.xz + d.xz * (t + 1e-4)) / CELL, cell = floor(at), way = sign(d.xz), pace = abs(CELL / d.xz);
  vec2 next = ((cell + max(way, 0.0)) * CELL - o.xz) / d.xz;
  for (int step = 0; step < 56; step++) {
    float height = heightAt(cell);
    float enter = t;
    if (height > 0.0 && o.y + d.y * min(next.x, next.y) < height + 0.001 || (height > 0.0 && o.y + d.y * t < height)) {
      float wide = CELL * (0.30 + 0.16 * hash(cell + 11.0));
      vec3 centre = vec3((cell.x + 0.5) * CELL, height * 0.5, (cell.y + 0.5) * CELL);
      float near = crossBox(o - centre, d, vec3(wide, height * 0.5, wide), normal);
      if (near > NEAR && near < hit.t) {
        hit = Hit(near, normal, o + d * near, MODEL, 0);
        return;
      }
    }
    t = min(next.x, next.y);
    if (next.x < next.y) { next.x += pace.x; cell.x += way.x; }
    else { next.y += pace.y; cell.y += way.y; }
    if (t > hit.t || abs(cell.x * CELL) > EXTENT.x || abs(cell.y * CELL) > EXTENT.y || o.y + d.y * t < -0.01) return;
  }
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, TOP - vec3(0, 0.02, 0), vec3(EXTENT.x, 0.02, EXTENT.y), 0.0, MODEL);
  box(ray, hit, TOP - vec3(0, 0.06, 0), vec3(EXTENT.x + 0.16, 0.035, EXTENT.y + 0.16), 0.01, PLINTH);
  box(ray, hit, TOP - vec3(0, 0.46, 0), vec3(EXTENT.x - 0.1, 0.36, EXTENT.y - 0.1), 0.0, PLINTH);
  box(ray, hit, vec3(TOP.x, 0.02, TOP.z), vec3(EXTENT.x - 0.06, 0.02, EXTENT.y - 0.06), 0.0, STRIP);
  modelCity(ray, hit);
  band(ray, hit, TOP.xz, RADIUS, 2.5, 4.6, LED);
  band(ray, hit, TOP.xz, RADIUS + 0.3, 0.0, 7.0, WALL);
  box(ray, hit, vec3(0, 6.6, -8.0), vec3(12.0, 0.1, 14.0), 0.0, CEILING);
  for (int i = 0; i < 4; i++) {
    vec2 side = vec2(i % 2 == 0 ? -1.0 : 1.0, i < 2 ? -1.0 : 1.0);
    vec3 at = TOP + vec3(side.x * 2.4, 4.75, side.y * 1.5);
    box(ray, hit, at, vec3(0.32, 0.12, 0.28), 0.02, PLINTH);
    rod(ray, hit, at + vec3(0, 0.1, 0), at + vec3(0, 1.2, 0), 0.025, RAIL);
  }
  // The gallery.
  box(ray, hit, vec3(0, 0.75, 2.4), vec3(11.0, 0.75, 3.0), 0.0, GALLERY);
  operatorDesk(ray, hit, PLACE, mat3(1.0));
}

vec3 skyAt(vec3 direction) {
  return STAGE;
}

// What the projectors draw: the river, avenues with their traffic, parcels in the colours of picture 1.
vec3 projectedAt(vec2 p, float height) {
  vec3 wash = textureLod(contents, vec3(p / (EXTENT * 2.0) + 0.5, 1.0), 2.0).rgb;
  vec2 cell = floor(p / CELL), f = fract(p / CELL) - 0.5;
  float bank = abs(p.y - riverAt(p.x)), river = smoothstep(0.30, 0.27, bank);
  bool street = height < 0.01 && (mod(cell.x, 5.0) == 0.0 || mod(cell.y, 4.0) == 0.0);
  vec3 light = vec3(0.07, 0.08, 0.095) + wash * (CUE == 2 ? 1.3 : 1.2);
  if (street && river < 0.5) {
    float lane = mod(cell.x, 5.0) == 0.0 ? f.x : f.y;
    light += AMBER * 0.55 * smoothstep(0.10, 0.04, abs(abs(lane) - 0.13));
  }
  if (height < 0.01) {
    float waves = 0.6 + 0.6 * clouds(p * vec2(3.0, 9.0));
    light = mix(light, vec3(0.01, 0.26, 0.42) * waves, river);
    light += vec3(0.25, 0.8, 0.95) * 0.9 * smoothstep(0.03, 0.0, abs(bank - 0.29));
  }
  return light;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= 800) return surfaceOfDesk(hit);
  if (hit.material == MODEL) {
    Surface s = matte(vec3(0.62));
    vec3 local = point - TOP;
    float height = hit.normal.y > 0.5 ? local.y : 0.4;
    float floors = 0.86 + 0.14 * smoothstep(0.2, 0.3, fract(local.y * 22.0));
    float share = hit.normal.y > 0.5 ? 0.62 : 0.40 * floors * (0.4 + 0.6 * smoothstep(0.0, 0.5, local.y));
    s.emission = projectedAt(local.xz, height) * share;
    return s;
  }
  if (hit.material == LED) {
    vec2 out2 = (point.xz - TOP.xz) / RADIUS;
    float v = (point.y - 2.5) / 2.1, around = atan(out2.x, -out2.y) / PI;
    vec2 cabinet = abs(fract(vec2(around * PI * RADIUS, point.y - 2.5) / 0.525) - 0.5);
    vec3 picture = textureLod(contents, vec3(abs(mod(around * 1.6 + 0.55, 2.0) - 1.0), 0.22 + 0.44 * v, 0.0), 0.6).rgb;
    Surface s = gloss(vec3(0.012), 0.5);
    s.emission = picture * 1.5 * (0.8 + 0.2 * smoothstep(0.5, 0.47, max(cabinet.x, cabinet.y)));
    return s;
  }
  if (hit.material == WALL) {
    float around = atan(point.x - TOP.x, point.z - TOP.z) * 26.0, slat = abs(fract(around) - 0.5);
    Surface s = gloss(vec3(0.12, 0.10, 0.082) * (0.25 + 0.75 * smoothstep(0.46, 0.40, slat)), 0.45);
    // A wash of light from the coves above and below the ring.
    s.emission = s.albedo * (COOL * 0.30 * exp(-abs(point.y - 4.6) * 1.6) + AMBER * 0.35 * exp(-point.y * 1.5));
    return s;
  }
  if (hit.material == STRIP) return glowing(COOL * 0.16);
  if (hit.material == RAIL) return metal(vec3(0.35), 0.3);
  if (hit.material == FLOOR) return gloss(vec3(0.05, 0.051, 0.054) * (0.8 + 0.4 * clouds(point.xz * 1.2)), 0.12 + 0.1 * clouds(point.xz * 2.0));
  if (hit.material == GALLERY) return matte(vec3(0.06));
  if (hit.material == PLINTH) return gloss(vec3(0.02), 0.3);
  return matte(vec3(0.03));
}
