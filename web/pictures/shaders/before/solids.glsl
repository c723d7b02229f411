// Solids a scene is built from. Each call keeps the nearest hit so far.

const float NEAR = 1e-3;

void keep(inout Hit hit, float t, vec3 normal, vec3 local, int material) {
  if (t > NEAR && t < hit.t) {
    hit = Hit(t, normal, local, material, 0);
  }
}

// A horizontal plane facing up; `local` is the point itself.
void ground(Ray ray, inout Hit hit, float height, int material) {
  float t = (height - ray.origin.y) / ray.direction.y;
  keep(hit, t, vec3(0, 1, 0), ray.origin + ray.direction * t, material);
}

// Nearest crossing of an axis-aligned box around the origin, or -1. `normal` is the face's.
float crossBox(vec3 origin, vec3 direction, vec3 halfSize, out vec3 normal) {
  vec3 m = 1.0 / direction;
  vec3 n = m * origin;
  vec3 k = abs(m) * halfSize;
  vec3 enter = -n - k, leave = -n + k;
  float tEnter = max(max(enter.x, enter.y), enter.z);
  float tLeave = min(min(leave.x, leave.y), leave.z);
  normal = vec3(0.0);
  if (tEnter > tLeave || tLeave < NEAR) return -1.0;
  bool inside = tEnter < NEAR;
  float t = inside ? tLeave : tEnter;
  normal = inside ? step(leave, vec3(tLeave)) : step(vec3(tEnter), enter);
  normal = -sign(direction) * normal;
  return t;
}

// Bends a face's normal near its edges, so that an edge catches light as a rounded one does.
vec3 bevelled(vec3 normal, vec3 local, vec3 halfSize, float bevel) {
  vec3 nearEdge = clamp((abs(local) - (halfSize - bevel)) / bevel, 0.0, 1.0);
  return normalize(normal + sign(local) * nearEdge * nearEdge * (1.0 - abs(normal)) * 0.9);
}

void turnedBox(Ray ray, inout Hit hit, vec3 centre, vec3 halfSize, mat3 turn, float bevel, int material) {
  vec3 origin = (ray.origin - centre) * turn;
  vec3 direction = ray.direction * turn;
  vec3 normal;
  float t = crossBox(origin, direction, halfSize, normal);
  if (t > NEAR && t < hit.t) {
    vec3 local = origin + direction * t;
    if (bevel > 0.0) normal = bevelled(normal, local, halfSize, bevel);
    hit = Hit(t, turn * normal, local, material, 0);
  }
}

void box(Ray ray, inout Hit hit, vec3 centre, vec3 halfSize, float bevel, int material) {
  vec3 origin = ray.origin - centre, normal;
  float t = crossBox(origin, ray.direction, halfSize, normal);
  if (t > NEAR && t < hit.t) {
    vec3 local = origin + ray.direction * t;
    if (bevel > 0.0) normal = bevelled(normal, local, halfSize, bevel);
    hit = Hit(t, normal, local, material, 0);
  }
}

void ball(Ray ray, inout Hit hit, vec3 centre, float radius, int material) {
  vec3 o = ray.origin - centre;
  float b = dot(o, ray.direction), c = dot(o, o) - radius * radius;
  float h = b * b - c;
  if (h < 0.0) return;
  h = sqrt(h);
  float t = -b - h > NEAR ? -b - h : -b + h;
  vec3 local = o + ray.direction * t;
  keep(hit, t, local / radius, local, material);
}

