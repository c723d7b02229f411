// For contents of many threads: from one thread to the next an angle grows evenly, and turning its direction on costs a
// tenth of a sine and a cosine.

vec2 directionOf(float angle) {
  return vec2(cos(angle), sin(angle));
}

vec2 turnedBy(vec2 direction, vec2 by) {
  return vec2(direction.x * by.x - direction.y * by.y, direction.x * by.y + direction.y * by.x);
}
