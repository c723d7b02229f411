// S3 Pro: a sculptural stage mapped face by face, and the operator's row of monitors in front of it.

const int LAYERS = 3;
const int SCREENS = 3;
const int BEAMS = 6;
const float HAZE = 0.05;
const float HAZE_FADE = 0.08;
const float LENS_GLARE = 8.0;
const int FLOOR = 2;
const int DESK = 3;
const int PEOPLE = 5;
const int MAPPED = 20;

vec4 content(int layer, vec2 uv) {
  if (layer == 0) return vec4(timelinePicture(uv, 3, 0.7) * 1.5, 1.0);
  if (layer == 1) return vec4(silkPicture((uv - vec2(0.46, 0.5)) * vec2(3.0, 1.5), 3.4), 1.0);
  vec3 grid = windowsPicture(uv, 1.78, 8.0, 7);
  return vec4(grid, 1.0);
}

Screen screenAt(int index) {
  if (index == 0) return monitorDisplay(vec3(0.0, 1.12, 0.0), mat3(1.0), vec2(0.40, 0.225), 0, 1.3);
  if (index == 1) return monitorDisplay(vec3(-0.82, 1.12, 0.18), yaw(0.44), vec2(0.40, 0.225), 2, 1.0);
  return monitorDisplay(vec3(0.82, 1.12, 0.18), yaw(-0.44), vec2(0.40, 0.225), 1, 0.8);
}

Beam beamAt(int index) {
  float x = (float(index) - 2.5) * 3.0;
  vec3 from = vec3(x, 0.3, -15.5);
  return Beam(from, normalize(vec3(x * 0.16, 1.0, 0.12)), 0.1, 0.03, (index == 0 || index == 5) ? AMBER * 3.0 : COOL * 2.2);
}

void cube(Ray ray, inout Hit hit, int which, vec3 centre, float size, float turn, float tilt) {
  turnedBox(ray, hit, centre, vec3(size), yaw(turn) * pitch(tilt) * roll(tilt * 0.7), 0.03, MAPPED + which);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  cube(ray, hit, 0, vec3(0.0, 3.5, -12.0), 1.55, 0.78, 0.62);
  cube(ray, hit, 1, vec3(-3.3, 2.2, -12.6), 1.25, 0.35, 0.30);
  cube(ray, hit, 2, vec3(3.4, 2.4, -12.4), 1.30, 1.15, -0.35);
  cube(ray, hit, 3, vec3(-5.6, 3.9, -13.6), 1.05, 0.9, 0.5);
  cube(ray, hit, 4, vec3(5.9, 4.3, -13.4), 1.0, 0.5, -0.6);
  cube(ray, hit, 5, vec3(-2.1, 5.4, -13.8), 0.8, 0.2, 0.7);
  cube(ray, hit, 6, vec3(2.4, 5.8, -13.6), 0.75, 1.0, -0.5);
  cube(ray, hit, 7, vec3(-1.5, 0.9, -11.0), 0.75, 0.6, 0.2);
  cube(ray, hit, 8, vec3(1.7, 0.8, -10.8), 0.7, 1.3, -0.25);
  box(ray, hit, vec3(0, 0.72, 0.3), vec3(1.9, 0.025, 0.5), 0.01, DESK);
  monitor(ray, hit, vec3(0.0, 1.12, 0.0), mat3(1.0), vec2(0.40, 0.225));
  monitor(ray, hit, vec3(-0.82, 1.12, 0.18), yaw(0.44), vec2(0.40, 0.225));
  monitor(ray, hit, vec3(0.82, 1.12, 0.18), yaw(-0.44), vec2(0.40, 0.225));
  figure(ray, hit, vec3(-0.4, -0.3, 1.0), 1.72, 0.0, SEATED, PEOPLE);
}

// What the projectors put on a cube: seams of light along every edge and a picture on every face.
vec3 mappedLight(vec3 local, float cube) {
  float size = max(abs(local.x), max(abs(local.y), abs(local.z)));
  vec3 q = local / size, a = abs(q);
  int axis = a.x > a.y && a.x > a.z ? 0 : a.y > a.z ? 1 : 2;
  vec2 face = axis == 0 ? q.yz : axis == 1 ? q.xz : q.xy;
  float edge = 1.0 - max(abs(face.x), abs(face.y));
  float pick = hash(cube * 1.37 + float(axis) * 3.1 + 0.2);
  float rings = pow(0.5 + 0.5 * cos(edge * 40.0 + pick * 6.0), 6.0) * exp(-edge * 1.6);
  float sweep = smoothstep(-1.0, 1.0, face.x * 0.6 + face.y);
  bool warm = axis == int(cube) % 3 && pick > 0.25;
  vec3 tint = warm ? AMBER * 1.6 : mix(COOL, DEEP * 1.5, sweep);
  return tint * (rings * 0.9 + 0.2 * sweep) + COOL * 2.0 * smoothstep(0.05, 0.02, edge);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.012, 0.014, 0.018), 0.08 + 0.12 * clouds(point.xz));
  if (hit.material == DESK) return gloss(vec3(0.02, 0.021, 0.024), 0.2);
  if (hit.material >= MAPPED) {
    Surface s = matte(vec3(0.5));
    s.emission = mappedLight(hit.local, float(hit.material - MAPPED)) * 1.3;
    return s;
  }
  if (hit.material == PEOPLE) return matte(vec3(0.03));
  return gloss(vec3(0.01), 0.4);
}
