// Columns that rise and fall, seen from a corner far above; light runs along the tops of the highest.
float heightOf(vec2 cell, float time) {
  float swell = 0.5 + 0.5 * sin(0.34 * cell.x + 0.21 * cell.y + 0.5 * time) * cos(0.27 * cell.y - 0.13 * cell.x - 0.37 * time);
  return 4.4 * swell * swell + 1.1 * pow(hash(cell), 3.0) * (0.6 + 0.4 * sin(time * (0.4 + hash(cell + 7.0)) + 6.28 * hash(cell + 3.0)));
}

vec3 show(vec2 p, float time) {
  vec3 towards = normalize(vec3(-1.0, -1.05, -1.0)), right = normalize(vec3(1, 0, -1)), up = cross(right, towards);
  vec3 origin = vec3(0.35 * time, 0.0, 0.15 * time) + (right * p.x + up * p.y) * 6.4 - towards * 30.0;
  origin += towards * ((origin.y - 5.0) / -towards.y);
  vec2 cell = floor(origin.xz), pace = 1.0 / abs(towards.xz);
  vec2 next = fract(origin.xz) * pace;
  float t = 0.0;
  bool alongX = true;
  for (int step = 0; step < 40; step++) {
    float height = heightOf(cell, time), leave = min(next.x, next.y), y = origin.y + towards.y * t;
    float top = (height - origin.y) / towards.y;
    bool wall = y <= height;
    if (wall || (top >= t && top < leave)) {
      float at = wall ? t : top;
      vec3 point = origin + towards * at;
      vec2 inside = fract(point.xz - cell * 1.0);
      if (wall && step > 0) inside = alongX ? vec2(1.0, point.z - cell.y) : vec2(point.x - cell.x, 1.0);
      float lift = clamp(height / 4.8, 0.0, 1.0), pick = hash(cell + 11.0);
      vec3 low = vec3(0.022, 0.008, 0.085), high = mix(vec3(0.72, 0.06, 0.34), vec3(1.0, 0.42, 0.22), smoothstep(0.45, 0.95, lift));
      vec3 tint = mix(low, high, smoothstep(0.08, 0.85, lift));
      if (!wall) {
        vec2 rim = min(inside, 1.0 - inside);
        float edge = min(rim.x, rim.y);
        return tint * (0.22 + 0.75 * lift + 0.10 * pick) + mix(tint, vec3(1.0, 0.82, 0.72), 0.5) * (smoothstep(0.045, 0.02, edge) * (0.12 + 0.95 * lift));
      }
      float drop = height - point.y, along = alongX ? inside.y : inside.x;
      float shade = (alongX ? 0.34 : 0.13) * exp(-drop * 0.55);
      float corner = smoothstep(0.03, 0.012, min(along, 1.0 - along));
      return tint * (shade + 0.10 * corner * lift * exp(-drop)) + high * 0.10 * exp(-drop * 6.0) * lift;
    }
    alongX = next.x < next.y;
    if (alongX) { t = next.x; next.x += pace.x; cell.x -= 1.0; }
    else { t = next.y; next.y += pace.y; cell.y -= 1.0; }
  }
  return vec3(0.004, 0.002, 0.012);
}
