// Even light, as bright as the time that is asked for: what films light a scene with before they put moving pictures in its place.
vec3 show(vec2 p, float time) {
  return vec3(time);
}