// A rod with round ends between two points; `local.y` is the distance along it.
void rod(Ray ray, inout Hit hit, vec3 a, vec3 b, float radius, int material) {
  vec3 ba = b - a, oa = ray.origin - a;
  float baba = dot(ba, ba), bard = dot(ba, ray.direction), baoa = dot(ba, oa);
  float rdoa = dot(ray.direction, oa), oaoa = dot(oa, oa);
  float qa = baba - bard * bard;
  float qb = baba * rdoa - baoa * bard;
  float qc = baba * oaoa - baoa * baoa - radius * radius * baba;
  float h = qb * qb - qa * qc;
  if (h < 0.0) return;
  float t = (-qb - sqrt(h)) / qa;
  float y = baoa + t * bard;
  if (y <= 0.0 || y >= baba) {
    vec3 oc = y <= 0.0 ? oa : ray.origin - b;
    float cb = dot(ray.direction, oc);
    h = cb * cb - (dot(oc, oc) - radius * radius);
    if (h < 0.0) return;
    t = -cb - sqrt(h);
  }
  vec3 point = ray.origin + ray.direction * t;
  float along = clamp(dot(point - a, ba) / baba, 0.0, 1.0);
  keep(hit, t, (point - a - ba * along) / radius, vec3(0.0, along * sqrt(baba), 0.0), material);
}

// An upright cylinder with a flat top and bottom.
void drum(Ray ray, inout Hit hit, vec3 centre, float radius, float halfHeight, int material) {
  vec3 o = ray.origin - centre;
  float capSide = -sign(ray.direction.y);
  float tCap = (capSide * halfHeight - o.y) / ray.direction.y;
  vec3 cap = o + ray.direction * tCap;
  if (dot(cap.xz, cap.xz) < radius * radius) keep(hit, tCap, vec3(0, capSide, 0), cap, material);
  float a = dot(ray.direction.xz, ray.direction.xz), b = dot(o.xz, ray.direction.xz);
  float h = b * b - a * (dot(o.xz, o.xz) - radius * radius);
  if (h < 0.0) return;
  float t = (-b - sqrt(h)) / a;
  vec3 local = o + ray.direction * t;
  if (abs(local.y) < halfHeight) keep(hit, t, vec3(local.x, 0, local.z) / radius, local, material);
}

// A box truss along x: two chords above, two below, laced. Cheap enough to hang over every stage.
void truss(Ray ray, inout Hit hit, vec3 centre, float halfLength, int material) {
  vec3 ignored;
  if (crossBox(ray.origin - centre, ray.direction, vec3(halfLength, 0.2, 0.2), ignored) < 0.0) return;
  for (int corner = 0; corner < 4; corner++) {
    vec3 at = centre + vec3(0.0, corner < 2 ? 0.15 : -0.15, corner % 2 == 0 ? 0.15 : -0.15);
    rod(ray, hit, at - vec3(halfLength, 0, 0), at + vec3(halfLength, 0, 0), 0.025, material);
  }
  // The lacing repeats: only the bay where the ray passes nearest needs testing.
  float t = (centre.z - ray.origin.z) / ray.direction.z;
  float bay = floor((ray.origin.x + ray.direction.x * t - centre.x) / 0.5);
  float x = bay * 0.5;
  if (abs(x + 0.25) > halfLength) return;
  for (int side = -1; side <= 1; side += 2) {
    vec3 low = centre + vec3(x, -0.15, 0.15 * float(side)), high = centre + vec3(x + 0.25, 0.15, 0.15 * float(side));
    rod(ray, hit, low, high, 0.012, material);
    rod(ray, hit, high, low + vec3(0.5, 0, 0), 0.012, material);
  }
}

// An upright band around a middle (x, z), seen from both sides; `local` is the side (1 inside), the angle and the height.
void band(Ray ray, inout Hit hit, vec2 middle, float radius, float low, float high, int material) {
  vec2 q = ray.origin.xz - middle;
  float a = dot(ray.direction.xz, ray.direction.xz), b = dot(q, ray.direction.xz), h = b * b - a * (dot(q, q) - radius * radius);
  if (h < 0.0) return;
  h = sqrt(h);
  for (float side = -1.0; side <= 1.0; side += 2.0) {
    float t = (-b + side * h) / a;
    vec3 p = ray.origin + ray.direction * t;
    vec2 away = (p.xz - middle) / radius;
    if (p.y > low && p.y < high) keep(hit, t, vec3(away.x, 0.0, away.y) * -side, vec3(side, atan(away.x, away.y), p.y), material);
  }
}
