// White threads falling into still water, which answers with rings.
const float WATER = -0.52;

float threads(vec2 p, float time, float blur) {
  float sum = 0.0;
  for (int layer = 0; layer < 4; layer++) {
    float l = float(layer), columns = 64.0 - 12.0 * l;
    for (int side = 0; side < 2; side++) {
      float column = floor(p.x * columns + 0.5 * float(side)), pick = hash(column * 0.731 + l * 19.7 + float(side) * 7.1);
      float x = (column + 0.5 - 0.5 * float(side) + 0.6 * (hash(pick * 91.0) - 0.5)) / columns;
      float head = WATER + 2.4 * fract(pick * 13.7 - time * (0.10 + 0.13 * pick + 0.03 * l));
      float tail = p.y - head;
      float trail = smoothstep(-0.004, 0.004, tail) * exp(-tail * (1.6 + 5.0 * hash(pick * 37.0)));
      float width = 0.0011 + 0.0006 * l + blur;
      float across = exp(-pow((p.x - x) / width, 2.0)) * 0.0026 / width;
      sum += trail * across * pow(pick, 1.5) * (0.35 + 0.5 * l) + 0.9 * exp(-dot(vec2(p.x - x, tail), vec2(p.x - x, tail)) * 90000.0 / (1.0 + blur * 800.0)) * step(0.75, pick);
    }
  }
  return sum;
}

vec3 show(vec2 p, float time) {
  vec3 white = vec3(0.86, 0.93, 1.0);
  float horizon = exp(-abs(p.y - WATER) * 7.0) * exp(-p.x * p.x * 0.5);
  vec3 colour = vec3(0.05, 0.075, 0.11) * horizon;
  if (p.y > WATER) return colour + white * threads(p, time, 0.0) * 1.1 * smoothstep(1.1, 0.5, p.y - 0.1);
  float depth = WATER - p.y;
  vec2 flat2 = vec2(p.x, 0.0) / (0.25 + depth) * 0.5 + vec2(0.0, 0.28 / (0.10 + depth));
  float ripple = 0.0, rings = 0.0;
  for (int i = 0; i < 22; i++) {
    float k = float(i), cycle = 0.30 * time + hash(k * 3.7 + 1.0), born = floor(cycle), age = fract(cycle);
    vec2 centre = vec2(3.0 * hash(k * 7.1 + born) - 1.5, WATER - 0.03 - 0.45 * pow(hash(k * 5.3 + born * 1.7), 1.4));
    float near = 0.25 + (WATER - centre.y) * 1.6;
    vec2 q = (p - centre) / vec2(near, near * 0.24);
    float r = length(q), front = age * 1.1;
    float ring = exp(-pow((r - front) * 26.0, 2.0)) + 0.5 * exp(-pow((r - front * 0.66) * 30.0, 2.0));
    rings += ring * (1.0 - age) * (1.0 - age);
    ripple += (r - front) * exp(-pow((r - front) * 14.0, 2.0)) * (1.0 - age);
  }
  float waver = 0.006 * sin(flat2.y * 30.0 + time) + 0.05 * ripple;
  colour += white * threads(vec2(p.x + waver, 2.0 * WATER - p.y + waver * 2.0), time, 0.0016 + 0.006 * depth) * 0.5 * exp(-depth * 2.5);
  return colour + white * rings * 0.8;
}
