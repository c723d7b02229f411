// Two-dimensional drawing for what screens show. Coordinates run 0..1; y is up.

float disc(vec2 p, float radius, float soft) {
  return smoothstep(soft, -soft, length(p) - radius);
}

float ring(vec2 p, float radius, float width, float soft) {
  return smoothstep(soft, -soft, abs(length(p) - radius) - width);
}

// Distance to a rounded rectangle around the origin.
float roundedDistance(vec2 p, vec2 halfSize, float radius) {
  vec2 q = abs(p) - halfSize + radius;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

float rounded(vec2 p, vec2 halfSize, float radius, float soft) {
  return smoothstep(soft, -soft, roundedDistance(p, halfSize, radius));
}

float frame(vec2 p, vec2 halfSize, float radius, float width, float soft) {
  return smoothstep(soft, -soft, abs(roundedDistance(p, halfSize, radius)) - width);
}

float segment(vec2 p, vec2 a, vec2 b, float width, float soft) {
  vec2 pa = p - a, ba = b - a;
  return smoothstep(soft, -soft, length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - width);
}

// Lines of a grid with the given count of cells across and up.
float gridLines(vec2 uv, vec2 cells, float width) {
  vec2 near = abs(fract(uv * cells + 0.5) - 0.5) / cells;
  vec2 edge = smoothstep(width, width * 0.4, near);
  return max(edge.x, edge.y);
}
