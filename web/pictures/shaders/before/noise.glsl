// Chance and texture: a seeded generator for sampling, and smooth noise for haze, fabric and flowing pictures.

uint chanceState;

void seedChance(uvec2 pixel, uint pass) {
  chanceState = pixel.x * 1973u + pixel.y * 9277u + pass * 26699u + 1u;
  chanceState = (chanceState ^ 61u) ^ (chanceState >> 16u);
  chanceState *= 9u;
  chanceState ^= chanceState >> 4u;
  chanceState *= 0x27d4eb2du;
  chanceState ^= chanceState >> 15u;
}

// Uniform in [0, 1), one PCG step.
float chance() {
  uint state = chanceState;
  chanceState = state * 747796405u + 2891336453u;
  uint word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
  return float((word >> 22u) ^ word) * (1.0 / 4294967296.0);
}

float hash(float n) {
  return fract(sin(n * 91.3458) * 47453.5453);
}

float hash(vec2 p) {
  p = fract(p * vec2(234.34, 435.345));
  p += dot(p, p + 34.23);
  return fract(p.x * p.y);
}

float hash(vec3 p) {
  p = fract(p * 0.3183099 + 0.1) * 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}

float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

float noise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y),
    f.z
  );
}

float clouds(vec2 p) {
  float sum = 0.0, weight = 0.5;
  for (int octave = 0; octave < 5; octave++) {
    sum += weight * noise(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 3.1;
    weight *= 0.5;
  }
  return sum;
}

float clouds(vec3 p) {
  float sum = 0.0, weight = 0.5;
  for (int octave = 0; octave < 3; octave++) {
    sum += weight * noise(p);
    p = p * 2.03 + 7.7;
    weight *= 0.5;
  }
  return sum / 0.875;
}
