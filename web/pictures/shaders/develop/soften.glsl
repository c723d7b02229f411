// One octave of bloom: a wide tent over the octave before it.

uniform sampler2D picture;
uniform vec2 size;
uniform float reach;
layout(location = 0) out vec4 colourOut;

void main() {
  vec2 uv = gl_FragCoord.xy / size, texel = reach / vec2(textureSize(picture, 0));
  vec3 sum = vec3(0.0);
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
    float w = float((3 - abs(x)) * (3 - abs(y))) / 81.0;
    sum += min(texture(picture, uv + vec2(x, y) * texel).rgb, vec3(24.0)) * w;
  }
  colourOut = vec4(sum, 1.0);
}
