// Draws one moment of a show content: p runs -1..1 over the height, wider over the width; light is brought to display values.

uniform vec2 size;
uniform float time;
layout(location = 0) out vec4 colourOut;

void main() {
  vec3 sum = vec3(0.0);
  // Four points of a pixel, turned so that upright and level edges are smoothed alike.
  for (int corner = 0; corner < 4; corner++) {
    vec2 offset = (corner < 2 ? 1.0 : -1.0) * (corner % 2 == 0 ? vec2(0.125, 0.375) : vec2(0.375, -0.125));
    vec3 light = show(((gl_FragCoord.xy + offset) * 2.0 - size) / size.y, time);
    sum += clamp(light / (1.0 + max(max(light.r, light.g), light.b) * 0.35), 0.0, 1.0);
  }
  colourOut = vec4(pow(sum / 4.0, vec3(1.0 / 2.2)), 1.0);
}
