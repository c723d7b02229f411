// A rendered still whose walls play: what it is with dark walls, plus the light of the walls, coloured by what they show.

const int MOST_WALLS = 5;

uniform sampler2D dark;
uniform sampler2D lit;
uniform sampler2D shown[MOST_WALLS];
uniform mat3 toWall[MOST_WALLS];
uniform mat3 toMirror[MOST_WALLS];
uniform vec2 cropFrom[MOST_WALLS];
uniform vec2 cropTo[MOST_WALLS];
uniform int walls;
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

#define PICTURE(i, p, softness) lightOf(textureLod(shown[i], mix(cropFrom[i], cropTo[i], clamp(p, 0.0, 1.0)), softness).rgb)
#define SEEN(i) if (i < walls) { vec2 p = at(toWall[i], uv); float part = within(p); tint = mix(tint, lightOf(texture(shown[i], mix(cropFrom[i], cropTo[i], clamp(p, 0.0, 1.0))).rgb), part); }

void main() {
  vec2 uv = gl_FragCoord.xy / size;
  vec3 off = lightOf(texture(dark, uv).rgb), wallLight = max(lightOf(texture(lit, uv).rgb) - off, 0.0);
  // Where no wall is seen, its light comes from about the nearest part of the first one, or by way of the floor.
  vec2 near = at(toWall[0], uv), below = at(toMirror[0], uv);
  float mirror = smoothstep(0.02, -0.06, near.y);
  vec3 air = PICTURE(0, near, 6.5) * 0.6 + PICTURE(0, vec2(0.5), 9.0) * 0.4;
  vec3 floorLight = PICTURE(0, below, 4.0);
  vec3 tint = mix(air, floorLight, mirror * 0.8);
  SEEN(0)
  SEEN(1)
  SEEN(2)
  SEEN(3)
  SEEN(4)
  colourOut = vec4(pow(off + wallLight * tint, vec3(1.0 / 2.2)), 1.0);
}
