// The print: bloom, a lens that darkens to the corners, filmic tone curve (ACES fit by Stephen Hill), sRGB, dither.

uniform sampler2D picture;
uniform sampler2D bloom[6];
uniform vec2 size;
uniform float exposure;
uniform float glow;
uniform float vignette;
layout(location = 0) out vec4 colourOut;

float dice(vec2 p) {
  return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715))));
}

vec3 filmic(vec3 colour) {
  const mat3 into = mat3(0.59719, 0.07600, 0.02840, 0.35458, 0.90834, 0.13383, 0.04823, 0.01566, 0.83777);
  const mat3 back = mat3(1.60475, -0.10208, -0.00327, -0.53108, 1.10813, -0.07276, -0.07367, -0.00605, 1.07602);
  vec3 v = into * colour;
  vec3 a = v * (v + 0.0245786) - 0.000090537, b = v * (0.983729 * v + 0.4329510) + 0.238081;
  return clamp(back * (a / b), 0.0, 1.0);
}

void main() {
  vec2 uv = gl_FragCoord.xy / size;
  vec3 colour = texture(picture, uv).rgb;
  vec3 halo = texture(bloom[0], uv).rgb * 0.26 + texture(bloom[1], uv).rgb * 0.22 + texture(bloom[2], uv).rgb * 0.18
    + texture(bloom[3], uv).rgb * 0.14 + texture(bloom[4], uv).rgb * 0.11 + texture(bloom[5], uv).rgb * 0.09;
  colour = mix(colour, halo, glow) * exposure;
  vec2 corner = uv - 0.5;
  colour *= 1.0 - vignette * smoothstep(0.15, 0.75, dot(corner, corner) * 2.0);
  colour = filmic(colour * 1.6);
  colour = mix(colour * 12.92, 1.055 * pow(colour, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, colour));
  colourOut = vec4(colour + (dice(gl_FragCoord.xy) - 0.5) / 255.0, 1.0);
}
