// Hardware: the family in one rack, unit over unit, each with its own sign of life.
// Pictures: 0 to 2 what the displays show, from the top.

const int LAYERS = 1;
const int SCREENS = 7;
const int FLOOR = 2;
const int FRAME = 3;
const int HANDLE = 4;
const int FRONT = 10;
const float UNIT = 0.04445;

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

// Height in units and the middle of each front, bottom to top.
float tallOf(int index) {
  if (index == 0 || index == 4) return 4.0;
  if (index == 2 || index == 5) return 2.0;
  return 1.0;
}

float middleOf(int index) {
  float y = 0.06;
  for (int below = 0; below < index; below++) y += tallOf(below) * UNIT;
  return y + tallOf(index) * UNIT * 0.5;
}

Screen screenAt(int index) {
  if (index == 0) return softBox(vec3(-1.3, 0.9, 0.9), vec3(0.0, 0.4, 0.0), vec2(0.3, 0.6), 3, 9.0);
  if (index == 1) return softBox(vec3(1.2, 0.5, 0.25), vec3(0.1, 0.4, 0.0), vec2(0.2, 0.6), 3, 8.0);
  if (index == 2) return softBox(vec3(0.2, 1.7, -1.4), vec3(0.0, 0.6, 0.0), vec2(0.9, 0.25), 3, 3.0);
  if (index == 6) return softBox(vec3(-0.9, 0.9, 1.9), vec3(0.0, 0.4, 0.0), vec2(0.5, 0.6), 3, 20.0);
  if (index == 3) return Screen(vec3(0.06, middleOf(4) + 0.04, 0.0034), vec3(0.054, 0, 0), vec3(0, 0.024, 0), 0, vec4(0.0, 0.1, 1.0, 0.9), 1.6, vec2(0));
  if (index == 4) return Screen(vec3(0.0, middleOf(2), 0.0034), vec3(0.095, 0, 0), vec3(0, 0.028, 0), 1, vec4(0.0, 0.24, 1.0, 0.76), 1.6, vec2(0));
  return Screen(vec3(0.06, middleOf(0) + 0.04, 0.0034), vec3(0.054, 0, 0), vec3(0, 0.024, 0), 2, vec4(0.0, 0.1, 1.0, 0.9), 1.6, vec2(0));
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  for (int index = 0; index < 7; index++) {
    float halfTall = tallOf(index) * UNIT * 0.5 - 0.0008;
    box(ray, hit, vec3(0.0, middleOf(index), -0.002), vec3(0.2415, halfTall, 0.005), 0.0012, FRONT + index);
    if (tallOf(index) < 2.0) continue;
    for (float side = -1.0; side <= 1.0; side += 2.0) {
      vec3 at = vec3(side * 0.223, middleOf(index), 0.034);
      float reach = halfTall * 0.55;
      rod(ray, hit, at - vec3(0, reach, 0), at + vec3(0, reach, 0), 0.0055, HANDLE);
      rod(ray, hit, at - vec3(0, reach, 0), at - vec3(0, reach, 0.034), 0.0055, HANDLE);
      rod(ray, hit, at + vec3(0, reach, 0), at + vec3(0, reach, -0.034), 0.0055, HANDLE);
    }
  }
  float top = middleOf(6) + tallOf(6) * UNIT * 0.5;
  for (float side = -1.0; side <= 1.0; side += 2.0) box(ray, hit, vec3(side * 0.262, top * 0.5, -0.25), vec3(0.019, top * 0.5 + 0.03, 0.27), 0.006, FRAME);
  box(ray, hit, vec3(0.0, top + 0.025, -0.25), vec3(0.281, 0.02, 0.27), 0.006, FRAME);
  box(ray, hit, vec3(0.0, 0.028, -0.25), vec3(0.281, 0.028, 0.27), 0.006, FRAME);
}

vec3 skyAt(vec3 direction) {
  return STAGE * (0.8 + 3.0 * smoothstep(0.5, 0.0, abs(direction.y)));
}

Surface serverFront(vec2 p) {
  Surface s = brushedSteel(p);
  if (abs(p.x) < 0.196 && abs(p.y + 0.032) < 0.047) hollow(s, hexHoles(p, 0.0062));
  for (int slot = 0; slot < 4; slot++) {
    vec2 q = p - vec2(-0.108 + (float(slot) - 1.5) * 0.04, 0.043);
    hollow(s, rounded(q, vec2(0.017, 0.0185), 0.002, 0.0003) * 0.85);
    lamp(s, q - vec2(0.0125, 0.014), 0.0012, (slot == 2 ? AMBER : COOL) * 9.0);
  }
  s.emission += AMBER * 7.0 * ring(p - vec2(0.172, 0.043), 0.0125, 0.0009, 0.0005);
  s.emission += AMBER * 5.0 * smoothstep(0.0006, 0.0002, abs(p.y - 0.0165)) * step(abs(p.x), 0.196);
  return s;
}

Surface portFront(vec2 p) {
  Surface s = brushedSteel(p);
  for (int port = 0; port < 9; port++) {
    vec2 q = p - vec2(port == 0 ? -0.165 : -0.085 + 0.036 * float(port - 1), 0.0);
    hollow(s, rounded(q, vec2(0.0125, 0.0072), 0.0015, 0.0003));
    lamp(s, q - vec2(0.0, 0.0125), 0.0014, (port == 0 ? AMBER : COOL) * 10.0);
  }
  return s;
}

Surface playerFront(vec2 p) {
  Surface s = brushedSteel(p);
  if (abs(abs(p.x) - 0.152) < 0.048 && abs(p.y) < 0.03) hollow(s, hexHoles(p, 0.0056));
  s.emission += AMBER * 4.0 * smoothstep(0.0005, 0.0001, abs(roundedDistance(p, vec2(0.0985, 0.0315), 0.003) - 0.0012));
  return s;
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.010, 0.011, 0.013), 0.14 + 0.06 * clouds(point.xz * 14.0));
  if (hit.material == HANDLE) return metal(vec3(0.5, 0.51, 0.53), 0.22);
  if (hit.material < FRONT || hit.local.z < 0.0049) return paintedSteel(point.xy);
  int index = hit.material - FRONT;
  vec2 p = hit.local.xy;
  Surface s = paintedSteel(p);
  if (index == 0 || index == 4) s = serverFront(p);
  else if (index == 1 || index == 6) s = portFront(p);
  else if (index == 2) s = playerFront(p);
  else if (index == 5) {
    s = brushedSteel(p);
    if (abs(p.x) < 0.19 && abs(p.y) < 0.032) hollow(s, hexHoles(p, 0.0074));
  }
  hollow(s, earSlots(p, vec2(0.2415, 0.0), tallOf(index) * UNIT * 0.5 - 0.008));
  return s;
}
