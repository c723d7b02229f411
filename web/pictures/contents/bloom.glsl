// A flower of fine threads: closed curves around a centre of gold, opening into rose and violet.
const vec3 ROSE = vec3(1.0, 0.09, 0.30);
const vec3 VIOLET = vec3(0.22, 0.05, 0.75);
const vec3 GOLD = vec3(1.0, 0.52, 0.16);
const float THREADS = 84.0;

vec3 show(vec2 p, float time) {
  vec2 q = p - vec2(0.12 * sin(time * 0.11), 0.05 * cos(time * 0.13));
  float r = length(q), angle = atan(q.y, q.x) + 0.05 * time;
  vec3 colour = VIOLET * 0.10 * exp(-1.1 * r * r);
  // Threads further in give less than a thousandth of what is seen this far out.
  const float PETALS = 7.0;
  float first = (floor(THREADS * max(0.48 * (r - 0.55), 0.0)) + 0.5) / THREADS;
  vec2 petal = directionOf(PETALS * angle + 6.5 * first + 0.35 * time), petalStep = directionOf(6.5 / THREADS);
  vec2 second = directionOf(4.0 * angle - 9.0 * first - 0.22 * time), secondStep = directionOf(-9.0 / THREADS);
  vec2 place = directionOf(angle + 4.0 * first), placeStep = directionOf(4.0 / THREADS);
  float nearness = 1.0 / max(r, 0.05);
  for (float k = first; k < 1.0; k += 1.0 / THREADS) {
    float swing = 0.10 + 0.30 * k, root = sqrt(k);
    // k to the power of 1.35, to a thousandth: the power itself takes two fifths of the time.
    float base = 0.08 + 1.25 * k * (0.146 + root * (1.0219 - 0.1685 * root));
    float radius = base * (1.0 + swing * petal.y + 0.10 * second.y);
    float slope = base * (swing * PETALS * petal.x + 0.40 * second.x) * nearness;
    float d = abs(r - radius) * inversesqrt(1.0 + slope * slope);
    float chance = noise(3.0 * place + vec2(9.0 * k, 0.2 * time));
    float lit = 0.18 + 1.5 * chance * chance * sqrt(chance);
    vec3 tint = mix(GOLD * 1.2, ROSE, smoothstep(0.02, 0.38, k));
    tint = mix(tint, VIOLET * 1.3, smoothstep(0.35, 0.95, k));
    colour += tint * lit * (0.0022 / (d + 0.0022) * exp(-d * 16.0) * 1.15 + 0.05 * exp(-d * 22.0)) * (1.0 - 0.6 * k);
    petal = turnedBy(petal, petalStep);
    second = turnedBy(second, secondStep);
    place = turnedBy(place, placeStep);
  }
  colour += GOLD * 1.6 * exp(-r * 12.0) + vec3(1.0, 0.8, 0.6) * exp(-r * r * 420.0);
  return colour * smoothstep(2.1, 0.9, r);
}
