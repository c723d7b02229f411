// Everything a ray can meet: the scene's solids, its screens and its luminaires.

// The content shown at a point of a screen, with LED pixels and cabinet seams where it is an LED wall.
vec4 screenPicture(Screen panel, vec2 uv, float lod) {
  vec2 at = mix(panel.crop.xy, panel.crop.zw, uv);
  vec4 picture = textureLod(contents, vec3(at, float(panel.layer)), lod);
  if (panel.pixels.x > 0.0 && lod < 1.0) {
    vec2 led = fract(uv * panel.pixels) - 0.5;
    picture.rgb *= 0.35 + 1.35 * smoothstep(0.48, 0.22, length(led));
    vec2 cabinet = abs(fract(uv * panel.pixels / 32.0 + 0.5) - 0.5) * 32.0;
    picture.rgb *= 0.82 + 0.18 * smoothstep(0.0, 0.7, min(cabinet.x, cabinet.y));
  }
  return vec4(picture.rgb * panel.gain, picture.a);
}

void meetScreen(Ray ray, inout Hit hit, int index) {
  Screen panel = screenAt(index);
  vec3 normal = cross(panel.right, panel.up);
  float facing = dot(normal, ray.direction);
  float t = dot(normal, panel.centre - ray.origin) / facing;
  if (t < NEAR || t > hit.t) return;
  vec3 offset = ray.origin + ray.direction * t - panel.centre;
  vec2 at = vec2(dot(offset, panel.right) / dot(panel.right, panel.right), dot(offset, panel.up) / dot(panel.up, panel.up));
  if (abs(at.x) > 1.0 || abs(at.y) > 1.0) return;
  hit = Hit(t, normalize(normal) * -sign(facing), vec3(at, facing < 0.0 ? 1.0 : -1.0), SCREEN_MATERIAL, index);
}

void meetLuminaire(Ray ray, inout Hit hit, int index) {
  if (LENS_GLARE == 0.0) return;
  Beam beam = beamAt(index);
  float size = max(beam.lens, 0.02);
  // Few rays come near a luminaire; the others need not try its housing.
  vec3 apart = cross(beam.origin - ray.origin, ray.direction);
  if (dot(apart, apart) > 16.0 * size * size) return;
  float facing = dot(beam.direction, ray.direction);
  float t = dot(beam.direction, beam.origin - ray.origin) / facing;
  vec3 offset = ray.origin + ray.direction * t - beam.origin;
  if (t > NEAR && t < hit.t && dot(offset, offset) < size * size) {
    hit = Hit(t, -beam.direction * sign(facing), vec3(length(offset) / size, 0.0, -sign(facing)), LENS_MATERIAL, index);
  }
  rod(ray, hit, beam.origin - beam.direction * size * 1.25, beam.origin - beam.direction * size * 2.4, size * 1.15, HOUSING_MATERIAL);
}

Hit nearest(Ray ray) {
  Hit hit = Hit(FAR, vec3(0.0), vec3(0.0), -1, 0);
  for (int index = 0; index < SCREENS; index++) meetScreen(ray, hit, index);
  for (int index = 0; index < BEAMS; index++) meetLuminaire(ray, hit, index);
  meetScene(ray, hit);
#ifdef PEOPLED
  if (hit.index == BODY_SHAPE) hit.normal = bodyNormal(hit.local);
#endif
  return hit;
}

bool blocked(vec3 from, vec3 direction, float distance) {
  Hit hit = Hit(distance, vec3(0.0), vec3(0.0), -1, 0);
  meetScene(Ray(from, direction), hit);
  return hit.material >= 0;
}
