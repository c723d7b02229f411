// Light arriving at a point: from screens (sampled by area) and from luminaires (one picked at random).

// How much light a screen is worth from here, to choose which one to sample.
float worth(Screen panel, vec3 point) {
  vec3 to = panel.centre - point;
  float area = 4.0 * length(cross(panel.right, panel.up));
  return panel.gain * area / (dot(to, to) + area);
}

vec3 fromScreens(Surface s, vec3 point, vec3 normal, vec3 view) {
  int chosen = -1;
  float total = 0.0, chosenWorth = 0.0;
  for (int index = 0; index < SCREENS; index++) {
    float w = worth(screenAt(index), point);
    total += w;
    if (chance() * total < w) {
      chosen = index;
      chosenWorth = w;
    }
  }
  if (chosen < 0) return vec3(0.0);
  Screen panel = screenAt(chosen);
  vec2 uv = vec2(chance(), chance());
  vec3 to = panel.centre + panel.right * (uv.x * 2.0 - 1.0) + panel.up * (uv.y * 2.0 - 1.0) - point;
  float distance = length(to);
  vec3 towards = to / distance;
  vec3 across = cross(panel.right, panel.up);
  float facing = -dot(normalize(across), towards);
  if (facing <= 0.0 || dot(normal, towards) <= 0.0) return vec3(0.0);
  if (blocked(point + normal * 2e-3, towards, distance - 6e-3)) return vec3(0.0);
  float solidAngle = facing * 4.0 * length(across) / max(distance * distance, 0.02);
  vec3 light = screenPicture(panel, uv, 3.0).rgb * solidAngle * total / chosenWorth;
  // Sharp coats see screens by their own reflected ray; here they would only sparkle.
  Surface soft = s;
  soft.reflectance = 0.0;
  return (1.0 - s.metal) * light * answer(soft, normal, view, towards);
}

// Irradiance across a beam at a point: even in the middle, soft at the rim, thinning as it spreads.
float beamIrradiance(Beam beam, vec3 point, out vec3 towards) {
  vec3 offset = point - beam.origin;
  float along = dot(offset, beam.direction);
  towards = -normalize(offset);
  if (along <= 0.0) return 0.0;
  float radius = beam.lens + along * beam.spread;
  float r = length(offset - beam.direction * along) / radius;
  return exp(-r * r * r * r) / (PI * radius * radius);
}

vec3 fromBeams(Surface s, vec3 point, vec3 normal, vec3 view) {
  if (BEAMS == 0) return vec3(0.0);
  int index = min(int(chance() * float(BEAMS)), BEAMS - 1);
  Beam beam = beamAt(index);
  vec3 towards;
  float irradiance = beamIrradiance(beam, point, towards);
  if (irradiance < 1e-4 || dot(normal, towards) <= 0.0) return vec3(0.0);
  float distance = length(point - beam.origin);
  if (blocked(point + normal * 2e-3, towards, distance - beam.lens * 3.0)) return vec3(0.0);
  return beam.colour * irradiance * float(BEAMS) * answer(s, normal, view, towards);
}

// The glow of screens in the air itself: one point of the way, one screen; the haze has no shadows worth tracing.
vec3 airAlong(Ray ray, float reach) {
  if (HAZE == 0.0 || SCREENS == 0) return vec3(0.0);
  float way = min(reach, 32.0);
  vec3 point = ray.origin + ray.direction * way * chance();
  int chosen = -1;
  float total = 0.0, chosenWorth = 0.0;
  for (int index = 0; index < SCREENS; index++) {
    float w = worth(screenAt(index), point);
    total += w;
    if (chance() * total < w) {
      chosen = index;
      chosenWorth = w;
    }
  }
  Screen panel = screenAt(chosen);
  vec2 uv = vec2(chance(), chance());
  vec3 to = panel.centre + panel.right * (uv.x * 2.0 - 1.0) + panel.up * (uv.y * 2.0 - 1.0) - point;
  float distance2 = dot(to, to);
  vec3 across = cross(panel.right, panel.up);
  float facing = max(-dot(normalize(across), to) * inversesqrt(distance2), 0.0);
  float solidAngle = facing * 4.0 * length(across) / max(distance2, 0.3);
  vec3 light = screenPicture(panel, uv, 4.0).rgb * solidAngle * total / chosenWorth;
  float smoke = 0.5 + clouds(point * 0.4);
  return min(light, vec3(20.0)) * vec3(0.72, 0.88, 1.15) * smoke * HAZE * 0.8 * way / (4.0 * PI);
}

// Light that haze sends along a ray: every beam is integrated across in closed form, so shafts carry no grain.
vec3 hazeAlong(Ray ray, float reach) {
  vec3 sum = vec3(0.0);
  for (int index = 0; index < BEAMS; index++) {
    Beam beam = beamAt(index);
    vec3 w = ray.origin - beam.origin;
    float b = dot(ray.direction, beam.direction), d = dot(ray.direction, w), e = dot(beam.direction, w);
    float sine2 = max(1.0 - b * b, 0.003);
    float tRay = (b * e - d) / sine2, along = (e - b * d) / sine2;
    if (tRay < 0.0) { tRay = 0.0; along = e; }
    if (tRay > reach) { tRay = reach; along = e + b * reach; }
    if (along < 0.0) continue;
    float radius = beam.lens + along * beam.spread;
    vec3 apart = w + ray.direction * tRay - beam.direction * along;
    float r2 = dot(apart, apart) / (radius * radius);
    if (r2 > 8.0) continue;
    vec3 at = ray.origin + ray.direction * tRay;
    // Haze hangs in wisps, a beam has a soft skirt, loses light on its way, and is brightest where it comes towards the lens.
    float wisp = clouds(at * vec3(0.35, 0.55, 0.35) + 3.0 * float(index));
    float smoke = 0.25 + 2.6 * wisp * wisp;
    float profile = exp(-r2 * 2.4) + 0.16 * exp(-r2 * 0.6);
    float forward = min(0.75 / (0.537 * pow(1.25 + b, 1.5)), 2.6);
    sum += beam.colour * smoke * profile * forward / (radius * sqrt(sine2)) * exp(-along * HAZE_FADE * 1.5);
  }
  sum *= HAZE;
#ifdef WONDER
  sum += wonder(ray, reach);
#endif
  return sum;
}
