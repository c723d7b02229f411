// A wall of crystal: triangles that tilt, each mirroring a part of one soft window of light.
const vec3 TEAL = vec3(0.02, 0.34, 0.42);

vec3 cornerOf(vec2 cell, float time) {
  vec2 jitter = vec2(hash(cell + 0.7), hash(cell + 5.3)) - 0.5;
  float lift = sin(6.2832 * hash(cell + 2.1) + time * (0.35 + 0.3 * hash(cell + 8.9)));
  return vec3(cell + 0.62 * jitter, 0.42 * lift);
}

void facet(vec2 q, vec3 a, vec3 b, vec3 c, inout vec3 colour) {
  vec2 v0 = b.xy - a.xy, v1 = c.xy - a.xy, v2 = q - a.xy;
  float area = v0.x * v1.y - v1.x * v0.y;
  float v = (v2.x * v1.y - v1.x * v2.y) / area, w = (v0.x * v2.y - v2.x * v0.y) / area, u = 1.0 - v - w;
  if (min(u, min(v, w)) < 0.0) return;
  vec3 normal = normalize(cross(b - a, c - a));
  normal *= sign(normal.z);
  vec2 middle = (a.xy + b.xy + c.xy) / 3.0;
  vec3 towards = reflect(vec3((q - vec2(4.5, 2.5)) * 0.10, -1.0), normal);
  float window = exp(-7.0 * pow(towards.x - 0.32, 2.0) - 2.2 * pow(towards.y - 0.36, 2.0));
  float rim = exp(-9.0 * pow(towards.x + 0.62, 2.0) - 3.0 * pow(towards.y + 0.25, 2.0));
  float pick = hash(floor(middle * 7.0));
  float slope = 0.35 + 0.65 * u;
  colour = TEAL * (0.010 + 0.16 * pow(max(normal.y * 0.8 + normal.z * 0.5, 0.0), 6.0)) * slope + mix(vec3(0.45, 0.88, 1.0), vec3(1.0), pick) * 1.7 * pow(window, 3.0) * slope;
  colour += vec3(0.02, 0.42, 0.50) * rim * (1.3 - slope) + vec3(1.0, 0.62, 0.30) * 0.8 * pow(rim, 3.0) * step(0.72, pick);
  float edge = min(u * length(b - c), min(v * length(c - a), w * length(a - b)));
  colour += vec3(0.35, 0.85, 0.95) * (0.06 + 1.1 * window + 0.4 * rim) * exp(-edge * 60.0) * 0.8;
}

vec3 show(vec2 p, float time) {
  vec2 q = (p + vec2(1.78, 1.0)) * 2.5 + vec2(0.06 * time, 0.0);
  vec2 cell = floor(q);
  vec3 colour = vec3(0.0);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 at = cell + vec2(x, y);
    vec3 a = cornerOf(at, time), b = cornerOf(at + vec2(1, 0), time), c = cornerOf(at + vec2(1, 1), time), d = cornerOf(at + vec2(0, 1), time);
    if (hash(at + 3.3) > 0.5) { facet(q, a, b, c, colour); facet(q, a, c, d, colour); }
    else { facet(q, a, b, d, colour); facet(q, b, c, d, colour); }
  }
  return colour * (1.0 - 0.35 * smoothstep(0.6, 2.0, length(p)));
}
