// People, for scale: smooth bodies seen mostly as silhouettes against the light.

const int STANDING = 0;
const int AT_CONSOLE = 1;
const int ARMS_RAISED = 2;
const int SEATED = 3;
const int POINTING = 4;
const int LEAPING = 5;

// The body met last. Its normal is worked out once, when nothing nearer was found: software drivers run every branch,
// so a normal inside the march would cost four distances at each step.
struct Body {
  mat3 turn;
  int pose;
  float edge;
  float side;
};

const int GRIPPING = 6;
const int BODY_SHAPE = -1;
Body body;

void keepBody(inout Hit hit, float t, vec3 local, int material, Body met) {
  if (t > NEAR && t < hit.t) {
    hit = Hit(t, vec3(0.0), local, material, BODY_SHAPE);
    body = met;
  }
}

float blend(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
}

float limb(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
  return length(pa - ba * h) - mix(ra, rb, h);
}

// One arm from shoulder to hand; `side` is -1 or 1. Elbow and hand depend on what the figure does.
float arm(vec3 p, int pose, float side) {
  vec3 shoulder = vec3(0.100 * side, 0.795, 0.0);
  vec3 elbow = vec3(0.128 * side, 0.63, 0.015), hand = vec3(0.122 * side, 0.485, -0.03 - 0.02 * side);
  if (pose == AT_CONSOLE || pose == SEATED) { elbow = vec3(0.132 * side, 0.64, -0.03); hand = vec3(0.085 * side, 0.6 + 0.01 * side, -0.17); }
  if (pose == ARMS_RAISED) { elbow = vec3(0.21 * side, 0.9, -0.02); hand = vec3(0.19 * side, 1.06, -0.03); }
  if (pose == POINTING && side > 0.0) { elbow = vec3(0.2, 0.74, -0.08); hand = vec3(0.28, 0.82, -0.18); }
  if (pose == LEAPING) { elbow = vec3(0.23 * side, 0.83 + 0.03 * side, 0.0); hand = vec3(0.36 * side, 0.9 + 0.07 * side, -0.02); }
  float d = limb(p, shoulder, elbow, 0.034, 0.028);
  d = blend(d, limb(p, elbow, hand, 0.028, 0.019), 0.012);
  return blend(d, limb(p, hand, hand + (hand - elbow) * 0.28, 0.021, 0.016), 0.012);
}

float leg(vec3 p, int pose, float side) {
  vec3 hip = vec3(0.046 * side, 0.5, 0.0), knee = vec3(0.062 * side, 0.275, -0.012), heel = vec3(0.07 * side, 0.045, 0.01);
  if (pose == SEATED) { knee = vec3(0.08 * side, 0.46, -0.24); heel = vec3(0.08 * side, 0.2, -0.24); }
  if (pose == LEAPING) { knee = vec3(0.2 * side, 0.42 - 0.03 * side, -0.02); heel = vec3(0.37 * side, 0.36 - 0.04 * side, 0.05); }
  float d = limb(p, hip, knee, 0.062, 0.043);
  d = blend(d, limb(p, knee, heel, 0.042, 0.028), 0.02);
  return blend(d, limb(p, heel, heel + vec3(0.012 * side, -0.022, -0.1), 0.026, 0.02), 0.02);
}

// Distance to a figure of height 1 with its feet at the origin, facing -z.
float figureDistance(vec3 p, int pose) {
  float head = length((p - vec3(0.0, 0.93, -0.008)) / vec3(0.042, 0.060, 0.052)) * 0.048 - 0.048;
  // Hair gives the head a flatter crown and a nape; ears break the outline.
  head = blend(head, length((p - vec3(0.002, 0.945, 0.004)) / vec3(0.045, 0.048, 0.055)) * 0.045 - 0.045, 0.02);
  head = min(head, length((vec3(abs(p.x), p.y, p.z) - vec3(0.043, 0.922, -0.004)) / vec3(0.006, 0.015, 0.010)) * 0.008 - 0.008);
  float d = blend(head, limb(p, vec3(0, 0.9, 0.0), vec3(0, 0.81, 0.006), 0.025, 0.031), 0.02);
  vec3 flattened = p * vec3(1.0, 1.0, 1.45);
  float trunk = limb(flattened, vec3(0, 0.765, 0), vec3(0, 0.6, 0), 0.084, 0.070);
  trunk = blend(trunk, limb(flattened, vec3(0, 0.6, 0), vec3(0, 0.5, 0), 0.070, 0.084), 0.03);
  trunk = blend(trunk, limb(flattened, vec3(-0.08, 0.8, 0), vec3(0.08, 0.8, 0), 0.040, 0.040), 0.035);
  d = blend(d, trunk * 0.8, 0.03);
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    d = blend(d, arm(p, pose, side), 0.018);
    d = blend(d, leg(p, pose, side), 0.02);
  }
  return d;
}

