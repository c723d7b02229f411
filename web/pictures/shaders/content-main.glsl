// Draws one layer of screen content.

uniform int layer;
uniform vec2 size;
layout(location = 0) out vec4 colourOut;

void main() {
  colourOut = content(layer, gl_FragCoord.xy / size);
}
