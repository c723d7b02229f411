// A media tower at the end of a street: lines of pixels on all of its sides, a city around it, and a roof from which it is run.
// Pictures: 0 what the tower plays, 1 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 2;
const float HAZE = 0.0;
const int STREET = 2;
const int HOUSE = 3;
const int TOWER = 4;
const int ROOF = 5;
const int POLE = 6;
const int LANTERN = 7;
const int PEOPLE = 8;
const int PLANT = 9;
const int MAST = 10;
const float BLOCK = 34.0;
const vec3 TOWER_AT = vec3(0.0, 47.0, -172.0);
const vec3 TOWER_SIZE = vec3(12.5, 47.0, 12.5);
const mat3 TOWER_TURN = mat3(0.8776, 0.0, 0.4794, 0.0, 1.0, 0.0, -0.4794, 0.0, 0.8776);
const float ROOF_Y = 38.0;
const vec3 PLACE = vec3(45.0, 38.92, -47.0);
const mat3 TURN = mat3(0.939, 0.0, -0.343, 0.0, 1.0, 0.0, 0.343, 0.0, 0.939);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return fieldDisplay(PLACE, TURN, 1, 1.0);
  return fieldLamp(PLACE, TURN, 2, 230.0);
}

// Height of the house in a block; none on the tower's square, and none where the roof of the desk is.
float houseAt(vec2 cell) {
  vec2 middle = (cell + 0.5) * BLOCK;
  if (abs(middle.x) < 20.0 && middle.y < -130.0 && middle.y > -215.0) return 0.0;
  if (cell == vec2(1.0, -2.0)) return 0.0;
  float along = abs(middle.x) < 20.0 ? 1.0 : 0.0, far = smoothstep(200.0, 500.0, length(middle));
  return mix(12.0 + 34.0 * pow(hash(cell + 3.0), 2.2), 15.0 + 11.0 * hash(cell + 5.0), along) + far * 40.0 * pow(hash(cell + 9.0), 3.0);
}

// Walks from block to block until a house is met.
void houses(Ray ray, inout Hit hit) {
  vec2 d = ray.direction.xz, cell = floor(ray.origin.xz / BLOCK);
  vec2 safe = mix(vec2(1e-5), d, step(1e-5, abs(d)));
  vec2 next = (cell + step(0.0, safe)) * BLOCK - ray.origin.xz, pace = abs(BLOCK / safe);
  next /= safe;
  float t = 0.0;
  for (int step = 0; step < 26; step++) {
    float low = ray.origin.y + ray.direction.y * t;
    if (t > hit.t || (low > 90.0 && ray.direction.y > 0.0)) return;
    float tall = houseAt(cell);
    if (tall > 0.0) {
      vec3 middle = vec3((cell.x + 0.5) * BLOCK, tall * 0.5, (cell.y + 0.5) * BLOCK);
      float before = hit.t;
      box(ray, hit, middle, vec3(11.2, tall * 0.5, 12.5), 0.0, HOUSE);
      if (hit.t < before) { hit.index = int(hash(cell) * 1000.0); return; }
    }
    if (next.x < next.y) { t = next.x; next.x += pace.x; cell.x += sign(safe.x); }
    else { t = next.y; next.y += pace.y; cell.y += sign(safe.y); }
  }
}

// Lanterns on both sides of the street; only the pair whose bay the ray crosses is tried.
void lanterns(Ray ray, inout Hit hit) {
  if (ray.origin.y > 30.0) return;
  for (int pair = 0; pair < 6; pair++) for (float side = -1.0; side <= 1.0; side += 2.0) {
    vec3 foot = vec3(side * 4.5, 0.0, -8.0 - 20.0 * float(pair));
    rod(ray, hit, foot, foot + vec3(0.0, 6.4, 0.0), 0.05, POLE);
    rod(ray, hit, foot + vec3(0.0, 6.4, 0.0), foot + vec3(-side * 0.9, 6.6, 0.0), 0.04, POLE);
    box(ray, hit, foot + vec3(-side * 1.1, 6.58, 0.0), vec3(0.30, 0.04, 0.10), 0.0, LANTERN);
  }
}

