// Leaves and petals in drifting air, through the year: spring at 0, summer at 30, autumn at 60, winter at 90 seconds.

// A leaf along x: 1 inside; `vein` is the distance from its rib.
float leafAt(vec2 q, float slender, float soft, out float vein) {
  float bow = (1.0 + slender * slender) / (2.0 * slender) - slender;
  float radius = bow + slender;
  vein = abs(q.y) + 0.12 * max(0.0, 0.5 - abs(fract(q.x * 5.0 - abs(q.y) * 2.0) - 0.5)) * 0.0;
  return smoothstep(soft, -soft, length(vec2(q.x, abs(q.y) + bow)) - radius);
}

vec3 seasonTint(float season, float pick, float light) {
  vec3 spring = mix(vec3(0.16, 0.62, 0.10), vec3(0.95, 0.92, 0.80), step(0.62, pick)) * (0.35 + light);
  vec3 summer = mix(vec3(0.012, 0.20, 0.045), vec3(0.30, 0.62, 0.05), pick * pick) * (0.35 + 1.1 * light);
  vec3 autumn = mix(vec3(0.62, 0.055, 0.012), vec3(1.0, 0.46, 0.05), pick) * (0.35 + 0.9 * light);
  vec3 winter = mix(vec3(0.45, 0.68, 1.0), vec3(1.0), pick) * (0.25 + 0.9 * light);
  return season < 1.0 ? mix(spring, summer, smoothstep(0.6, 1.0, season)) : season < 2.0 ? mix(summer, autumn, smoothstep(0.6, 1.0, season - 1.0)) : mix(autumn, winter, smoothstep(0.6, 1.0, season - 2.0));
}

vec3 groundTint(float season, float height) {
  vec3 spring = mix(vec3(0.035, 0.11, 0.05), vec3(0.30, 0.46, 0.38), height), summer = mix(vec3(0.004, 0.035, 0.014), vec3(0.12, 0.26, 0.05), height);
  vec3 autumn = mix(vec3(0.05, 0.008, 0.003), vec3(0.46, 0.15, 0.02), height), winter = mix(vec3(0.010, 0.030, 0.085), vec3(0.10, 0.22, 0.42), height);
  return season < 1.0 ? mix(spring, summer, smoothstep(0.6, 1.0, season)) : season < 2.0 ? mix(summer, autumn, smoothstep(0.6, 1.0, season - 1.0)) : mix(autumn, winter, smoothstep(0.6, 1.0, season - 2.0));
}

vec3 show(vec2 p, float time) {
  float season = clamp(time / 30.0, 0.0, 3.0), snow = smoothstep(2.6, 3.0, season);
  vec2 sun = vec2(0.3, 0.65);
  float near = exp(-dot(p - sun, p - sun) * 0.9);
  vec3 colour = groundTint(season, clamp(p.y * 0.5 + 0.5, 0.0, 1.0)) * (0.35 + 1.3 * near);
  for (int layer = 0; layer < 7; layer++) {
    float l = float(layer), cells = mix(5.2, 1.1, l / 6.0), soft = layer == 6 ? 0.10 : 0.012 + 0.02 * abs(l - 3.0) / 3.0;
    vec2 q = p * cells + vec2(0.35 * sin(time * 0.3 + l), 0.22 * time * (0.5 + 0.1 * l)) + l * 7.3, home = floor(q);
    for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
      vec2 cell = home + vec2(x, y);
      float pick = hash(cell + l * 3.7);
      if (pick < mix(0.40, 0.62, l / 6.0)) continue;
      vec2 f = q - cell - vec2(hash(cell + 1.7), hash(cell + 9.2));
      float angle = 6.283 * hash(cell + 5.1) + 0.4 * sin(time * 0.7 + 9.0 * pick), size = 0.30 + 0.22 * hash(cell + 2.9);
      vec2 turned = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * f / size;
      float tilt = 0.35 + 0.65 * abs(sin(6.0 * pick + time * 0.5)), vein;
      float tone = hash(cell + 4.4), petal = season < 0.8 && tone > 0.62 ? 1.0 : 0.0;
      float cover = leafAt(turned * mix(1.0, 1.7, petal), mix(0.42, 0.75, petal) * tilt, soft / size, vein);
      cover = mix(cover, smoothstep(1.0, 0.0, length(turned) * 2.6 / (0.6 + tone)), snow);
      float light = (0.25 + 0.75 * near) * (0.6 + 0.5 * clamp(turned.y * 3.0 + 0.5, 0.0, 1.0)) * (1.0 - 0.35 * smoothstep(0.02, 0.0, vein) * (1.0 - snow));
      vec3 tint = seasonTint(season, tone, light * 0.9) * mix(0.35, 1.0, l / 5.0);
      colour = mix(colour, tint, cover * (layer == 6 ? 0.55 : 0.92));
    }
  }
  return colour;
}
