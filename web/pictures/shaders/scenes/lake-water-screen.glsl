// A film on a fan of water over a lake: fountains beside it, hills behind, the terraces of the audience in front.
// Pictures: 0 the film, 1 the operator's screen.

#define WONDER
const int LAYERS = 1;
const int SCREENS = 2;
const float HAZE = 0.0;
const int WATER = 2;
const int TERRACE = 3;
const int CROWD = 4;
const int TREE = 5;
const int PIPE = 6;
const float FAN_Z = -44.0;
const float FAN_RADIUS = 20.5;
const vec3 PLACE = vec3(3.0, 3.42, 12.0);
const mat3 TURN = mat3(0.9801, 0.0, 0.1987, 0.0, 1.0, 0.0, -0.1987, 0.0, 0.9801);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return fieldDisplay(PLACE, TURN, 1, 1.0);
  return fieldLamp(PLACE, TURN, 2, 420.0);
}

vec3 filmAt(vec2 p, float level) {
  return textureLod(contents, vec3(p.x / 34.0 + 0.5, (p.y - 9.8) / 19.0 + 0.5, 0.0), level).rgb;
}

// Light that drops send to the lens at a point of the fan's plane: the film where the water is thick, spray at its rim, the nozzle's white foot.
vec3 fanOfWater(vec2 p) {
  vec2 q = p - vec2(0.0, 0.2);
  float r = length(q), angle = atan(q.y, q.x);
  if (q.y < 0.0 || r > FAN_RADIUS * 1.15) return vec3(0.0);
  float rim = FAN_RADIUS * (0.93 + 0.09 * noise(vec2(angle * 16.0, 1.0)) + 0.05 * noise(vec2(angle * 60.0, 5.0)));
  float cover = smoothstep(rim * 1.05, rim * 0.88, r) * smoothstep(0.10, 0.22, min(angle, PI - angle) + 0.04 * noise(vec2(r * 0.7, 2.0)));
  // Threads of water run outwards and break up on their way.
  float threads = 0.70 + 0.30 * noise(vec2(angle * 110.0, r * 0.25)) + 0.35 * (noise(vec2(angle * 46.0, r * 1.5)) - 0.5);
  float drops = 0.85 + 0.3 * noise(vec2(angle * 190.0, r * 5.0));
  float spray = 0.045 + 0.05 * exp(-abs(r - rim * 0.97) * 0.8) + 0.9 * exp(-r * 0.9);
  return cover * threads * drops * (filmAt(p, 0.6) * 2.3 + (COOL * 0.5 + filmAt(p, 6.0)) * spray);
}

// Jets beside the fan, each lit from its nozzle; `k` counts outwards.
vec3 jets(vec2 p) {
  float side = sign(p.x), way = abs(p.x) - 19.5;
  float k = floor(way / 3.1);
  if (way < 0.0 || k > 6.0 || p.y < 0.0) return vec3(0.0);
  float across = way - (k + 0.5) * 3.1, tall = 8.6 - 0.9 * k + 1.6 * cos(k * 2.4);
  float up = p.y / tall, width = 0.10 + 0.42 * up * up;
  float plume = exp(-across * across / (width * width)) * smoothstep(1.06, 0.75, up + 0.10 * noise(p * 3.0)) * (0.55 + 0.6 * noise(vec2(p.x * 9.0, p.y * 2.2)));
  float falling = 0.25 * exp(-across * across / (0.5 + up)) * smoothstep(1.0, 0.4, up) * noise(vec2(p.x * 5.0, p.y * 1.2 + k));
  vec3 tint = mod(k, 2.0) < 0.5 ? mix(AMBER, vec3(1.0, 0.7, 0.45), 0.45) : mix(COOL, vec3(0.05, 0.6, 0.7), 0.5);
  return tint * (plume + falling) * (0.30 + 1.5 * exp(-p.y * 0.32));
}

// Mist low over the water, coloured by what it hides.
vec3 mist(vec2 p) {
  float low = exp(-max(p.y, 0.0) * 0.55) * exp(-pow(p.x / 30.0, 4.0));
  return (filmAt(vec2(p.x * 0.5, 7.0), 7.0) * 0.5 + COOL * 0.02) * low * (0.3 + clouds(vec2(p.x * 0.10, p.y * 0.35)));
}