void roof(Ray ray, inout Hit hit) {
  box(ray, hit, vec3(51.0, ROOF_Y * 0.5, -51.0), vec3(12.0, ROOF_Y * 0.5, 13.0), 0.0, ROOF);
  box(ray, hit, vec3(51.0, ROOF_Y + 0.45, -63.8), vec3(12.0, 0.45, 0.15), 0.02, ROOF);
  box(ray, hit, vec3(39.2, ROOF_Y + 0.45, -51.0), vec3(0.15, 0.45, 13.0), 0.02, ROOF);
  for (int unit = 0; unit < 3; unit++) box(ray, hit, vec3(48.5 + 2.6 * float(unit), ROOF_Y + 0.75, -59.5), vec3(0.95, 0.75, 0.7), 0.04, PLANT);
  rod(ray, hit, vec3(39.9, ROOF_Y + 0.5, -63.0), vec3(39.9, ROOF_Y + 3.4, -63.0), 0.03, POLE);
  rod(ray, hit, vec3(46.0, ROOF_Y + 0.12, -62.6), vec3(62.0, ROOF_Y + 0.12, -62.6), 0.10, PLANT);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, STREET);
  turnedBox(ray, hit, TOWER_AT, TOWER_SIZE, TOWER_TURN, 0.0, TOWER);
  turnedBox(ray, hit, TOWER_AT + vec3(0.0, 50.0, 0.0), vec3(9.5, 3.0, 9.5), TOWER_TURN, 0.0, MAST);
  rod(ray, hit, TOWER_AT + vec3(0.0, 50.0, 0.0), TOWER_AT + vec3(0.0, 68.0, 0.0), 0.25, MAST);
  roof(ray, hit);
  lanterns(ray, hit);
  houses(ray, hit);
  passersBy(ray, hit, -16.0, 0.12, vec2(-6.0, -3.2), 0.8, 7.0, 2.0, PEOPLE);
  passersBy(ray, hit, -27.0, 0.12, vec2(3.2, 6.0), 0.8, 7.0, 6.0, PEOPLE);
  passersBy(ray, hit, -44.0, 0.0, vec2(-6.0, 6.0), 0.9, 3.5, 9.0, PEOPLE);
  fieldDesk(ray, hit, PLACE, TURN);
}

vec3 skyAt(vec3 direction) {
  return nightSky(direction, vec3(0.042, 0.030, 0.030)) * 1.2;
}

vec3 playing(vec2 uv, float level) {
  return textureLod(contents, vec3(turnedRound(fract(uv.x) * 2.0), uv.y, 0.0), level).rgb;
}

// What the tower gives to a wall that faces it.
vec3 fromTower(vec3 point, vec3 normal) {
  vec3 to = TOWER_AT - point;
  float near = dot(to, to);
  return playing(vec2(0.25, 0.5), 8.0) * max(dot(normal, to) * inversesqrt(near), 0.0) * 9000.0 / (near + 2500.0);
}

// Windows of a wall: which are lit, and how warm.
vec3 windows(vec2 p, float seed, float share) {
  vec2 room = floor(p / vec2(2.3, 3.1)), f = fract(p / vec2(2.3, 3.1)) - 0.5;
  float pane = step(abs(f.x), 0.30) * step(abs(f.y), 0.29), lit = step(1.0 - share, hash(room + seed));
  return mix(vec3(1.0, 0.55, 0.24), vec3(1.0, 0.82, 0.62), hash(room * 1.7 + seed)) * pane * (0.012 + 0.26 * lit * (0.2 + hash(room + 4.0)) * (0.55 + 0.6 * noise(p * vec2(1.9, 1.1) + seed)));
}

