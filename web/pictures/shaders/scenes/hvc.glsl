// HVC: a film strip made of light. Frame follows frame into the dark, each a moment later.

const int LAYERS = 8;
const int SCREENS = 10;
const float HAZE = 0.012;
const int FLOOR = 2;

// A frame with rounded corners; pictures are dense, the rim glows, the perforated edge lets the next frame through.
vec4 content(int layer, vec2 uv) {
  vec2 p = (uv - 0.5) * vec2(2.0, 1.25);
  float picture = rounded(p, vec2(0.94, 0.475), 0.03, 0.004);
  float edge = frame(p, vec2(0.94, 0.475), 0.03, 0.004, 0.003);
  vec2 hole = vec2((fract(uv.x * 16.0) - 0.5) * 0.125, abs(p.y) - 0.555);
  float perforation = rounded(hole, vec2(0.032, 0.028), 0.010, 0.003);
  float strip = rounded(p, vec2(0.99, 0.62), 0.03, 0.004);
  float moment = float(layer) * 0.42;
  vec3 light = silkPicture(p * vec2(1.5, 1.25) + vec2(0.1 * float(layer), 0.0), 0.5 + moment) * picture;
  vec3 rim = layer == 0 ? AMBER * 3.0 : COOL * 0.8;
  light += rim * edge + rim * 0.5 * perforation + (layer == 0 ? AMBER : COOL) * 0.02 * strip;
  float body = strip * (picture > 0.5 ? 0.62 : 0.35) * (1.0 - perforation * 0.8);
  return vec4(light, clamp(body, 0.0, 0.97));
}

Screen screenAt(int index) {
  float k = float(index);
  vec3 centre = vec3(-1.25 + 0.44 * k, 0.86, 0.35 - 0.16 * k);
  mat3 turn = yaw(-0.72);
  int layer = index % 8;
  if (index > 0 && layer == 0) layer = 4;
  return Screen(centre, turn * vec3(1.0, 0, 0), vec3(0, 0.64, 0), layer, WHOLE, index == 0 ? 1.8 : 1.4, vec2(0));
}

void meetScene(Ray ray, inout Hit hit) {
  ground(ray, hit, 0.0, FLOOR);
}

vec3 skyAt(vec3 direction) {
  return STAGE * (0.6 + 0.8 * smoothstep(0.3, -0.05, direction.y));
}

Surface surfaceAt(Hit hit, vec3 point) {
  return gloss(vec3(0.012, 0.013, 0.017), 0.09 + 0.05 * clouds(point.xz * 2.0));
}