void figure(Ray ray, inout Hit hit, vec3 feet, float height, float facing, int pose, int material) {
  mat3 turn = yaw(facing);
  vec3 origin = (ray.origin - feet) * turn / height, direction = ray.direction * turn;
  vec3 ignored;
  vec3 reach = pose == LEAPING ? vec3(0.55, 0.56, 0.3) : vec3(0.34, 0.56, 0.34);
  float t = crossBox(origin - vec3(0, 0.54, 0), direction, reach, ignored);
  bool inside = all(lessThan(abs(origin - vec3(0, 0.54, 0)), reach));
  if (inside) t = 0.0;
  if (t < 0.0) return;
  float limit = min(hit.t / height, t + 1.6);
  for (int march = 0; march < 48; march++) {
    if (t > limit) break;
    vec3 p = origin + direction * t;
    float d = figureDistance(p, pose);
    if (d < 0.0008) {
      keepBody(hit, t * height, p, material, Body(turn, pose, 0.0, 0.0));
      break;
    }
    t += d * 0.9;
  }
}

// A hand that holds a slab by its edge, in the slab's own frame: `edge` is where the edge runs, `side` -1 or 1.
float gripDistance(vec3 p, float edge, float side) {
  p.x = (p.x - edge * side) * side;
  float d = limb(p, vec3(0.030, -0.045, -0.012), vec3(0.014, -0.012, 0.006), 0.021, 0.0125);
  d = blend(d, limb(p, vec3(0.014, -0.012, 0.006), vec3(-0.014, 0.020, 0.010), 0.0115, 0.0088), 0.010);
  vec3 palm = (p - vec3(0.022, -0.05, -0.03)) / vec3(0.028, 0.05, 0.022);
  d = blend(d, (length(palm) - 1.0) * 0.022, 0.02);
  d = blend(d, limb(p, vec3(0.034, -0.09, -0.034), vec3(0.085, -0.30, -0.02), 0.029, 0.042), 0.03);
  for (int finger = 0; finger < 4; finger++) {
    float y = -0.028 + 0.021 * float(finger);
    float span = finger == 0 || finger == 3 ? 0.9 : 1.0;
    d = blend(d, limb(p, vec3(0.018, y - 0.012, -0.026), vec3(0.010 * span, y, -0.020), 0.0105, 0.010), 0.008);
    d = blend(d, limb(p, vec3(0.010 * span, y, -0.020), vec3(-0.04 * span, y + 0.012, -0.018), 0.010, 0.008), 0.006);
  }
  return d;
}

void grip(Ray ray, inout Hit hit, vec3 centre, mat3 turn, float edge, float side, int material) {
  vec3 origin = (ray.origin - centre) * turn, direction = ray.direction * turn;
  vec3 ignored, middle = vec3((edge + 0.04) * side, -0.12, -0.01), reach = vec3(0.1, 0.22, 0.075);
  float t = crossBox(origin - middle, direction, reach, ignored);
  if (all(lessThan(abs(origin - middle), reach))) t = 0.0;
  if (t < 0.0) return;
  float limit = min(hit.t, t + 0.6);
  for (int march = 0; march < 56; march++) {
    if (t > limit) break;
    vec3 p = origin + direction * t;
    float d = gripDistance(p, edge, side);
    if (d < 0.00012) {
      keepBody(hit, t, p, material, Body(turn, GRIPPING, edge, side));
      break;
    }
    t += d * 0.85;
  }
}

float bodyDistance(vec3 p) {
  return body.pose == GRIPPING ? gripDistance(p, body.edge, body.side) : figureDistance(p, body.pose);
}

// The normal of a body that turned out to be the nearest thing.
vec3 bodyNormal(vec3 p) {
  vec2 e = vec2(body.pose == GRIPPING ? 0.0004 : 0.002, 0.0);
  float d = bodyDistance(p);
  return body.turn * normalize(vec3(bodyDistance(p + e.xyy) - d, bodyDistance(p + e.yxy) - d, bodyDistance(p + e.yyx) - d));
}
