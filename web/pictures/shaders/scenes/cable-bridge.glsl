// A cable-stayed bridge at night, seen over the river: pixels on pylons and cables hold one picture. The deck runs along x.
// Pictures: 0 what the bridge plays, 1 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 2;
const float HAZE = 0.0;
const int WATER = 2;
const int CONCRETE = 3;
const int CABLE = 4;
const int DECK = 5;
const int RAIL = 6;
const int FAR_BANK = 7;
const int QUAY = 8;
const int STEEL = 10;
const float DECK_Y = 12.0;
const float PYLON_X = 62.0;
const float PYLON_TOP = 66.0;
const float SIDE_Z = 8.0;
const float BRIDGE_Z = -120.0;
const vec3 PLACE = vec3(14.0, 3.9, 17.0);
const mat3 TURN = mat3(1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return fieldDisplay(PLACE, TURN, 1, 1.0);
  return fieldLamp(PLACE, TURN, 2, 230.0);
}

// The fan of cables in the plane of one side: which cable and where along it, or nothing. Thin cables keep a width that a pixel can show.
void fan(Ray ray, inout Hit hit, float z) {
  float t = (z - ray.origin.z) / ray.direction.z;
  if (t < NEAR || t > hit.t) return;
  vec3 at = ray.origin + ray.direction * t;
  if (at.y < DECK_Y || at.y > PYLON_TOP) return;
  // Cable k leaves the pylon at 28 + 2.6 k above the deck and meets it 7 + 4.6 k away: solve for k and see how near it is.
  float away = abs(abs(at.x) - PYLON_X), up = at.y - DECK_Y;
  float thick = max(0.10, t * 0.0011);
  // up / (24 + 2.3 k) + away / (7 + 4.4 k) = 1
  float a = 10.12, b = 24.0 * 4.4 + 7.0 * 2.3 - up * 4.4 - away * 2.3, c = 168.0 - up * 7.0 - away * 24.0;
  float k = floor((-b + sqrt(max(b * b - 4.0 * a * c, 0.0))) / (2.0 * a) + 0.5);
  if (k < 0.0 || k > 11.0) return;
  float high = 24.0 + 2.3 * k, wide = 7.0 + 4.4 * k;
  float apart = abs(up * wide + away * high - high * wide) / length(vec2(high, wide));
  if (apart < thick) hit = Hit(t, vec3(0, 0, 1), vec3(apart / thick, up / high * length(vec2(high, wide)), t), CABLE, int(k));
}

void pylon(Ray ray, inout Hit hit, float x) {
  vec3 ignored;
  if (crossBox(ray.origin - vec3(x, 34.0, BRIDGE_Z), ray.direction, vec3(4.0, 35.0, 13.0), ignored) < 0.0) return;
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    // Legs lean towards each other above the deck, and meet in a common head.
    vec3 foot = vec3(x, 0.0, BRIDGE_Z + side * 9.5), shoulder = vec3(x, 46.0, BRIDGE_Z + side * 2.6);
    vec3 along = normalize(shoulder - foot);
    mat3 lean = mat3(vec3(1, 0, 0), along, cross(vec3(1, 0, 0), along));
    turnedBox(ray, hit, (foot + shoulder) * 0.5, vec3(1.7, 23.4, 1.2), lean, 0.2, CONCRETE);
  }
  box(ray, hit, vec3(x, 56.0, BRIDGE_Z), vec3(1.6, 10.6, 2.6), 0.3, CONCRETE);
  box(ray, hit, vec3(x, 2.0, BRIDGE_Z), vec3(4.0, 2.2, 12.5), 0.4, CONCRETE);
}

// Posts, wires between them and a handrail with light in it.
void railing(Ray ray, inout Hit hit, float z) {
  float t = (z - ray.origin.z) / ray.direction.z;
  if (t < NEAR || t > hit.t) return;
  vec3 at = ray.origin + ray.direction * t;
  float up = at.y - DECK_Y + 0.1, thin = max(0.012, t * 0.0006);
  if (up < 0.0 || up > 1.2 || abs(at.x) > 240.0) return;
  bool post = abs(fract(at.x / 2.0) - 0.5) * 2.0 < max(0.03, thin), wire = t < 60.0 && abs(fract(up / 0.22) - 0.5) * 0.22 < thin * 0.5;
  if (up > 1.14 || post || wire) hit = Hit(t, vec3(0, 0, sign(-ray.direction.z)), at, up > 1.14 ? RAIL : STEEL, 0);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, WATER);
  if (hit.material == WATER) unsettle(hit, hit.local.xz * vec2(0.5, 0.9), 0.05 / (1.0 + hit.t * 0.012));
  box(ray, hit, vec3(0.0, DECK_Y - 1.1, BRIDGE_Z), vec3(240.0, 1.0, 8.6), 0.0, DECK);
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    pylon(ray, hit, side * PYLON_X);
    railing(ray, hit, BRIDGE_Z + side * 8.4);
    fan(ray, hit, BRIDGE_Z + side * SIDE_Z * 0.6);
  }
  float t = (-330.0 - ray.origin.z) / ray.direction.z;
  if (t > NEAR && t < hit.t) {
    vec3 at = ray.origin + ray.direction * t;
    float block = floor(at.x / 17.0), tall = 9.0 + 26.0 * pow(hash(block), 2.5) + 3.0 * hash(block + 4.0);
    if (at.y > 0.0 && at.y < tall) hit = Hit(t, vec3(0, 0, 1), at, FAR_BANK, int(block));
  }
  box(ray, hit, vec3(0.0, 1.5, 22.0), vec3(60.0, 1.5, 8.0), 0.05, QUAY);
  rod(ray, hit, vec3(-60.0, 4.05, 14.3), vec3(60.0, 4.05, 14.3), 0.03, STEEL);
  fieldDesk(ray, hit, PLACE, TURN);
}

