// Threads of light drifting across a wide wall.
vec3 show(vec2 p, float time) {
  return silkPicture(p, 0.8 + 0.5 * time) * 1.2;
}
