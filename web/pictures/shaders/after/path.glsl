// Follows light backwards from the lens. Parts are kept apart, because only the scattered part has grain to remove.

// Stages are dark: what a third bounce adds is not seen, and takes a third of the time.
const int BOUNCES = 2;

struct Exposure {
  vec3 direct;
  vec3 scattered;
  vec4 guide;
  vec3 albedo;
};

// The level of a picture whose texels are as large as a pixel there; without it, small type sparkles.
float levelAt(Screen panel, float distance) {
  float texels = 2048.0 * (panel.crop.z - panel.crop.x) / (2.0 * length(panel.right));
  return max(log2(distance * texels * 2.0 / (resolution.y * focalLength)) - 0.4, 0.0);
}

Surface surfaceOf(Hit hit, vec3 point) {
  if (hit.material == SCREEN_MATERIAL) {
    Screen panel = screenAt(hit.index);
    vec3 light = hit.local.z > 0.0 ? screenPicture(panel, hit.local.xy * 0.5 + 0.5, levelAt(panel, hit.t)).rgb : vec3(0.0);
    return Surface(vec3(0.012), panel.pixels.x > 0.0 ? 0.6 : 0.2, 0.03, 0.0, light);
  }
  if (hit.material == LENS_MATERIAL) {
    vec3 light = beamAt(hit.index).colour;
    float lit = step(0.0, -hit.local.z) * smoothstep(1.05, 0.3, hit.local.x);
    return glowing(light / max(luminance(light), 0.1) * lit * LENS_GLARE);
  }
  if (hit.material == HOUSING_MATERIAL) return gloss(vec3(0.01), 0.4);
  if (hit.material >= 900) return surfaceOfProp(hit);
  return surfaceAt(hit, point);
}

Exposure follow(Ray ray) {
  Exposure result = Exposure(vec3(0.0), vec3(0.0), vec4(0.0, 0.0, 0.0, FAR), vec3(1.0));
  vec3 kept = vec3(1.0);
  bool mirrored = true;
  int bounce = 0;
  for (int step = 0; step < BOUNCES + 14; step++) {
    Hit hit = nearest(ray);
    vec3 seen = mirrored ? hazeAlong(ray, hit.t) : vec3(0.0);
    vec3 point = ray.origin + ray.direction * hit.t;
    Surface s = matte(vec3(0.0));
    float opacity = 1.0;
    if (hit.material < 0) {
      seen += skyAt(ray.direction);
    } else {
      s = surfaceOf(hit, point);
      bool sampledAlready = hit.material == SCREEN_MATERIAL && !mirrored;
      if (!sampledAlready) seen += s.emission;
      if (hit.material == SCREEN_MATERIAL) {
        Screen panel = screenAt(hit.index);
        opacity = screenPicture(panel, hit.local.xy * 0.5 + 0.5, 0.0).a;
      }
    }
    if (bounce == 0) result.direct += kept * seen;
    else result.scattered += min(kept * seen, vec3(12.0));
    if (bounce == 0) result.scattered += kept * airAlong(ray, hit.t);
    if (hit.material < 0) {
      if (bounce == 0) result.guide = vec4(-ray.direction, 1000.0);
      break;
    }
    if (opacity < 0.995) {
      kept *= 1.0 - opacity;
      ray.origin = point + ray.direction * 1e-3;
      continue;
    }
    vec3 view = -ray.direction;
    if (bounce == 0) {
      result.guide = vec4(hit.normal, length(point - eye));
      result.albedo = s.albedo;
    }
    if (bounce >= BOUNCES) break;
    vec3 arriving = fromScreens(s, point, hit.normal, view) + fromBeams(s, point, hit.normal, view);
    result.scattered += min(kept * arriving, vec3(12.0));
    vec3 f = fresnel(baseReflectance(s), dot(hit.normal, view));
    float coatShare = s.metal > 0.5 ? 1.0 : clamp(luminance(f) / (luminance(f) + luminance(s.albedo) * (1.0 - luminance(f)) + 1e-4), 0.1, 0.95);
    if (chance() < coatShare) {
      vec3 weight;
      ray = Ray(point + hit.normal * 1.5e-3, coatDirection(s, hit.normal, view, weight));
      if (dot(ray.direction, hit.normal) <= 0.0) break;
      kept *= weight / coatShare;
      mirrored = true;
    } else {
      ray = Ray(point + hit.normal * 1.5e-3, diffuseDirection(hit.normal));
      kept *= s.albedo * (1.0 - f) / (1.0 - coatShare);
      mirrored = false;
    }
    if (max(kept.r, max(kept.g, kept.b)) < 0.004) break;
    bounce++;
  }
  return result;
}
