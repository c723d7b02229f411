Ray cameraRay(vec2 pixel) {
  // Tent filter: neighbouring pixels share samples, so edges stay calm after encoding.
  vec2 jitter = vec2(chance() + chance(), chance() + chance()) - 1.0;
  vec2 film = (2.0 * (pixel + 0.5 + jitter * 0.8) - resolution) / resolution.y + shift;
  vec3 direction = vec3(film, -focalLength);
  vec3 focus = direction * focusDistance / focalLength;
  float r = sqrt(chance()) * aperture, angle = 2.0 * PI * chance();
  vec3 lens = vec3(r * cos(angle), r * sin(angle), 0.0);
  return Ray(eye + lookingAlong * lens, normalize(lookingAlong * (focus - lens)));
}

void main() {
  directOut = scatteredOut = guideOut = albedoOut = vec4(0.0);
  for (int i = 0; i < samplesPerPass; i++) {
    seedChance(uvec2(gl_FragCoord.xy), pass * 64u + uint(i));
    Exposure part = follow(cameraRay(floor(gl_FragCoord.xy)));
    float light = luminance(part.scattered);
    directOut += vec4(part.direct, 1.0);
    scatteredOut += vec4(part.scattered, light * light);
    guideOut += part.guide;
    albedoOut += vec4(part.albedo, 1.0);
  }
}