vec3 skyAt(vec3 direction) {
  return nightSky(direction, vec3(0.020, 0.020, 0.030)) * 1.3;
}

// One picture over the whole bridge, from bank to bank and from the water to the heads of the pylons.
vec3 playing(vec2 p) {
  return textureLod(contents, vec3(turnedRound(p.x / 250.0 + 0.5), 0.20 + p.y / 110.0, 0.0), 1.0).rgb;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= CASE_BODY) return surfaceOfDesk(hit);
  if (hit.material == WATER) {
    Surface s = gloss(vec3(0.002, 0.005, 0.007), 0.04 + 0.05 * clouds(point.xz * vec2(0.03, 0.12)));
    s.reflectance = 0.16;
    return s;
  }
  Surface s = matte(vec3(0.05));
  if (hit.material == CABLE) {
    s = matte(vec3(0.1));
    // Points of light along a cable, 1.2 m from each other; `local` is the place across it, along it, and how far it is seen from.
    float far = smoothstep(15.0, 70.0, hit.local.z), along = abs(fract(hit.local.y / 1.2) - 0.5);
    float light = mix(0.16 + 3.4 * smoothstep(0.20, 0.10, along) * (1.0 - 0.5 * hit.local.x), 0.45 + 2.1 * smoothstep(0.42, 0.22, along), far);
    s.emission = playing(point.xy) * light * (1.0 - 0.3 * hit.local.x);
  }
  if (hit.material == CONCRETE) {
    float joint = smoothstep(0.5, 0.47, abs(fract(point.y / 4.0) - 0.5));
    s = matte(vec3(0.30) * (0.6 + 0.5 * clouds(point.yz * 0.3)) * joint);
    float faces = 0.35 + 0.65 * abs(hit.normal.z);
    s.emission = playing(point.xy) * faces * (0.5 + 0.5 * joint) * 1.1 * (0.7 + 0.5 * clouds(point.yz * 0.3));
    if (point.y < DECK_Y) s.emission *= 0.35;
  }
  if (hit.material == DECK) {
    float soffit = hit.normal.y < -0.5 ? 0.5 : 1.0;
    s = matte(vec3(0.08));
    s.emission = playing(vec2(point.x, 18.0)) * 0.20 * soffit + vec3(1.0, 0.62, 0.35) * 0.010;
    if (hit.normal.y > 0.5) {
      // Asphalt between kerbs, paving outside the cables; both lit from the handrails and the cables.
      float side = abs(point.z - BRIDGE_Z);
      bool road = side < 4.0;
      vec2 slab = abs(fract(point.xz / vec2(1.2, 0.6)) - 0.5);
      s = gloss(road ? vec3(0.035) : vec3(0.11) * smoothstep(0.5, 0.47, max(slab.x, slab.y)), 0.42 + 0.2 * clouds(point.xz * 0.7));
      if (side < 0.07 && fract(point.x / 6.0) < 0.5) s.albedo = vec3(0.45);
      if (abs(side - 3.75) < 0.06) s.albedo = vec3(0.4);
      vec3 mean = textureLod(contents, vec3(turnedRound(point.x / 250.0 + 0.5), 0.45, 0.0), 6.0).rgb;
      s.emission = s.albedo * (mean * (0.5 + 1.4 * exp(-abs(side - 4.8) * 1.2)) + vec3(1.0, 0.7, 0.42) * 1.1 * exp(-(8.4 - side) * 1.5));
    }
    if (hit.normal.z > 0.5 && hit.local.y > 0.55) s.emission = mix(vec3(1.0, 0.7, 0.45), playing(vec2(point.x, 30.0)) * 2.0, 0.6) * (0.6 + 0.8 * step(abs(fract(point.x / 2.0) - 0.5), 0.3));
  }
  if (hit.material == RAIL) s.emission = vec3(1.0, 0.66, 0.36) * 0.35 * (0.5 + 0.8 * smoothstep(0.4, 0.1, abs(fract(point.x / 2.0) - 0.5)));
  if (hit.material == FAR_BANK) {
    vec2 room = floor(point.xy / vec2(2.4, 2.6)), f = fract(point.xy / vec2(2.4, 2.6));
    float pane = step(abs(f.x - 0.5), 0.28) * step(abs(f.y - 0.5), 0.3);
    s.emission = vec3(0.003, 0.004, 0.007) + mix(AMBER, vec3(1.0, 0.75, 0.5), hash(room * 1.3)) * 0.16 * pane * step(0.82, hash(room + float(hit.index)));
    if (point.y < 2.0) s.emission = AMBER * 0.22 * (0.4 + 0.8 * noise(point.x * vec2(0.4, 0.0)));
  }
  if (hit.material == QUAY) {
    vec2 slab = abs(fract(point.xz / vec2(1.6, 0.8)) - 0.5);
    s = gloss(vec3(0.10, 0.098, 0.095) * smoothstep(0.5, 0.48, max(slab.x, slab.y)) * (0.7 + 0.5 * clouds(point.xz)), 0.5);
    s.emission = s.albedo * textureLod(contents, vec3(0.5, 0.5, 0.0), 8.0).rgb * 0.12;
  }
  if (hit.material == STEEL) return metal(vec3(0.3), 0.35);
  return s;
}
