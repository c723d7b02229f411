// A rendered still whose walls play: what it is with dark walls, plus the light of the walls, coloured by what they show.

const int MOST_WALLS = 5;

uniform sampler2D dark;
uniform sampler2D lit;
uniform sampler2D shown;
uniform mat3 toWall[MOST_WALLS];
uniform mat3 toMirror[MOST_WALLS];
uniform vec2 cropFrom[MOST_WALLS];
uniform vec2 cropTo[MOST_WALLS];
uniform int walls;
// Light that the scene's lamps of either colour give after a cue, and how far it has come.
uniform vec3 amberBecomes;
uniform vec3 coolBecomes;
uniform float lampsChanged;
uniform vec2 size;
layout(location = 0) out vec4 colourOut;

vec3 lightOf(vec3 shownValue) {
  return pow(shownValue, vec3(2.2));
}

vec2 at(mat3 map, vec2 uv) {
  vec3 h = map * vec3(uv, 1.0);
  return h.xy / h.z;
}

// 1 inside, falling over one pixel at the rim.
float within(vec2 p) {
  vec2 edge = fwidth(p), inside = smoothstep(-0.5 * edge, 0.5 * edge, p) * smoothstep(-0.5 * edge, 0.5 * edge, 1.0 - p);
  return inside.x * inside.y;
}

vec3 picture(int wall, vec2 p, float softness) {
  return lightOf(textureLod(shown, mix(cropFrom[wall], cropTo[wall], clamp(p, 0.0, 1.0)), softness).rgb);
}

// Lamps are amber or cool: light is a sum of both, and of a green that remains what it is.
vec3 fromLamps(vec3 light) {
  const vec3 AMBER = vec3(1.0, 0.33, 0.047), COOL = vec3(0.62, 0.80, 1.0), GREEN = vec3(0.0, 1.0, 0.0);
  const mat3 PARTS = inverse(mat3(AMBER, COOL, GREEN));
  vec3 parts = PARTS * light;
  vec3 changed = mat3(amberBecomes, coolBecomes, GREEN) * vec3(parts.xy, max(parts.z, 0.0) * 0.3);
  return mix(light, max(changed, 0.0), lampsChanged);
}

void main() {
  vec2 uv = gl_FragCoord.xy / size;
  vec3 off = lightOf(texture(dark, uv).rgb), wallLight = max(lightOf(texture(lit, uv).rgb) - off, 0.0);
  // Where no wall is seen, its light comes from about the nearest part of the first one, or by way of the floor.
  vec2 near = at(toWall[0], uv), below = at(toMirror[0], uv);
  float mirror = smoothstep(0.02, -0.06, near.y);
  vec3 air = picture(0, near, 6.5) * 0.6 + picture(0, vec2(0.5), 9.0) * 0.4;
  vec3 floorLight = picture(0, below, 4.0);
  vec3 tint = mix(air, floorLight, mirror * 0.8);
  for (int wall = 0; wall < MOST_WALLS; wall++) {
    if (wall >= walls) break;
    vec2 p = at(toWall[wall], uv), q = mix(cropFrom[wall], cropTo[wall], clamp(p, 0.0, 1.0));
    tint = mix(tint, lightOf(texture(shown, q).rgb), within(p));
  }
  colourOut = vec4(pow(fromLamps(off) + wallLight * tint, vec3(1.0 / 2.2)), 1.0);
}
