// A night outdoors: sky, water, trees and passers-by as flat outlines, and the desk that runs the show.

vec3 nightSky(vec3 direction, vec3 town) {
  vec3 sky = mix(vec3(0.013, 0.022, 0.046), vec3(0.0014, 0.0026, 0.008), smoothstep(0.0, 0.5, direction.y));
  float veil = clouds(direction.xy / (0.2 + abs(direction.y)) * vec2(0.9, 0.5) + 4.0);
  return sky * (0.75 + 0.6 * veil) + town * exp(-9.0 * abs(direction.y)) * (0.6 + 0.8 * veil);
}

// A picture that is turned round at its left and right edges, for places longer than it.
float turnedRound(float u) {
  return 1.0 - abs(1.0 - abs(u));
}

// Tilts a level surface as small waves or worn stones do.
void unsettle(inout Hit hit, vec2 p, float strength) {
  float h = noise(p), east = noise(p + vec2(0.15, 0.0)), north = noise(p + vec2(0.0, 0.15));
  hit.normal = normalize(vec3(-(east - h) * strength, 1.0, -(north - h) * strength));
}

// Trees beside each other across x at depth z: a trunk, a crown of leaves with gaps; `tall` is the mean height, `gap` the span without any.
void treeRow(Ray ray, inout Hit hit, float z, float feet, float tall, float room, vec2 gap, float seed, int material) {
  float t = (z - ray.origin.z) / ray.direction.z;
  if (t < NEAR || t > hit.t) return;
  vec3 at = ray.origin + ray.direction * t;
  if (at.y < feet || at.y > feet + tall * 1.5) return;
  float cell = floor(at.x / room);
  float leaves = noise(at.xy * 17.0 / tall + seed) * 0.42 + noise(at.xy * 52.0 / tall) * 0.34 + noise(at.xy * 130.0 / tall) * 0.24;
  for (float beside = -1.0; beside <= 1.0; beside += 1.0) {
    float who = cell + beside + seed * 31.0;
    float middle = (cell + beside + 0.5 + 0.5 * (hash(who) - 0.5)) * room, height = tall * (0.75 + 0.6 * hash(who + 3.0));
    if (middle > gap.x && middle < gap.y) continue;
    vec2 p = vec2(at.x - middle, at.y - feet);
    p.x += 0.05 * height * sin(p.y / height * 4.0 + who);
    float crown = length((p - vec2(0.0, height * 0.64)) / vec2(height * (0.26 + 0.1 * hash(who + 5.0)), height * 0.36));
    float trunk = abs(p.x) - height * 0.022 * (1.6 - p.y / height);
    if ((trunk < 0.0 && p.y < height * 0.6) || crown + 1.1 * (leaves - 0.5) < 0.86) {
      hit = Hit(t, vec3(0, 0, sign(-ray.direction.z)), vec3(p, 0.0), material, 0);
      return;
    }
  }
}

// Few people standing and walking far off at depth z, whole from head to shoes; `few` of ten places are taken.
void passersBy(Ray ray, inout Hit hit, float z, float feet, vec2 span, float room, float few, float seed, int material) {
  float t = (z - ray.origin.z) / ray.direction.z;
  if (t < NEAR || t > hit.t) return;
  vec3 at = ray.origin + ray.direction * t;
  if (at.y < feet || at.y > feet + 1.95 || at.x < span.x || at.x > span.y) return;
  float cell = floor(at.x / room);
  for (float beside = -1.0; beside <= 1.0; beside += 1.0) {
    float who = cell + beside + seed * 37.0;
    if (hash(who) * 10.0 > few) continue;
    float size = 0.94 + 0.12 * hash(who + 7.0), stride = 0.05 + 0.10 * hash(who + 4.0);
    vec2 p = vec2(at.x - (cell + beside + 0.5 + 0.6 * (hash(who + 3.0) - 0.5)) * room, (at.y - feet) / size - 1.62);
    float coat = mix(outlineOf(max(p.y, -0.55), 0.88 + 0.2 * hash(who + 2.0)), 0.19, smoothstep(-0.4, -0.75, p.y));
    float down = smoothstep(-0.72, -1.55, p.y);
    float legs = min(abs(p.x - stride * down - 0.075), abs(p.x + stride * down + 0.07)) - mix(0.085, 0.05, down);
    if (p.y > -0.86 ? abs(p.x) < coat : legs < 0.0) {
      hit = Hit(t, vec3(0, 0, sign(-ray.direction.z)), vec3(p, 0.0), material, 0);
      return;
    }
  }
}

