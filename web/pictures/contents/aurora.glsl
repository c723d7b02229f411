// Curtains of light as in a northern sky: green at the hem, violet where they fade, over a dark ridge.
vec3 show(vec2 p, float time) {
  vec3 colour = mix(vec3(0.004, 0.022, 0.030), vec3(0.001, 0.002, 0.010), smoothstep(-0.6, 0.8, p.y));
  colour += vec3(0.8) * pow(noise(p * 160.0), 40.0) * smoothstep(-0.5, 0.3, p.y);
  for (int sheet = 0; sheet < 5; sheet++) {
    float k = float(sheet), drift = 0.16 * time * (0.7 + 0.2 * k);
    float lean = p.x + 0.10 * (p.y + 0.3) * (k - 2.0);
    float fold = lean * (1.2 + 0.35 * k) + 2.3 * k + drift + 0.7 * sin(lean * 1.9 + 1.9 * k + 0.5 * drift);
    float hem = -0.46 + 0.17 * k + (0.20 - 0.02 * k) * sin(fold) + 0.05 * sin(fold * 3.7 + k);
    float above = p.y - hem, tall = 0.55 + 0.5 * noise(vec2(fold * 2.2, k));
    float rays = 0.30 + 0.85 * pow(noise(vec2(fold * 7.0, 5.0 * k)), 1.6) + 0.35 * noise(vec2(fold * 30.0, k)) * exp(-above * 1.5);
    float rise = smoothstep(-0.05, 0.035, above) * exp(-max(above, 0.0) / tall * 2.1);
    float where = 0.10 + 1.15 * pow(noise(vec2(p.x * 0.9 + 7.0 * k + 0.3 * drift, k)), 2.0);
    vec3 tint = mix(vec3(0.10, 1.0, 0.50), vec3(0.02, 0.50, 0.62), smoothstep(0.02, 0.30, above));
    tint = mix(tint, vec3(0.34, 0.07, 0.62), smoothstep(0.22, 0.75, above));
    tint += vec3(0.55, 0.02, 0.22) * exp(-abs(above + 0.005) * 40.0);
    colour += tint * rays * rise * where * 1.15;
  }
  float ridge = -0.74 + 0.26 * (clouds(vec2(p.x * 1.3 + 4.0, 1.0)) - 0.4) + 0.05 * clouds(vec2(p.x * 7.0, 3.0));
  vec3 rock = vec3(0.001, 0.004, 0.006) + vec3(0.01, 0.07, 0.05) * exp(-(ridge - p.y) * 16.0) * 0.5;
  return mix(colour * 1.25, rock, smoothstep(0.003, -0.003, p.y - ridge));
}