vec3 wonder(Ray ray, float reach) {
  float t = (FAN_Z - ray.origin.z) / ray.direction.z;
  if (t < NEAR || t > reach) return vec3(0.0);
  vec3 at = ray.origin + ray.direction * t;
  if (at.y < 0.0 || at.y > 26.0) return vec3(0.0);
  return fanOfWater(at.xy) + jets(at.xy) + mist(at.xy);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, WATER);
  if (hit.material == WATER) unsettle(hit, hit.local.xz * vec2(0.9, 1.7), 0.07 / (1.0 + hit.t * 0.02));
  rod(ray, hit, vec3(-44.0, 0.0, FAN_Z + 0.6), vec3(44.0, 0.0, FAN_Z + 0.6), 0.07, PIPE);
  for (int step = 0; step < 4; step++) {
    float s = float(step);
    box(ray, hit, vec3(0.0, 0.1 + 0.3 * s, 24.0 + 2.0 * s), vec3(40.0, 0.35 + 0.3 * s, 22.0), 0.02, TERRACE);
  }
  box(ray, hit, vec3(0.0, 1.25, 31.0), vec3(40.0, 1.25, 20.0), 0.02, TERRACE);
  for (int row = 0; row < 4; row++) {
    float s = float(row);
    crowd(ray, hit, 3.1 + 2.0 * s, 1.52 + 0.6 * s, 0.72, 3.0 + s, CROWD);
  }
  treeRow(ray, hit, -2.0, 0.0, 11.0, 6.0, vec2(-17.0, 19.0), 4.0, TREE);
  fieldDesk(ray, hit, PLACE, TURN);
}

// Two ridges, the farther one paler with air, and the lamps of a village by the shore.
vec3 skyAt(vec3 direction) {
  float turn = atan(direction.x, -direction.z), rise = direction.y;
  vec3 sky = nightSky(direction, vec3(0.012, 0.016, 0.026)) * 1.5;
  float far = 0.085 + 0.11 * clouds(vec2(turn * 2.2 + 3.0, 1.0)), near = 0.035 + 0.10 * clouds(vec2(turn * 3.1 + 8.0, 4.0)) * smoothstep(0.05, 0.5, abs(turn + 0.05));
  if (rise < far) sky = vec3(0.0065, 0.0095, 0.0155) * (0.8 + 0.5 * smoothstep(0.0, far, rise));
  if (rise < near) sky = vec3(0.0024, 0.0034, 0.0054);
  float cell = floor(turn * 90.0), lamp = length(vec2((fract(turn * 90.0) - 0.5) / 90.0, rise - 0.006 - 0.02 * pow(hash(cell + 3.0), 3.0)));
  return sky + AMBER * 0.8 * step(0.62, hash(cell)) * smoothstep(0.0022, 0.0008, lamp);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= CASE_BODY) return surfaceOfDesk(hit);
  if (hit.material == WATER) {
    Surface s = gloss(vec3(0.002, 0.005, 0.007), 0.05 + 0.05 * clouds(point.xz * vec2(0.08, 0.3)));
    s.reflectance = 0.14;
    return s;
  }
  if (hit.material == TERRACE) {
    vec2 slab = abs(fract(point.xz / vec2(1.4, 0.7)) - 0.5);
    Surface s = gloss(vec3(0.10, 0.098, 0.094) * smoothstep(0.5, 0.47, max(slab.x, slab.y)) * (0.6 + 0.6 * clouds(point.xz * 0.8)), 0.5);
    s.emission = s.albedo * (filmAt(vec2(0.0, 9.0), 8.0) + COOL * 0.04) * (hit.normal.y > 0.5 ? 0.7 : 0.25);
    // Strips of light under the edge of each step.
    if (hit.normal.z < -0.5) s.emission += AMBER * 0.15 * smoothstep(0.5, 1.0, fract((point.y - 0.15) / 0.6));
    return s;
  }
  if (hit.material == PIPE) return metal(vec3(0.1), 0.5);
  Surface s = matte(vec3(0.012));
  if (hit.material == TREE) s.emission = vec3(0.0018, 0.0024, 0.0032);
  return s;
}
