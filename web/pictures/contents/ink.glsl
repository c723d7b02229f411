// Clouds of colour sinking through dark water: violet, magenta and a breath of peach, folded into each other.
float folds(vec2 p) {
  float sum = 0.0, weight = 0.5;
  for (int octave = 0; octave < 6; octave++) {
    sum += weight * noise(p);
    p = mat2(1.62, 1.18, -1.18, 1.62) * p + 7.3;
    weight *= 0.52;
  }
  return sum;
}

vec3 show(vec2 p, float time) {
  float t = time * 0.06;
  vec2 q = p * 0.85 + vec2(3.1, 0.4 + t);
  vec2 first = vec2(folds(q + vec2(0.0, t)), folds(q + vec2(5.2, 1.3 - t)));
  vec2 second = vec2(folds(q + 2.6 * first + vec2(1.7, 9.2)), folds(q + 2.6 * first + vec2(8.3, 2.8)));
  float density = folds(q + 2.9 * second + vec2(0.0, 0.5 * t));
  float crest = folds(q * 1.4 + 3.4 * second + 4.0);
  float body = smoothstep(0.34, 0.80, density + 0.12 * (p.x * 0.5 - p.y * 0.4));
  float fold = smoothstep(0.10, 0.0, abs(density - 0.56)) * smoothstep(0.35, 0.7, crest);
  vec3 tint = mix(vec3(0.05, 0.03, 0.42), vec3(0.42, 0.03, 0.62), smoothstep(0.35, 0.62, second.x));
  tint = mix(tint, vec3(1.0, 0.07, 0.30), smoothstep(0.48, 0.72, second.y));
  tint = mix(tint, vec3(1.0, 0.50, 0.24), smoothstep(0.55, 0.78, crest) * smoothstep(0.5, 0.7, first.y));
  vec3 colour = vec3(0.002, 0.002, 0.010) + tint * (0.004 + 1.45 * body * body) * (0.35 + 1.3 * crest);
  colour += mix(tint, vec3(1.0, 0.75, 0.85), 0.35) * fold * 0.55;
  return colour * smoothstep(2.4, 0.7, length(p * vec2(0.8, 1.0)));
}
