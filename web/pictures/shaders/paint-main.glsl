// Draws one moment of a show content: p runs -1..1 over the height, wider over the width; light is brought to display values.

uniform vec2 size;
uniform float time;
layout(location = 0) out vec4 colourOut;

void main() {
  vec2 p = (gl_FragCoord.xy * 2.0 - size) / size.y;
  vec3 light = show(p, time);
  vec3 shown = light / (1.0 + max(max(light.r, light.g), light.b) * 0.35);
  colourOut = vec4(pow(clamp(shown, 0.0, 1.0), vec3(1.0 / 2.2)), 1.0);
}