Surface towerFace(Hit hit, vec3 point) {
  vec3 l = hit.local, n = hit.normal * TOWER_TURN;
  bool onX = abs(n.x) > 0.5;
  float way = onX ? (n.x > 0.0 ? 12.5 - l.z + 25.0 : 12.5 + l.z + 75.0) : (n.z > 0.0 ? l.x + 12.5 : 12.5 - l.x + 50.0);
  float up = l.y + TOWER_SIZE.y;
  Surface s = gloss(vec3(0.010, 0.012, 0.015), 0.12);
  if (abs(n.y) > 0.5) return matte(vec3(0.02));
  // Pixels sit on fins 0.9 m apart, 0.9 m from each other; between them the rooms of the offices.
  vec2 pixel = vec2(way, up) / 0.9, f = fract(pixel) - 0.5;
  float lens = smoothstep(0.42, 0.22, abs(f.x)) * (0.55 + 0.45 * smoothstep(0.46, 0.30, abs(f.y)));
  vec2 at = (floor(pixel) + 0.5) * 0.9;
  vec3 picture = playing(vec2(at.x / 100.0 + 0.125, 0.02 + at.y / 98.0), 1.6);
  float storey = step(0.10, fract(up / 3.9));
  s.emission = picture * lens * (0.55 + 0.45 * storey) * 5.0 + windows(vec2(way, up), 5.0, 0.10) * 0.30 * (1.0 - lens);
  // The lobby.
  if (up < 5.5) s.emission = vec3(1.0, 0.72, 0.46) * 0.9 * step(0.08, fract(way / 2.5)) * (0.5 + 0.5 * up / 5.5);
  return s;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= CASE_BODY) return surfaceOfDesk(hit);
  if (hit.material == TOWER) return towerFace(hit, point);
  Surface s = matte(vec3(0.03));
  if (hit.material == STREET) {
    float off = abs(point.x);
    bool road = off < 3.1 && point.z > -150.0;
    float wet = clouds(point.xz * vec2(0.6, 0.35));
    vec2 slab = abs(fract(point.xz / vec2(0.8, 0.8)) - 0.5);
    s = gloss(road ? vec3(0.035) : vec3(0.09) * smoothstep(0.5, 0.46, max(slab.x, slab.y)), road ? mix(0.42, 0.10, smoothstep(0.45, 0.62, wet)) : 0.5);
    if (road && point.z > -7.2 && point.z < -4.2 && fract(point.x / 0.9) < 0.5) s.albedo = vec3(0.40);
    if (road && off < 0.06 && point.z < -9.0 && fract(point.z / 5.0) < 0.5) s.albedo = vec3(0.35);
    if (abs(off - 3.1) < 0.10) s.albedo = vec3(0.16);
    float cell = floor((-8.0 - point.z) / 20.0 + 0.5), z = -8.0 - 20.0 * cell;
    vec2 pool = vec2(off - 3.4, point.z - z);
    vec3 light = cell > -0.5 && cell < 5.5 ? vec3(1.0, 0.66, 0.36) * 2.2 / pow(1.0 + dot(pool, pool) / 18.0, 2.0) : vec3(0.03);
    light += vec3(1.0, 0.6, 0.3) * 0.8 * exp(-(6.0 - min(off, 6.0)) * 0.9);
    s.emission = s.albedo * (light + fromTower(point, vec3(0, 1, 0)));
    if (point.z < -600.0 || off > 120.0) s.emission = vec3(0.012, 0.008, 0.005);
    return s;
  }
  if (hit.material == HOUSE) {
    float seed = float(hit.index), tone = 0.5 + 0.8 * hash(seed * 0.37);
    vec2 p = abs(hit.normal.x) > 0.5 ? vec2(point.z, point.y - 4.6) : vec2(point.x, point.y - 4.6);
    s = matte(vec3(0.10, 0.092, 0.085) * tone);
    if (hit.normal.y > 0.5) { s.emission = s.albedo * (vec3(0.05) + fromTower(point, hit.normal)); return s; }
    vec2 f = fract(p / vec2(2.3, 3.1)) - 0.5;
    float frame = step(max(abs(f.x) / 0.36, abs(f.y) / 0.35), 1.0);
    if (p.y > 0.0) s.albedo *= 1.0 - 0.8 * frame;
    s.emission = s.albedo * (fromTower(point, hit.normal) + vec3(0.03, 0.032, 0.04) + vec3(1.0, 0.6, 0.32) * 0.9 * exp(-point.y * 0.22));
    if (p.y > 0.0) s.emission += windows(p, seed, 0.22 + 0.2 * hash(seed));
    else if (abs(point.x) < 8.0) {
      // Shop windows along the street.
      float shop = floor(p.x / 6.2), inside = step(abs(fract(p.x / 6.2) - 0.5), 0.42) * step(0.5, point.y) * step(point.y, 3.5);
      s.emission += mix(vec3(1.0, 0.58, 0.27), vec3(1.0, 0.85, 0.68), hash(shop + seed)) * 0.34 * inside * step(0.25, hash(shop * 1.3 + seed)) * (0.25 + 0.5 * noise(vec2(p.x * 2.3, point.y * 2.1)) + 0.6 * step(0.62, noise(vec2(p.x * 1.7, floor(point.y * 1.3) * 7.0)))) * (0.6 + 0.15 * point.y);
    }
    return s;
  }
  if (hit.material == ROOF || hit.material == PLANT) {
    s = matte(vec3(0.10) * (0.6 + 0.6 * clouds(point.xz * 1.3)));
    if (hit.material == PLANT) s = metal(vec3(0.20), 0.45);
    float louvre = hit.material == PLANT ? 0.4 + 0.6 * step(0.4, fract(point.y * 9.0)) : 1.0;
    s.emission = vec3(0.10) * louvre * (fromTower(point, hit.normal) * 5.0 + vec3(0.22, 0.20, 0.21));
    if (hit.material == ROOF && point.y < ROOF_Y - 1.0) s.emission += windows(vec2(point.x + point.z, point.y), 8.0, 0.2);
  }
  if (hit.material == POLE) s = metal(vec3(0.06), 0.5);
  if (hit.material == LANTERN) s.emission = hit.normal.y < -0.5 ? vec3(1.0, 0.70, 0.40) * 7.0 : vec3(0.01);
  if (hit.material == MAST) s.emission = vec3(0.004) + vec3(1.0, 0.05, 0.02) * 3.0 * step(114.5, point.y);
  if (hit.material == PEOPLE) s = matte(vec3(0.008));
  return s;
}
