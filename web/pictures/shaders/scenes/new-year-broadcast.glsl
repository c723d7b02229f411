// A television studio on the last evening of the year: a curved wall and a floor of LED, the lighting grid, a camera crane, the cue list behind the audience.
// In the fourth cue the presenters come in through two portals of light.
// Pictures: 0 the wall, 1 the floor, 2 the operator's screen.

const int LAYERS = 2;
const int SCREENS = CUE == 4 ? 13 : 11;
const int BEAMS = 12;
const float HAZE = 0.035;
const float HAZE_FADE = 0.10;
const float LENS_GLARE = 9.0;
const int FLOOR = 2;
const int PEOPLE = 3;
const int TRUSS = 4;
const int EDGE = 5;
const int CRANE = 6;
const int FIXTURE = 7;
const int DAIS = 8;
const int CYC = 9;
const int PORTAL = 10;
const vec3 PLACE = vec3(0.0, 1.55, 6.6);
const vec2 PORTAL_SIZE = vec2(1.15, 2.45);

vec3 portalAt(float side) {
  return vec3(side * 7.5, 2.75, -9.4);
}

mat3 portalTurn(float side) {
  return yaw(side * -0.38);
}

vec4 content(int layer, vec2 uv) {
  if (layer == 4) {
    // Frames within frames to a bright way through.
    vec2 p = (uv - vec2(0.5, 0.42)) * PORTAL_SIZE * 2.0;
    vec3 light = vec3(1.0, 0.46, 0.16) * 0.05;
    for (int i = 0; i < 6; i++) {
      float scale = pow(0.78, float(i));
      vec2 middle = vec2(0.5, mix(0.42, 0.5, scale)) - vec2(0.5, 0.42);
      float d = abs(roundedDistance(p - middle * PORTAL_SIZE * 2.0, PORTAL_SIZE * scale, 0.02));
      light += mix(vec3(1.0, 0.42, 0.10), vec3(1.0, 0.80, 0.58), float(i) / 5.0) * (1.2 * smoothstep(0.04, 0.022, d) * scale + 0.06 * exp(-d * 9.0));
    }
    light += vec3(1.0, 0.82, 0.62) * 0.9 * exp(-dot(p * vec2(3.0, 1.3), p * vec2(3.0, 1.3)) * 1.6);
    return vec4(light, 1.0);
  }
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index < 7) {
    float i = float(index), angle = (i - 3.0) * 0.17;
    vec3 centre = vec3(17.0 * sin(angle), 4.0, 1.6 - 17.0 * cos(angle));
    return Screen(centre, vec3(cos(angle), 0, sin(angle)) * 1.449, vec3(0, 3.3, 0), 0, vec4(i / 7.0, 0.12, (i + 1.0) / 7.0, 0.88), 1.5, vec2(0));
  }
  if (index == 7) return Screen(vec3(0.0, 0.312, -8.6), vec3(7.4, 0, 0), vec3(0, 0, -4.4), 1, vec4(0.0, 0.0, 1.0, 1.0), 0.75, vec2(0));
  if (index == 8) return largeDisplay(PLACE, mat3(1.0), 2, 1.05);
  if (index == 9) return smallDisplay(PLACE, mat3(1.0), 0, 0.8);
  if (index > 10) {
    float side = index == 11 ? -1.0 : 1.0;
    return Screen(portalAt(side), portalTurn(side) * vec3(PORTAL_SIZE.x, 0, 0), vec3(0, PORTAL_SIZE.y, 0), 4, WHOLE, 1.5, vec2(0));
  }
  return deskLight(PLACE, mat3(1.0), 3, 9.0);
}

Beam beamAt(int index) {
  float i = float(index), x = (mod(i, 6.0) - 2.5) * 2.5;
  bool rear = index < 6;
  vec3 from = vec3(x, 8.2, rear ? -12.0 : -5.5);
  float fan = CUE == 2 ? -0.10 : 0.10;
  vec3 direction = normalize(vec3(fan * (mod(i, 6.0) - 2.5) + 0.12 * sin(i * 2.3), -1.0, rear ? 0.42 : -0.5));
  return Beam(from, direction, 0.07, 0.036, (index % 3 == 1) ? AMBER * 2.6 : vec3(1.0, 0.86, 0.7) * (rear ? 1.3 : 0.7));
}

void bar(Ray ray, inout Hit hit, vec3 a, vec3 b) {
  rod(ray, hit, a + vec3(0, 0.14, 0), b + vec3(0, 0.08, 0), 0.035, CRANE);
  rod(ray, hit, a - vec3(0, 0.14, 0), b - vec3(0, 0.08, 0), 0.035, CRANE);
  for (int i = 0; i < 7; i++) {
    float k = float(i) / 7.0, high = mix(0.14, 0.08, k);
    vec3 low = mix(a, b, k) - vec3(0, high, 0), top = mix(a, b, k + 0.0714) + vec3(0, high, 0), far = mix(a, b, k + 0.1428) - vec3(0, high, 0);
    rod(ray, hit, low, top, 0.014, CRANE);
    rod(ray, hit, top, far, 0.014, CRANE);
  }
}

