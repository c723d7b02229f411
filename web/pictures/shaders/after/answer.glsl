// How surfaces answer light: a diffuse base under a microfacet coat (GGX).

float maskingOf(float cosine, float alpha) {
  float a2 = alpha * alpha;
  return 2.0 * cosine / (cosine + sqrt(a2 + (1.0 - a2) * cosine * cosine) + 1e-6);
}

vec3 baseReflectance(Surface s) {
  return mix(vec3(s.reflectance), s.albedo, s.metal);
}

vec3 fresnel(vec3 f0, float cosine) {
  float k = 1.0 - clamp(cosine, 0.0, 1.0);
  return f0 + (1.0 - f0) * k * k * k * k * k;
}

// Light leaving towards `view` per unit of irradiance arriving from `towards`, cosine included.
vec3 answer(Surface s, vec3 normal, vec3 view, vec3 towards) {
  float nl = dot(normal, towards), nv = max(dot(normal, view), 1e-3);
  if (nl <= 0.0) return vec3(0.0);
  vec3 middle = normalize(view + towards);
  float nh = max(dot(normal, middle), 0.0), alpha = max(s.roughness * s.roughness, 0.004);
  float a2 = alpha * alpha, d = nh * nh * (a2 - 1.0) + 1.0;
  float facets = a2 / (PI * d * d);
  vec3 f = fresnel(baseReflectance(s), dot(middle, view));
  vec3 coat = f * facets * maskingOf(nl, alpha) * maskingOf(nv, alpha) / (4.0 * nv);
  return coat + (1.0 - f) * (1.0 - s.metal) * s.albedo / PI * nl;
}

vec3 diffuseDirection(vec3 normal) {
  float r = sqrt(chance()), angle = 2.0 * PI * chance();
  vec3 a, b;
  axesAround(normal, a, b);
  return normalize(a * r * cos(angle) + b * r * sin(angle) + normal * sqrt(max(1.0 - r * r, 0.0)));
}

// A mirror direction spread by roughness (visible normals after Heitz 2018); `weight` is the light kept.
vec3 coatDirection(Surface s, vec3 normal, vec3 view, out vec3 weight) {
  float alpha = max(s.roughness * s.roughness, 0.0005);
  vec3 a, b;
  axesAround(normal, a, b);
  vec3 v = vec3(dot(view, a), dot(view, b), dot(view, normal));
  vec3 stretched = normalize(vec3(alpha * v.xy, max(v.z, 1e-3)));
  vec3 t1 = stretched.z < 0.9999 ? normalize(cross(vec3(0, 0, 1), stretched)) : vec3(1, 0, 0);
  vec3 t2 = cross(stretched, t1);
  float r = sqrt(chance()), angle = 2.0 * PI * chance();
  float p1 = r * cos(angle), p2 = r * sin(angle), s1 = 0.5 * (1.0 + stretched.z);
  p2 = (1.0 - s1) * sqrt(max(1.0 - p1 * p1, 0.0)) + s1 * p2;
  vec3 m = p1 * t1 + p2 * t2 + sqrt(max(1.0 - p1 * p1 - p2 * p2, 0.0)) * stretched;
  m = normalize(vec3(alpha * m.xy, max(m.z, 1e-4)));
  vec3 middle = a * m.x + b * m.y + normal * m.z;
  vec3 towards = reflect(-view, middle);
  weight = fresnel(baseReflectance(s), dot(view, middle)) * maskingOf(max(dot(normal, towards), 0.0), alpha);
  return towards;
}
