// S3 Lite: one laptop on a flight case, one projector, one bright wall.

const int LAYERS = 2;
const int SCREENS = 2;
const int BEAMS = 1;
const float HAZE = 0.03;
const float HAZE_FADE = 0.02;
const float LENS_GLARE = 20.0;
const int FLOOR = 2;
const int CASE = 3;
const int BRICK = 4;
const int PEOPLE = 5;

vec4 content(int layer, vec2 uv) {
  if (layer == 0) return vec4(timelinePicture(uv, 2, 1.3) * 1.5, 1.0);
  return vec4(bloomPicture((uv - vec2(0.5, 0.5)) * vec2(2.0, 1.1), 0.4) * 1.2, 1.0);
}

Screen screenAt(int index) {
  if (index == 0) return laptopDisplay(vec3(-0.05, 0.93, 0.0), yaw(0.30), 0.3, 0, 1.4);
  return Screen(vec3(-0.4, 2.6, -7.9), vec3(3.5, 0, 0), vec3(0, 1.95, 0), 1, WHOLE, 1.2, vec2(0));
}

Beam beamAt(int index) {
  vec3 from = vec3(2.9, 4.3, 0.6);
  return Beam(from, normalize(vec3(-0.4, 2.6, -7.9) - from), 0.09, 0.27, COOL * 5.0);
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
  box(ray, hit, vec3(0, 4.0, -8.2), vec3(9.0, 4.0, 0.25), 0.0, BRICK);
  box(ray, hit, vec3(0.0, 0.455, 0.0), vec3(0.62, 0.455, 0.38), 0.02, CASE);
  box(ray, hit, vec3(0.0, 0.62, 0.0), vec3(0.625, 0.012, 0.385), 0.004, BRUSHED);
  box(ray, hit, vec3(0.0, 0.912, 0.38), vec3(0.625, 0.012, 0.012), 0.006, BRUSHED);
  ball(ray, hit, vec3(0.615, 0.905, 0.375), 0.03, BRUSHED);
  ball(ray, hit, vec3(-0.615, 0.905, 0.375), 0.03, BRUSHED);
  laptop(ray, hit, vec3(-0.05, 0.93, 0.0), yaw(0.30), 0.3);
  figure(ray, hit, vec3(1.5, 0.0, -5.2), 1.75, 0.25, STANDING, PEOPLE);
  box(ray, hit, vec3(2.9, 4.3, 0.95), vec3(0.28, 0.14, 0.3), 0.03, GRAPHITE);
}

Surface surfaceAt(Hit hit, vec3 point) {
  if (hit.material == FLOOR) return gloss(vec3(0.02, 0.021, 0.024), 0.16 + 0.22 * clouds(point.xz * 1.4));
  if (hit.material == CASE) return gloss(vec3(0.014), 0.42);
  if (hit.material == BRICK) return matte(vec3(0.05) * (0.6 + 0.6 * clouds(point.xy * 3.0)));
  if (hit.material == PEOPLE) return matte(vec3(0.02));
  return gloss(vec3(0.01), 0.4);
}