// A crane: dolly, column, boom with its counterweight, and the remote camera hanging from its head.
void crane(Ray ray, inout Hit hit) {
  vec3 ignored;
  if (crossBox(ray.origin - vec3(3.4, 2.4, -1.6), ray.direction, vec3(3.8, 2.6, 4.4), ignored) < 0.0 && !all(lessThan(abs(ray.origin - vec3(3.4, 2.4, -1.6)), vec3(3.8, 2.6, 4.4)))) return;
  vec3 pivot = vec3(4.3, 1.75, -1.4), tip = vec3(0.9, 4.3, -5.0), tail = pivot - (tip - pivot) * 0.36;
  bar(ray, hit, tail, tip);
  rod(ray, hit, pivot, vec3(4.3, 0.2, -1.4), 0.09, CRANE);
  box(ray, hit, vec3(4.3, 0.16, -1.4), vec3(0.6, 0.08, 0.45), 0.02, CRANE);
  box(ray, hit, tail, vec3(0.2, 0.22, 0.26), 0.02, CRANE);
  rod(ray, hit, tip, tip - vec3(0, 0.42, 0), 0.05, CRANE);
  box(ray, hit, tip - vec3(0.0, 0.56, 0.05), vec3(0.12, 0.14, 0.26), 0.03, CRANE);
  rod(ray, hit, tip - vec3(0.0, 0.56, 0.3), tip - vec3(0.0, 0.56, 0.52), 0.085, CRANE);
  rod(ray, hit, pivot + vec3(0, 0.9, 0), tail, 0.01, CRANE);
  rod(ray, hit, pivot + vec3(0, 0.9, 0), mix(pivot, tip, 0.75), 0.01, CRANE);
  rod(ray, hit, pivot, pivot + vec3(0, 0.9, 0), 0.03, CRANE);
}

// A camera on its pedestal, seen from behind.
void pedestal(Ray ray, inout Hit hit, vec3 at) {
  vec3 ignored;
  if (crossBox(ray.origin - at - vec3(0, 0.9, 0), ray.direction, vec3(0.5, 0.95, 0.7), ignored) < 0.0) return;
  drum(ray, hit, at + vec3(0, 0.1, 0), 0.42, 0.1, CRANE);
  rod(ray, hit, at + vec3(0, 0.2, 0), at + vec3(0, 1.25, 0), 0.1, CRANE);
  box(ray, hit, at + vec3(0, 1.48, 0), vec3(0.14, 0.17, 0.28), 0.03, CRANE);
  rod(ray, hit, at + vec3(0, 1.5, -0.3), at + vec3(0, 1.5, -0.62), 0.12, CRANE);
  box(ray, hit, at + vec3(-0.06, 1.73, 0.22), vec3(0.12, 0.08, 0.1), 0.02, CRANE);
  rod(ray, hit, at + vec3(-0.12, 1.38, 0.1), at + vec3(-0.34, 1.2, 0.55), 0.018, CRANE);
  rod(ray, hit, at + vec3(0.12, 1.38, 0.1), at + vec3(0.34, 1.2, 0.55), 0.018, CRANE);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 0.15, -8.6), vec3(7.9, 0.15, 4.9), 0.02, FLOOR);
  box(ray, hit, vec3(0, 0.27, -3.69), vec3(7.9, 0.015, 0.012), 0.0, EDGE);
  drum(ray, hit, vec3(0, 0.42, -9.4), 2.1, 0.11, DAIS);
  for (int i = 0; i < 4; i++) {
    float z = -13.0 + 3.7 * float(i);
    truss(ray, hit, vec3(0, 8.75, z), 11.0, TRUSS);
    vec3 ignored;
    if (crossBox(ray.origin - vec3(0, 8.3, z), ray.direction, vec3(9.0, 0.4, 0.3), ignored) < 0.0) continue;
    for (int k = 0; k < 8; k++) box(ray, hit, vec3((float(k) - 3.5) * 2.2 + 0.9, 8.25, z), vec3(0.16, 0.24, 0.16), 0.03, FIXTURE);
  }
  band(ray, hit, vec2(0.0, 1.6), 18.2, 0.0, 9.0, CYC);
  figure(ray, hit, vec3(-0.45, 0.53, -9.2), 1.80, 2.9, STANDING, PEOPLE);
  figure(ray, hit, vec3(0.5, 0.53, -9.3), 1.70, 3.4, STANDING, PEOPLE);
#if CUE == 4
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    vec3 back = portalTurn(side) * vec3(0, 0, -0.15);
    turnedBox(ray, hit, portalAt(side) + back, vec3(PORTAL_SIZE + 0.14, 0.14), portalTurn(side), 0.01, PORTAL);
  }
#else
  crane(ray, hit);
#endif
  pedestal(ray, hit, vec3(-3.6, 0.0, -2.0));
  for (int row = 0; row < 3; row++) crowd(ray, hit, 0.6 + 1.1 * float(row), 1.12 + 0.16 * float(row), 0.62, float(row), PEOPLE);
  operatorDesk(ray, hit, PLACE, mat3(1.0));
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material >= 800) return surfaceOfDesk(hit);
  if (hit.material == FLOOR) return gloss(vec3(0.013, 0.013, 0.014), 0.10 + 0.14 * clouds(point.xz));
  if (hit.material == DAIS) {
    Surface s = gloss(vec3(0.02), 0.08);
    if (hit.normal.y < 0.5) s.emission = mix(AMBER, vec3(1.0, 0.7, 0.4), 0.4) * 1.8 * smoothstep(0.035, 0.02, abs(hit.local.y - 0.05));
    return s;
  }
  if (hit.material == PORTAL) {
    Surface s = gloss(vec3(0.012), 0.3);
    if (hit.local.z > 0.139) s.emission = vec3(1.0, 0.80, 0.56) * 2.6 * frame(hit.local.xy, PORTAL_SIZE + 0.07, 0.01, 0.035, 0.006);
    return s;
  }
  if (hit.material == EDGE) return glowing(AMBER * 1.7);
  if (hit.material == TRUSS) return metal(vec3(0.32), 0.4);
  if (hit.material == CRANE) return gloss(vec3(0.010), 0.4);
  if (hit.material == FIXTURE) return gloss(vec3(0.014), 0.4);
  return matte(vec3(0.014));
}
