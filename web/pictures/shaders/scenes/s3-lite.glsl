// S3 Lite: one laptop on a flight case, one projector, one bright wall.
// Pictures: 0 the operator's screen, 1 the show.

const int LAYERS = 1;
const int SCREENS = 3;
const int BEAMS = 1;
const float HAZE = 0.03;
const float HAZE_FADE = 0.05;
const float LENS_GLARE = 12.0;
const int FLOOR = 2;
const int CASE = 3;
const int BRICK = 4;
const vec3 PLACE = vec3(0.02, 0.93, 0.02);

vec4 content(int layer, vec2 uv) {
  return softEdges(uv);
}

Screen screenAt(int index) {
  if (index == 0) return laptopDisplay(PLACE, yaw(0.22), 0.28, 0, 1.2);
  if (index == 2) return softBox(vec3(-1.2, 2.4, 1.2), PLACE, vec2(0.3, 0.3), 2, 3.0);
  return Screen(vec3(-0.3, 2.75, -7.9), vec3(3.75, 0, 0), vec3(0, 2.1, 0), 1, vec4(0.0, 0.0, 1.0, 1.0), 1.5, vec2(0));
}

Beam beamAt(int index) {
  vec3 from = vec3(3.1, 4.5, 0.2);
  return Beam(from, normalize(vec3(-0.3, 2.7, -7.9) - from), 0.06, 0.26, vec3(0.9, 0.6, 0.85) * 4.0);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 4.0, -8.2), vec3(11.0, 4.0, 0.25), 0.0, BRICK);
  for (int column = -1; column <= 1; column += 2) box(ray, hit, vec3(float(column) * 5.6, 4.0, -7.7), vec3(0.35, 4.0, 0.3), 0.02, BRICK);
  box(ray, hit, vec3(0.0, 0.455, 0.0), vec3(0.62, 0.455, 0.38), 0.02, CASE);
  box(ray, hit, vec3(0.0, 0.62, 0.0), vec3(0.625, 0.012, 0.385), 0.004, BRUSHED);
  box(ray, hit, vec3(0.0, 0.912, 0.38), vec3(0.625, 0.012, 0.012), 0.006, BRUSHED);
  ball(ray, hit, vec3(0.615, 0.905, 0.375), 0.03, BRUSHED);
  ball(ray, hit, vec3(-0.615, 0.905, 0.375), 0.03, BRUSHED);
  laptop(ray, hit, PLACE, yaw(0.22), 0.28);
  box(ray, hit, vec3(3.1, 4.5, 0.55), vec3(0.28, 0.14, 0.3), 0.03, GRAPHITE);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.02, 0.021, 0.024), 0.16 + 0.22 * clouds(point.xz * 1.4));
  if (hit.material == CASE) return gloss(vec3(0.014), 0.42);
  vec2 course = vec2(point.x * 4.0 + 0.5 * mod(floor(point.y * 12.0), 2.0), point.y * 12.0);
  vec2 joint = abs(fract(course) - 0.5);
  float brick = 0.6 + 0.6 * hash(floor(course)) * (1.0 - smoothstep(0.42, 0.5, max(joint.x + 0.03, joint.y)));
  return matte(vec3(0.075, 0.062, 0.055) * brick);
}
