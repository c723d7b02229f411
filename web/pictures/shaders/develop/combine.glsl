// Direct and scattered light together: the negative that is developed.

uniform sampler2D light;
uniform sampler2D direct;
uniform float samples;
layout(location = 0) out vec4 colourOut;

void main() {
  ivec2 here = ivec2(gl_FragCoord.xy);
  colourOut = vec4(texelFetch(light, here, 0).rgb + texelFetch(direct, here, 0).rgb / samples, 1.0);
}
