// A flower of fine threads: closed curves around a centre of gold, opening into rose and violet.
const vec3 ROSE = vec3(1.0, 0.09, 0.30);
const vec3 VIOLET = vec3(0.22, 0.05, 0.75);
const vec3 GOLD = vec3(1.0, 0.52, 0.16);

vec3 show(vec2 p, float time) {
  vec2 q = p - vec2(0.12 * sin(time * 0.11), 0.05 * cos(time * 0.13));
  float r = length(q), angle = atan(q.y, q.x) + 0.05 * time;
  vec3 colour = VIOLET * 0.10 * exp(-1.1 * r * r);
  for (int i = 0; i < 84; i++) {
    float k = (float(i) + 0.5) / 84.0;
    float petals = 7.0, swing = 0.10 + 0.30 * k;
    float phase = petals * angle + 6.5 * k + 0.35 * time, second = 4.0 * angle - 9.0 * k - 0.22 * time;
    float base = 0.08 + 1.25 * pow(k, 1.35);
    float radius = base * (1.0 + swing * sin(phase) + 0.10 * sin(second));
    float slope = base * (swing * petals * cos(phase) + 0.40 * cos(second)) / max(r, 0.05);
    float d = abs(r - radius) / sqrt(1.0 + slope * slope);
    float lit = 0.18 + 1.5 * pow(noise(vec2(3.0 * cos(angle + 4.0 * k), 3.0 * sin(angle + 4.0 * k)) + vec2(9.0 * k, 0.2 * time)), 2.5);
    vec3 tint = mix(GOLD * 1.2, ROSE, smoothstep(0.02, 0.38, k));
    tint = mix(tint, VIOLET * 1.3, smoothstep(0.35, 0.95, k));
    colour += tint * lit * (0.0022 / (d + 0.0022) * exp(-d * 16.0) * 1.15 + 0.05 * exp(-d * 22.0)) * (1.0 - 0.6 * k);
  }
  colour += GOLD * 1.6 * exp(-r * 12.0) + vec3(1.0, 0.8, 0.6) * exp(-r * r * 420.0);
  return colour * smoothstep(2.1, 0.9, r);
}
