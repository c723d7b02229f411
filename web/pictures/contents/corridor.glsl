// Frames of light receding to a bright end, each turned a little against the one before it.
const vec3 EMBER = vec3(1.0, 0.085, 0.03);
const vec3 GOLD = vec3(1.0, 0.46, 0.12);

vec3 show(vec2 p, float time) {
  float travel = time * 0.6, whole = floor(travel), part = fract(travel);
  vec2 vanishing = vec2(0.10 * sin(time * 0.23), 0.04 * cos(time * 0.19));
  vec3 colour = vec3(0.0);
  for (int i = 30; i >= 0; i--) {
    float number = float(i) + whole, away = float(i) + 1.0 - part;
    float scale = 1.9 / (0.62 + 0.55 * away), turn = 0.05 * away * sin(0.07 * time + 0.4);
    vec2 q = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * (p - vanishing * (1.0 - scale * 0.4));
    float d = roundedDistance(q, vec2(1.18, 0.66) * scale, 0.03 * scale);
    float pick = hash(number * 1.7 + 0.3), width = 0.015 * scale;
    float run = pow(0.5 + 0.5 * sin(atan(q.y, q.x) + number * 1.9 + time * 0.8), 3.0);
    vec3 tint = mod(number, 5.0) < 1.0 ? vec3(1.0, 0.86, 0.72) * 1.3 : mix(EMBER, GOLD, pick * pick);
    float strength = (0.25 + 0.9 * run) * (0.5 + 0.7 * pick) * smoothstep(31.0, 12.0, away) * smoothstep(0.0, 0.8, away);
    float line = smoothstep(width, width * 0.55, abs(d));
    colour += tint * strength * (1.5 * line + 0.30 * exp(-abs(d) * 20.0 / scale) + (d > 0.0 ? 0.035 * exp(-d * 4.0 / scale) : 0.0));
  }
  float r = length((p - vanishing) * vec2(0.62, 1.0));
  return colour + vec3(1.0, 0.78, 0.58) * 1.1 * exp(-r * r * 260.0) + EMBER * 0.5 * exp(-r * 7.0);
}
