// A plain of fine lines under a rising sun, and its light lying on the plain.
const float HORIZON = -0.18;

vec3 show(vec2 p, float time) {
  vec2 sun = vec2(0.0, HORIZON + 0.20 + 0.07 * sin(time * 0.12));
  float d = length(p - sun);
  vec3 ember = vec3(1.0, 0.10, 0.04), gold = vec3(1.0, 0.60, 0.22);
  if (p.y > HORIZON) {
    float height = p.y - HORIZON;
    vec3 sky = mix(vec3(0.30, 0.035, 0.06), vec3(0.010, 0.022, 0.05), smoothstep(0.0, 0.75, height)) * exp(-height * 0.9);
    sky *= 0.35 + 0.9 * exp(-p.x * p.x * 0.8);
    float disc = smoothstep(0.4535, 0.4500, d);
    vec3 face = mix(ember, gold, smoothstep(-0.2, 0.5, p.y - sun.y + 0.1)) * (1.0 + 0.8 * smoothstep(0.0, 0.45, p.y - sun.y));
    float veil = smoothstep(0.25, 0.75, clouds(vec2(p.x * 0.9 + 0.03 * time, p.y * 9.0))) * exp(-height * 3.2);
    vec3 colour = sky + ember * 0.50 * exp(-max(d - 0.45, 0.0) * 5.5) + gold * 0.18 * exp(-max(d - 0.45, 0.0) * 18.0);
    colour = mix(colour, face * 1.25, disc);
    colour *= 1.0 - 0.62 * veil * (0.4 + 0.6 * disc);
    float ridge = 0.035 + 0.085 * clouds(vec2(p.x * 1.6 + 9.0, 2.0)) * smoothstep(0.15, 1.3, abs(p.x)) * 1.9;
    colour = mix(colour, vec3(0.008, 0.012, 0.024) + ember * 0.03 * exp(-abs(p.x) * 1.6), smoothstep(0.0015, -0.0015, height - ridge));
    return colour + ember * 0.35 * exp(-height * 34.0) * exp(-p.x * p.x * 0.7);
  }
  float depth = HORIZON - p.y, far = 0.30 / (depth + 0.0015);
  vec2 ground = vec2(p.x * far * 1.15, far + time * 0.5);
  float fade = exp(-far * 0.075), pixel = far * 0.0016;
  vec2 near = abs(fract(ground * 1.6 + 0.5) - 0.5);
  vec2 width = vec2(0.010) + vec2(pixel * 1.4, pixel * far * 1.1);
  vec2 lines = smoothstep(width * 1.6, width * 0.5, 0.5 - near) * min(vec2(1.0), 0.016 / width + 0.12);
  float line = max(lines.x, lines.y);
  vec3 colour = vec3(0.004, 0.016, 0.026) + vec3(0.06, 0.75, 0.85) * line * (0.10 + 0.75 * fade) * exp(-abs(p.x) * 0.35);
  float column = exp(-pow(p.x / (0.34 + 0.25 * depth), 2.0));
  float glitter = 0.30 + 0.9 * pow(noise(vec2(p.x * 26.0 / (0.3 + depth), far * 26.0 + time * 2.0)), 3.0);
  colour += mix(ember, gold, 0.35 + 0.4 * glitter) * column * glitter * exp(-depth * 2.4) * 0.75;
  colour += gold * column * line * 0.5 * exp(-depth * 1.2);
  return colour + ember * 0.5 * exp(-depth * 30.0) * exp(-p.x * p.x * 0.7);
}
