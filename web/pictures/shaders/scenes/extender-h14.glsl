// The H14 extender: one line of light goes in, eight come out.

const int LAYERS = 1;
const int SCREENS = 4;
const int FLOOR = 2;
const int CHASSIS = 3;
const int FRONT = 4;
const int PLUG = 5;
const int FACE = 6;
const int THREAD = 10;
const vec3 SIZE = vec3(0.2155, 0.0215, 0.12);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  return studioLight(index, vec3(0.0, 0.02, 0.15), -1.0, 0);
}

float portX(int port) {
  return port == 0 ? -0.165 : -0.085 + 0.036 * float(port - 1);
}

// The connectors look along z, and are the back: whoever asks for one side gets it turned, and without cables.
#if defined(SEEN_FRONT) || defined(SEEN_BACK) || defined(SEEN_SIDE)
#define SEEN
vec3 put(vec3 v) {
  return placed(vec3(-v.x, v.y, -v.z));
}
vec3 unput(vec3 v) {
  v = unplaced(v);
  return vec3(-v.x, v.y, -v.z);
}
#else
vec3 put(vec3 v) {
  return placed(v);
}
vec3 unput(vec3 v) {
  return unplaced(v);
}
#endif

// Cables leave the ports, sink to the floor and fan out towards the viewer.
vec3 cableAt(int port, float along) {
  float x = portX(port);
  float fan = port == 0 ? -0.28 : 0.9 * x + 0.05;
  float drop = smoothstep(0.0, 0.35, along);
  return vec3(x + fan * along * along * 1.5, mix(0.0295, 0.0045, drop), 0.142 + 0.5 * along);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  vec3 at = vec3(0.0, SIZE.y + 0.008, 0.0);
  box(ray, hit, at, placedSize(SIZE), 0.002, CHASSIS);
  box(ray, hit, at + put(vec3(0, 0, SIZE.z)), placedSize(vec3(0.2415, SIZE.y, 0.0025)), 0.0012, FRONT);
  box(ray, hit, at - put(vec3(0, 0, SIZE.z)), placedSize(vec3(0.2155, SIZE.y, 0.0015)), 0.001, FACE);
#ifdef SEEN
  for (int foot = 0; foot < 4; foot++) drum(ray, hit, put(vec3(foot % 2 == 0 ? -0.17 : 0.17, 0.004, foot < 2 ? -0.09 : 0.09)), 0.012, 0.005, RUBBER);
  return;
#endif
  for (int port = 0; port < 9; port++) box(ray, hit, vec3(portX(port), 0.0295, 0.131), vec3(0.0105, 0.0048, 0.011), 0.002, PLUG);
  // Few rays come near the cables; the others need not try 144 rods.
  vec3 ignored;
  if (crossBox(ray.origin - vec3(0.05, 0.017, 0.4), ray.direction, vec3(0.75, 0.018, 0.27), ignored) < 0.0) return;
  for (int port = 0; port < 9; port++) {
    vec3 from = cableAt(port, 0.0);
    for (int step = 1; step <= 16; step++) {
      vec3 to = cableAt(port, float(step) / 16.0);
      rod(ray, hit, from, to, 0.0017, THREAD + port);
      from = to;
    }
  }
}

vec3 skyAt(vec3 direction) {
  return studioSky(direction);
}

Surface connectorsAt(vec2 p) {
  Surface s = brushedSteel(p);
  hollow(s, earSlots(p, vec2(0.2415, SIZE.y), 0.0135));
  for (int port = 0; port < 9; port++) {
    vec2 q = p - vec2(portX(port), 0.0);
    hollow(s, rounded(q, vec2(0.0125, 0.0072), 0.0015, 0.0003));
#ifdef SEEN
    displayPort(s, q);
#endif
    lamp(s, q - vec2(0.0, 0.0125), 0.0014, (port == 0 ? AMBER : COOL) * 10.0);
  }
  powerInlet(s, p - vec2(-0.2, 0.0));
  s.emission += AMBER * 2.4 * smoothstep(0.0005, 0.0002, abs(roundedDistance(p - vec2(0.059, 0.0), vec2(0.164, 0.0185), 0.003)));
  return s;
}

// What one sees of it in a rack: a lamp for the input, eight for the outputs, and air.
Surface faceAt(vec2 p) {
  Surface s = brushedSteel(p);
  if (p.x > -0.02 && p.x < 0.19 && abs(p.y) < 0.0125) hollow(s, hexHoles(p, 0.0056));
  lamp(s, p - vec2(-0.19, 0.0), 0.0022, AMBER * 9.0);
  for (int port = 0; port < 8; port++) {
    vec2 q = p - vec2(-0.16 + 0.0165 * float(port), 0.0);
    hollow(s, rounded(q, vec2(0.0062, 0.0055), 0.001, 0.0003));
    s.emission += COOL * 3.0 * rounded(q, vec2(0.0038, 0.0016), 0.0008, 0.0004);
  }
  s.emission += AMBER * 2.4 * smoothstep(0.0006, 0.0002, abs(p.y + 0.0165)) * step(abs(p.x), 0.2);
  screws(s, p, vec2(0.2085, 0.0155));
  return s;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= THREAD && hit.material < 20) {
    int port = hit.material - THREAD;
    float along = clamp((point.z - 0.142) / 0.5, 0.0, 1.0);
#ifdef DAYLIGHT
    return gloss(port == 0 ? AMBER * 0.8 : vec3(0.10, 0.13, 0.2), 0.35);
#endif
    float pulse = 0.35 + 3.2 * pow(0.5 + 0.5 * sin(along * 22.0 + float(port) * 2.1), 6.0);
    return glowing((port == 0 ? AMBER * 1.5 : mix(DEEP * 1.6, COOL, 0.28)) * pulse * 1.1);
  }
  if (hit.material == FLOOR) return studioFloor(point);
  vec3 local = unput(hit.local);
  if (hit.material == FRONT && local.z > 0.0024) return connectorsAt(local.xy);
  if (hit.material == FACE && local.z < -0.0014) return faceAt(vec2(-local.x, local.y));
  if (hit.material == PLUG) return gloss(vec3(0.015), 0.35);
  Surface s = paintedSteel(point.xz + point.y);
  if (local.y > SIZE.y - 0.001 && abs(local.x) < 0.17 && abs(local.z) < 0.06) hollow(s, hexHoles(local.xz, 0.008));
  if (abs(local.x) > SIZE.x - 0.0006 && abs(local.z) < 0.08 && abs(local.y) < 0.011) hollow(s, hexHoles(local.zy, 0.0062));
  return s;
}
