// Points of light swirling on shells around a sphere, denser where currents run.
float currents(vec3 p, float time) {
  vec3 q = p * 2.1 + vec3(0.0, 0.12 * time, 3.0);
  float warp = noise(q * 1.3 + 5.0);
  return noise(q + 1.6 * warp);
}

// Points on one shell seen at p, on its near (side 1) or far half.
vec3 shell(vec2 p, float radius, float side, float seed, float time) {
  float room = radius * radius - dot(p, p);
  if (room <= 0.0) return vec3(0.0);
  vec3 at = vec3(p, side * sqrt(room)) / radius;
  at = pitch(0.42) * yaw(0.10 * time * (0.6 + 0.8 * fract(seed * 7.3)) + seed * 9.0) * at;
  const float ROWS = 118.0;
  float latitude = asin(clamp(at.y, -1.0, 1.0)), longitude = atan(at.z, at.x), sum = 0.0, heat = 0.0;
  float row0 = floor(latitude / PI * ROWS);
  for (int step = -1; step <= 1; step++) {
    float row = row0 + float(step), here = (row + 0.5) / ROWS * PI;
    float count = max(floor(cos(here) * ROWS * 2.0), 3.0);
    float slot = floor((longitude / (2.0 * PI) + 0.5) * count);
    for (int beside = -1; beside <= 1; beside++) {
      float number = mod(slot + float(beside), count);
      vec2 dice = vec2(hash(vec2(number, row) + seed), hash(vec2(row, number) + seed * 3.1 + 4.0));
      float b = here + (dice.x - 0.5) * 0.9 * PI / ROWS, a = ((number + 0.5 + (dice.y - 0.5) * 0.9) / count - 0.5) * 2.0 * PI;
      vec3 point = vec3(cos(b) * cos(a), sin(b), cos(b) * sin(a));
      float flow = smoothstep(0.42, 0.74, currents(point + 0.15 * seed, time));
      float size = (0.0022 + 0.0042 * pow(dice.x, 5.0)) * (0.6 + 0.6 * flow);
      // The shell is seen obliquely near its rim; a point stays round there.
      float facing = sqrt(room) / radius;
      vec3 offset = (at - point) * radius;
      float d2 = dot(offset, offset) * mix(0.25, 1.0, facing * facing);
      sum += flow * (0.25 + dice.y) * exp(-d2 / (size * size));
      heat += flow * exp(-d2 / (size * size));
    }
  }
  float warm = smoothstep(0.35, 0.95, at.y * 0.5 + 0.5 + 0.35 * (noise(at * 3.0) - 0.5));
  vec3 tint = mix(vec3(0.02, 0.50, 0.62), vec3(0.62, 0.95, 1.0), min(heat, 1.0) * 0.7);
  tint = mix(tint, vec3(1.0, 0.55, 0.22), warm * 0.9);
  return tint * sum * (side > 0.0 ? 1.0 : 0.38);
}

vec3 show(vec2 p, float time) {
  vec2 q = p - vec2(0.0, 0.02 * sin(time * 0.4));
  float r = length(q);
  vec3 colour = vec3(0.004, 0.045, 0.060) * exp(-r * r * 2.2) + vec3(0.10, 0.05, 0.02) * exp(-3.5 * dot(q - vec2(0.0, 0.5), q - vec2(0.0, 0.5)));
  for (int i = 0; i < 6; i++) {
    float k = float(i), radius = 0.66 + 0.032 * k + 0.016 * k * k * 0.35;
    colour += shell(q, radius, 1.0, k * 1.37 + 0.2, time) * (2.1 - 0.12 * k) + shell(q, radius, -1.0, k * 1.37 + 0.2, time);
  }
  // Dust that has left the sphere, on two tilted discs.
  for (int i = 0; i < 2; i++) {
    float tilt = i == 0 ? 0.30 : -0.42;
    vec2 disc = mat2(cos(tilt), sin(tilt), -sin(tilt), cos(tilt)) * q * vec2(1.0, 4.6);
    float away = length(disc), angle = atan(disc.y, disc.x) + (0.25 * time + float(i)) / (0.4 + away);
    vec2 cell = vec2(floor(away * 60.0), floor(angle * 40.0));
    vec2 f = vec2(fract(away * 60.0), fract(angle * 40.0)) - 0.5, dice = vec2(hash(cell + 3.0), hash(cell + 8.0));
    vec2 apart = (f - (dice - 0.5) * 0.7) * vec2(1.0 / 60.0, away / 40.0) * vec2(1.0, 0.5);
    float band = smoothstep(0.92, 1.05, away) * exp(-(away - 0.95) * 2.6);
    float hidden = (disc.y > 0.0 && r < 0.7) ? 0.0 : 1.0;
    colour += vec3(0.35, 0.85, 0.95) * band * hidden * 0.7 * step(0.7, dice.x) * exp(-dot(apart, apart) * 90000.0) * (0.4 + 1.6 * dice.y);
  }
  return colour;
}
