// Rings that meet: a field of dots, each as large as the waves beneath it are high.
vec3 show(vec2 p, float time) {
  const float ACROSS = 0.024;
  vec2 grid = vec2(p.x / ACROSS, p.y / (ACROSS * 0.8660254));
  vec3 colour = vec3(0.001, 0.010, 0.008);
  float row0 = floor(grid.y + 0.5);
  for (int step = -1; step <= 1; step++) {
    float row = row0 + float(step), shift = 0.5 * mod(row, 2.0);
    float column0 = floor(grid.x - shift + 0.5);
    for (int beside = -1; beside <= 1; beside++) {
      vec2 dot0 = vec2((column0 + float(beside) + shift) * ACROSS, row * ACROSS * 0.8660254);
      float height = 0.0, near = 0.0;
      for (int source = 0; source < 3; source++) {
        float s = float(source);
        vec2 from = vec2(-1.05 + 1.05 * s + 0.18 * sin(time * 0.21 + s * 2.0), (source == 1 ? 0.42 : -0.34) + 0.16 * cos(time * 0.17 + s * 1.3));
        float r = length(dot0 - from);
        height += cos(19.0 * r - time * 1.5 + s) * exp(-r * 1.25);
        near += exp(-r * r * 7.0);
      }
      float crest = smoothstep(-0.5, 1.0, height);
      float radius = ACROSS * (0.06 + 0.43 * crest);
      float cover = smoothstep(0.0016, -0.0016, length(p - dot0) - radius);
      vec3 tint = mix(vec3(0.0, 0.11, 0.085), vec3(0.02, 0.72, 0.42), smoothstep(0.15, 0.62, crest));
      tint = mix(tint, vec3(0.80, 1.0, 0.84), smoothstep(0.66, 1.0, crest));
      tint = mix(tint, vec3(1.0, 0.72, 0.26), 0.75 * smoothstep(0.35, 0.9, near) * crest);
      colour += tint * cover * (0.25 + 0.95 * crest);
    }
  }
  return colour * (1.0 - 0.45 * smoothstep(0.8, 2.0, length(p)));
}
