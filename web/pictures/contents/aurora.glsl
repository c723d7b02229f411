// Curtains of light as in a northern sky.
vec3 show(vec2 p, float time) {
  return auroraPicture(p, 0.4 + 0.35 * time) * 1.3;
}
