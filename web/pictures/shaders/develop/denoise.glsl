// One step of an edge-avoiding wavelet filter over the scattered light. It respects surfaces (normal, plane, albedo)
// and how sure each pixel is of its own brightness (variance), so reflections keep their shape.

uniform sampler2D light;
uniform sampler2D guide;
uniform sampler2D albedo;
uniform vec2 resolution;
uniform mat3 lookingAlong;
uniform float focalLength;
uniform vec2 shift;
uniform int stride;
uniform float strength;
layout(location = 0) out vec4 colourOut;

vec3 positionOf(vec2 pixel, float depth) {
  vec2 film = (2.0 * (pixel + 0.5) - resolution) / resolution.y + shift;
  return normalize(lookingAlong * vec3(film, -focalLength)) * depth;
}

void main() {
  ivec2 here = ivec2(gl_FragCoord.xy);
  vec4 own = texelFetch(light, here, 0), ownGuide = texelFetch(guide, here, 0);
  vec3 ownAlbedo = texelFetch(albedo, here, 0).rgb;
  vec3 ownPosition = positionOf(vec2(here), ownGuide.w);
  float ownLight = dot(own.rgb, vec3(0.2126, 0.7152, 0.0722));
  float spread = 0.0, spreadWeight = 0.0;
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    float w = 1.0 / float((1 + abs(x)) * (1 + abs(y)));
    spread += w * texelFetch(light, clamp(here + ivec2(x, y), ivec2(0), ivec2(resolution) - 1), 0).a;
    spreadWeight += w;
  }
  float sigma = strength * sqrt(max(spread / spreadWeight, 0.0)) + 1e-5;
  vec3 sum = vec3(0.0);
  float total = 0.0, variance = 0.0;
  const float kernel[3] = float[3](0.375, 0.25, 0.0625);
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
    ivec2 at = here + ivec2(x, y) * stride;
    if (any(lessThan(at, ivec2(0))) || any(greaterThanEqual(at, ivec2(resolution)))) continue;
    vec4 other = texelFetch(light, at, 0), otherGuide = texelFetch(guide, at, 0);
    float w = kernel[abs(x)] * kernel[abs(y)];
    w *= pow(max(dot(ownGuide.xyz, otherGuide.xyz), 0.0), 48.0);
    w *= exp(-abs(dot(ownGuide.xyz, positionOf(vec2(at), otherGuide.w) - ownPosition)) / (0.004 * ownGuide.w + 1e-4));
    // Relative, because nearly black materials carry their pattern in small differences.
    vec3 otherAlbedo = texelFetch(albedo, at, 0).rgb;
    w *= exp(-5.0 * length(otherAlbedo - ownAlbedo) / (length(otherAlbedo + ownAlbedo) + 0.01));
    w *= exp(-abs(dot(other.rgb, vec3(0.2126, 0.7152, 0.0722)) - ownLight) / sigma);
    if (x == 0 && y == 0) w = max(w, 0.02);
    sum += other.rgb * w;
    variance += other.a * w * w;
    total += w;
  }
  colourOut = vec4(sum / total, variance / (total * total));
}
