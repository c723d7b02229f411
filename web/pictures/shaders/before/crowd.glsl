// Rows of people from behind, and of seats: flat outlines, each its own, for what stands dark and out of focus before a stage.

// Half width of head, neck and shoulders at a height; 0 is the middle of the head, lengths are metres.
float outlineOf(float y, float broad) {
  float head = 0.083 * sqrt(max(1.0 - y * y / 0.0144, 0.0));
  float shoulders = mix(0.058, 0.225 * broad, smoothstep(-0.12, -0.235, y)) + 0.03 * smoothstep(-0.25, -0.6, y);
  return y > -0.12 ? max(head, y < -0.07 ? 0.055 : 0.0) : shoulders;
}

// One row across x at depth z; `eyes` is the height of the heads, `room` the distance of seats.
void crowd(Ray ray, inout Hit hit, float z, float eyes, float room, float seed, int material) {
  float t = (z - ray.origin.z) / ray.direction.z;
  if (t < NEAR || t > hit.t) return;
  vec3 at = ray.origin + ray.direction * t;
  if (at.y > eyes + 0.35 || at.y < eyes - 1.1) return;
  float seat = floor(at.x / room);
  for (float beside = -1.0; beside <= 1.0; beside += 1.0) {
    float who = seat + beside + seed * 37.0, pick = hash(who);
    if (pick > 0.88) continue;
    vec2 p = at.xy - vec2((seat + beside + 0.5) * room + 0.16 * (hash(who + 3.0) - 0.5), eyes + 0.13 * (hash(who + 7.0) - 0.5));
    p.x -= 0.10 * (hash(who + 11.0) - 0.5) * smoothstep(-0.35, 0.05, p.y);
    if (abs(p.x) < outlineOf(p.y * (0.94 + 0.14 * hash(who + 5.0)), 0.82 + 0.3 * hash(who + 2.0))) {
      hit = Hit(t, vec3(0, 0, sign(-ray.direction.z)), vec3(p, 0.0), material, 0);
      return;
    }
  }
}

// One row of empty seats: their backs.
void seats(Ray ray, inout Hit hit, float z, float floorHeight, float halfLength, int material) {
  float t = (z - ray.origin.z) / ray.direction.z;
  if (t < NEAR || t > hit.t) return;
  vec3 at = ray.origin + ray.direction * t;
  vec2 p = vec2((fract(at.x / 0.58) - 0.5) * 0.58, at.y - floorHeight - 0.42);
  if (abs(at.x) < halfLength && roundedDistance(p, vec2(0.25, 0.42), 0.12) < 0.0) hit = Hit(t, vec3(0, 0, sign(-ray.direction.z)), vec3(p, 0.0), material, 0);
}