// The desk's materials are numbered from here, out of the scenes' way.
const int CASE_BODY = 810;
const int CASE_EDGE = 811;
const int SIGNAL = 812;

// A flight case as a desk with a monitor on it, a keyboard and a switch. `place` is the middle of its top.
const vec2 DESK_DISPLAY = vec2(0.34, 0.2125);

void fieldDesk(Ray ray, inout Hit hit, vec3 place, mat3 turn) {
  vec3 ignored, o = (ray.origin - place) * turn, d = ray.direction * turn;
  if (crossBox(o, d, vec3(0.9, 1.0, 0.7), ignored) < 0.0) return;
  Hit own = hit;
  Ray near = Ray(o, d);
  box(near, own, vec3(0, -0.47, 0), vec3(0.72, 0.44, 0.40), 0.008, CASE_BODY);
  box(near, own, vec3(0, -0.018, 0), vec3(0.735, 0.018, 0.415), 0.006, CASE_BODY);
  box(near, own, vec3(0, -0.045, 0), vec3(0.738, 0.010, 0.418), 0.003, CASE_EDGE);
  for (float side = -1.0; side <= 1.0; side += 2.0) box(near, own, vec3(side * 0.722, -0.49, 0.402), vec3(0.016, 0.44, 0.014), 0.004, CASE_EDGE);
  monitor(near, own, vec3(0.0, 0.385, -0.08), pitch(-0.07), DESK_DISPLAY);
  // A foot of bright metal would sparkle under the lamp.
  if (own.material == BRUSHED) own.material = GRAPHITE;
  turnedBox(near, own, vec3(-0.02, 0.008, 0.22), vec3(0.2, 0.008, 0.066), yaw(0.03), 0.004, KEYBOARD);
  box(near, own, vec3(0.34, 0.014, 0.24), vec3(0.032, 0.014, 0.05), 0.012, RUBBER);
  box(near, own, vec3(0.56, 0.022, 0.04), vec3(0.11, 0.022, 0.09), 0.004, SIGNAL);
  rod(near, own, vec3(0.56, 0.02, -0.05), vec3(0.44, 0.006, -0.40), 0.004, RUBBER);
  rod(near, own, vec3(0.05, 0.012, -0.12), vec3(0.2, 0.006, -0.41), 0.005, RUBBER);
  if (own.t < hit.t) {
    hit = own;
    hit.normal = turn * own.normal;
  }
}

Screen fieldDisplay(vec3 place, mat3 turn, int layer, float gain) {
  return monitorDisplay(place + turn * vec3(0.0, 0.385, -0.08), turn * pitch(-0.07), DESK_DISPLAY, layer, gain);
}

// What falls on keys and desk: a small lamp above and behind the operator.
Screen fieldLamp(vec3 place, mat3 turn, int layer, float gain) {
  return softBox(place + turn * vec3(-0.7, 1.5, 1.5), place, vec2(0.25, 0.18), layer, gain);
}

Surface surfaceOfDesk(Hit hit) {
  if (hit.material == CASE_EDGE) return metal(vec3(0.42, 0.43, 0.45), 0.36);
  if (hit.material == SIGNAL) {
    Surface s = gloss(vec3(0.02), 0.35);
    vec2 q = vec2(fract((hit.local.x + 0.1) / 0.022) - 0.5, (hit.local.y - 0.006) / 0.022);
    if (hit.local.z > 0.089 && abs(hit.local.x) < 0.088) s.emission = mix(vec3(0.1, 1.0, 0.35), AMBER, step(0.8, hash(floor((hit.local.x + 0.1) / 0.022)))) * 3.0 * smoothstep(0.2, 0.1, length(q));
    return s;
  }
  Surface s = gloss(vec3(0.050, 0.046, 0.044) * (0.7 + 0.6 * noise(hit.local.xz * 400.0)), 0.42);
  return s;
}
