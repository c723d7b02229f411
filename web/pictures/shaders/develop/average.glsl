// Turns accumulated sums into means; alpha of the scattered light becomes the variance of its mean.

uniform sampler2D light;
uniform sampler2D guide;
uniform sampler2D albedo;
uniform float samples;
layout(location = 0) out vec4 lightOut;
layout(location = 1) out vec4 guideOut;
layout(location = 2) out vec4 albedoOut;

void main() {
  ivec2 here = ivec2(gl_FragCoord.xy);
  vec4 sum = texelFetch(light, here, 0) / samples;
  float mean = dot(sum.rgb, vec3(0.2126, 0.7152, 0.0722));
  lightOut = vec4(sum.rgb, max(sum.a - mean * mean, 0.0) / samples);
  vec4 where = texelFetch(guide, here, 0) / samples;
  guideOut = vec4(where.xyz / max(length(where.xyz), 1e-5), where.w);
  albedoOut = texelFetch(albedo, here, 0) / samples;
}
