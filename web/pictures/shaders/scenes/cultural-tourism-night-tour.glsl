// Cultural tourism and night tours: the wall of an old garden across the water, painted with light; a moon gate, lattice windows, roofs behind.
// On the near bank a parapet, and the laptop that runs the show on it.
// Pictures: 0 what is projected on the wall, 1 the operator's screen.

const int LAYERS = 1;
const int SCREENS = 2;
const int BEAMS = 3;
const float HAZE = 0.006;
const float HAZE_FADE = 0.03;
const int WATER = 2;
const int WALL = 3;
const int COPING = 4;
const int HALL = 5;
const int BEYOND = 6;
const int BANK = 7;
const int LAMP = 8;
const int PARAPET = 9;
const float FACE = -13.0;
const float TOP = 4.3;
const vec2 GATE = vec2(1.9, 1.95);
const float GATE_RADIUS = 1.55;

const vec3 LAPTOP = vec3(3.16, 1.16, 4.28);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return laptopDisplay(LAPTOP, yaw(-0.12), 0.30, 1, 1.0);
  return softBox(LAPTOP + vec3(-0.6, 1.3, 1.5), LAPTOP, vec2(0.25, 0.18), 2, 90.0);
}

Beam beamAt(int index) {
  vec3 from = vec3(-9.0 + 8.5 * float(index), 1.0, -24.0);
  return Beam(from, normalize(vec3(-0.22 + 0.2 * float(index), 1.0, 0.06)), 0.12, 0.02, (index == 1 ? AMBER * 4.5 : COOL * 4.0));
}

// Lattice windows left and right of the gate: 1 on the bars, 0 in the openings, -1 outside of a window.
float latticeAt(vec2 p) {
  for (int side = 0; side < 3; side++) {
    vec2 q = p - vec2(side == 0 ? -4.6 : side == 1 ? -1.6 : 6.2, 2.15);
    float d = roundedDistance(q, vec2(0.62, 0.62), side == 1 ? 0.6 : 0.08);
    if (d > 0.0) continue;
    vec2 turned = vec2(q.x + q.y, q.x - q.y) * 2.6;
    vec2 bar = abs(fract(turned) - 0.5);
    return d > -0.06 || max(bar.x, bar.y) > 0.40 ? 1.0 : 0.0;
  }
  return -1.0;
}

// The outline of a roof with lifted eaves; `p` is relative to the middle of its eaves.
float roofAt(vec2 p, float halfWidth, float tall) {
  float x = abs(p.x) / halfWidth;
  float eave = 0.42 * pow(x, 5.0);
  float slope = tall * pow(max(1.0 - x * 0.94, 0.0), 1.35) + eave + 0.16;
  return x < 1.0 && p.y > eave && p.y < min(slope, tall * 0.86 + 0.16) ? 1.0 : 0.0;
}

void outline(Ray ray, inout Hit hit, float z, int material) {
  float t = (z - ray.origin.z) / ray.direction.z;
  if (t < NEAR || t > hit.t) return;
  vec3 at = ray.origin + ray.direction * t;
  if (at.y < 0.2) return;
  bool met = false;
  if (material == WALL) met = at.y < TOP && length(at.xy - GATE) > GATE_RADIUS && latticeAt(at.xy) != 0.0;
  if (material == HALL) {
    met = roofAt(at.xy - vec2(-3.2, 5.2), 5.6, 2.3) > 0.0 || (abs(at.x + 3.2) < 3.9 && at.y < 5.3 && at.y > 0.2);
    met = met || roofAt(at.xy - vec2(-3.2, 7.0), 3.4, 1.9) > 0.0 || roofAt(at.xy - vec2(8.6, 4.7), 3.6, 1.9) > 0.0 || (abs(at.x - 8.6) < 2.5 && at.y < 4.8);
  }
  if (met) hit = Hit(t, vec3(0, 0, 1), at, material, 0);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, WATER);
  box(ray, hit, vec3(0, 0.12, FACE - 2.0), vec3(30.0, 0.14, 2.9), 0.04, BANK);
  outline(ray, hit, FACE, WALL);
  box(ray, hit, vec3(0, TOP + 0.10, FACE - 0.1), vec3(30.0, 0.10, 0.42), 0.02, COPING);
  box(ray, hit, vec3(0, TOP + 0.27, FACE - 0.1), vec3(30.0, 0.09, 0.14), 0.05, COPING);
  box(ray, hit, vec3(0, 2.4, FACE - 3.2), vec3(30.0, 2.4, 0.1), 0.0, BEYOND);
  box(ray, hit, vec3(0, 1.08, 4.3), vec3(30.0, 0.08, 0.30), 0.03, PARAPET);
  box(ray, hit, vec3(0, 0.5, 4.3), vec3(30.0, 0.5, 0.22), 0.0, PARAPET);
  laptop(ray, hit, LAPTOP, yaw(-0.12), 0.30);
  outline(ray, hit, FACE - 7.0, HALL);
  for (int lamp = 0; lamp < 7; lamp++) {
    float x = -7.2 + 2.4 * float(lamp);
    drum(ray, hit, vec3(x, 0.36, FACE + 0.7), 0.07, 0.13, LAMP);
  }
}

