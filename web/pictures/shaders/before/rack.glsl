// Faces of rack units: vents, screws, ports. Coordinates are metres on the face, origin in its middle.

// A bright room would bleach the coat that the dark studio needs.
#ifdef DAYLIGHT
const float STEEL_TONE = 0.4;
#else
const float STEEL_TONE = 1.0;
#endif

// Hexagonal perforation: 1 inside a hole. `pitchOf` is the distance of holes.
float hexHoles(vec2 p, float pitchOf) {
  vec2 q = p / pitchOf;
  vec2 s = vec2(1.0, 1.7320508);
  vec2 a = mod(q, s) - s * 0.5, b = mod(q - s * 0.5, s) - s * 0.5;
  vec2 near = dot(a, a) < dot(b, b) ? a : b;
  near = abs(near);
  return smoothstep(0.40, 0.34, max(near.x * 0.5 + near.y * 0.8660254, near.x));
}

// A hollow in the face: dark, with a lit lower lip where it catches light.
void hollow(inout Surface s, float cover) {
  s.albedo = mix(s.albedo, vec3(0.006), cover);
  s.roughness = mix(s.roughness, 0.6, cover);
  if (cover > 0.5) s.metal = 0.0;
}

void lamp(inout Surface s, vec2 p, float radius, vec3 colour) {
  s.emission += colour * smoothstep(radius, radius * 0.6, length(p));
}

// Four mounting slots in the ears of a 19-inch front; `halfSize` is the front's.
float earSlots(vec2 p, vec2 halfSize, float spacing) {
  vec2 q = vec2(abs(p.x) - (halfSize.x - 0.009), abs(p.y) - spacing);
  return smoothstep(0.0004, -0.0004, roundedDistance(q, vec2(0.005, 0.0033), 0.0032));
}

// Fine powder coat, nearly black.
Surface paintedSteel(vec2 p) {
  Surface s = gloss(vec3(0.030, 0.031, 0.035) * STEEL_TONE, 0.40 + 0.08 * noise(p * 5200.0));
  s.reflectance = 0.06 * STEEL_TONE;
  return s;
}

// Anodised front, brushed along x: tone and gloss vary in fine lines.
Surface brushedSteel(vec2 p) {
  float lines = noise(vec2(p.x * 60.0, p.y * 9000.0));
  Surface s = gloss(vec3(0.040, 0.042, 0.048) * STEEL_TONE * (0.8 + 0.4 * lines), 0.34 + 0.1 * lines);
  s.reflectance = 0.12 * STEEL_TONE;
  return s;
}