vec3 skyAt(vec3 direction) {
  vec3 sky = mix(vec3(0.016, 0.030, 0.072), vec3(0.0015, 0.003, 0.011), smoothstep(0.0, 0.55, direction.y));
  return sky + AMBER * 0.030 * exp(-9.0 * abs(direction.y));
}

// Light on plaster: the projected picture over courses that barely show, and lines that the projection draws around openings.
vec3 projectedAt(vec2 p) {
  // Turned round at its edges, where the wall is longer than the picture.
  float across = 1.0 - abs(1.0 - abs(p.x / 22.0 + 0.5));
  vec3 picture = textureLod(contents, vec3(across, (p.y - 0.2) / (TOP - 0.2) * 0.5 + 0.22, 0.0), 0.0).rgb;
  float plaster = 0.78 + 0.3 * clouds(p * 2.2);
  float gate = length(p - GATE) - GATE_RADIUS;
  float ring = exp(-abs(gate - 0.16) * 34.0) + 0.6 * exp(-max(gate, 0.0) * 5.0);
  float foot = exp(-(p.y - 0.2) * 2.6);
  return picture * plaster * 1.5 + AMBER * (0.9 * ring + 0.10 * foot);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == WATER) {
    Surface s = gloss(vec3(0.002, 0.004, 0.006), 0.05 + 0.06 * clouds(point.xz * vec2(0.35, 1.1)));
    s.reflectance = 0.10;
    return s;
  }
  Surface s = matte(vec3(0.02));
  if (hit.material == WALL) {
    s = matte(vec3(0.20));
    s.emission = latticeAt(point.xy) > 0.5 ? vec3(0.02) : projectedAt(point.xy);
  }
  if (hit.material == COPING) {
    float tile = abs(fract(point.x * 3.2) - 0.5);
    s = gloss(vec3(0.03, 0.032, 0.036) * (0.35 + 1.2 * smoothstep(0.5, 0.1, tile)), 0.4);
    s.emission = COOL * 0.02 * smoothstep(0.5, 0.2, tile);
  }
  if (hit.material == BEYOND) s.emission = AMBER * 0.7 * (0.30 + 0.9 * exp(-0.5 * abs(point.y - 1.2))) * (0.6 + 0.6 * clouds(point.xy * vec2(0.9, 0.5)));
  if (hit.material == HALL) {
    bool roofed = roofAt(point.xy - vec2(-3.2, 5.2), 5.6, 2.3) + roofAt(point.xy - vec2(-3.2, 7.0), 3.4, 1.9) + roofAt(point.xy - vec2(8.6, 4.7), 3.6, 1.9) > 0.0;
    float rib = abs(fract(point.x * 2.6) - 0.5);
    s.emission = roofed ? (vec3(0.016, 0.022, 0.034) + COOL * 0.02) * (0.5 + smoothstep(0.5, 0.2, rib)) : AMBER * 0.28 * (0.35 + 0.9 * smoothstep(0.46, 0.40, abs(fract(point.x * 1.3) - 0.5)));
    float x = abs(point.x + 3.2) / 5.6, eave = point.y - 5.2 - 0.42 * pow(x, 5.0);
    if (roofed && eave > 0.0 && eave < 0.09) s.emission = AMBER * 1.5;
    float x2 = abs(point.x + 3.2) / 3.4, eave2 = point.y - 7.0 - 0.42 * pow(x2, 5.0);
    if (roofed && x2 < 1.0 && eave2 > 0.0 && eave2 < 0.08) s.emission = AMBER * 1.5;
  }
  if (hit.material == LAMP) s.emission = AMBER * 3.0;
  if (hit.material == PARAPET) {
    float joint = smoothstep(0.5, 0.494, abs(fract(point.x / 1.2) - 0.5));
    s = gloss(vec3(0.13, 0.125, 0.118) * (0.55 + 0.5 * clouds(point.xz * 5.0) + 0.25 * noise(point.xz * 160.0)) * (0.3 + 0.7 * joint), 0.5);
  }
  if (hit.material == BANK) s = matte(vec3(0.05) * (0.5 + 0.8 * clouds(point.xz * 3.0)));
  return s;
}
