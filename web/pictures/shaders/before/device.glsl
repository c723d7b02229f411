// A device that is seen from one side, and what its back has. Only scenes that use `placed` get these.

// From the device's own frame, whose front looks along z, to the studio's, where the side that is seen does.
vec3 placed(vec3 v) {
#if defined(SEEN_BACK)
  return vec3(-v.x, v.y, -v.z);
#elif defined(SEEN_SIDE)
  return vec3(-v.z, v.y, v.x);
#else
  return v;
#endif
}

vec3 unplaced(vec3 v) {
#if defined(SEEN_BACK)
  return vec3(-v.x, v.y, -v.z);
#elif defined(SEEN_SIDE)
  return vec3(v.z, v.y, -v.x);
#else
  return v;
#endif
}

// Half a box's size, turned with it.
vec3 placedSize(vec3 size) {
#if defined(SEEN_SIDE)
  return size.zyx;
#else
  return size;
#endif
}

// A part of the face in its own bare metal, with a groove around it.
void plate(inout Surface s, vec2 p, vec2 halfSize) {
  float edge = roundedDistance(p, halfSize, 0.002), cover = smoothstep(0.0003, -0.0003, edge);
  s.albedo = mix(s.albedo, vec3(0.105, 0.107, 0.112) * STEEL_TONE, cover);
  s.reflectance = mix(s.reflectance, 0.14 * STEEL_TONE, cover);
  hollow(s, smoothstep(0.0007, 0.0, abs(edge) - 0.0003));
}

// A rim of bright metal around a dark opening.
void opening(inout Surface s, float edge) {
  float rim = smoothstep(0.0003, -0.0003, abs(edge - 0.0007) - 0.0006);
  s.albedo = mix(s.albedo, vec3(0.55, 0.56, 0.58), rim);
  s.roughness = mix(s.roughness, 0.25, rim);
  s.reflectance = mix(s.reflectance, 0.5, rim);
  hollow(s, smoothstep(0.0002, -0.0002, edge));
}

// DisplayPort: long along x, one corner cut, a tongue in it.
void displayPort(inout Surface s, vec2 p) {
  float edge = max(roundedDistance(p, vec2(0.0083, 0.0031), 0.0008), dot(p, normalize(vec2(1.0, -1.0))) - 0.0066);
  opening(s, edge);
  s.albedo = mix(s.albedo, vec3(0.06), rounded(p - vec2(0.0, 0.0004), vec2(0.0062, 0.0007), 0.0003, 0.0002));
}

// A capture channel: narrower towards its lower edge.
void capturePort(inout Surface s, vec2 p) {
  float lean = max(-p.y - 0.0004, 0.0) * 0.9;
  opening(s, roundedDistance(p + vec2(sign(p.x) * lean, 0.0), vec2(0.0072, 0.0029), 0.0008));
  s.albedo = mix(s.albedo, vec3(0.06), rounded(p - vec2(0.0, 0.0003), vec2(0.0052, 0.0006), 0.0003, 0.0002));
}

// Network: square, with the notch of its latch, and two lamps.
void networkPort(inout Surface s, vec2 p) {
  opening(s, min(roundedDistance(p, vec2(0.0068, 0.0048), 0.0006), roundedDistance(p + vec2(0.0, 0.0056), vec2(0.0032, 0.0022), 0.0005)));
  lamp(s, p - vec2(-0.0048, 0.0034), 0.0011, vec3(0.15, 1.0, 0.35) * 4.0);
  lamp(s, p - vec2(0.0048, 0.0034), 0.0011, AMBER * 4.0);
}

void usbPort(inout Surface s, vec2 p) {
  opening(s, roundedDistance(p, vec2(0.0066, 0.0029), 0.0006));
  s.albedo = mix(s.albedo, vec3(0.02, 0.08, 0.42), rounded(p - vec2(0.0, 0.0009), vec2(0.0055, 0.0009), 0.0002, 0.0002));
}

// The inlet of the mains: two corners cut, three blades.
void powerInlet(inout Surface s, vec2 p) {
  hollow(s, smoothstep(0.0006, 0.0, abs(roundedDistance(p, vec2(0.0185, 0.0145), 0.002)) - 0.0004));
  opening(s, max(roundedDistance(p, vec2(0.0122, 0.0085), 0.0012), dot(vec2(abs(p.x), p.y), normalize(vec2(1.0, 1.0))) - 0.0119));
  float blades = max(rounded(vec2(abs(p.x) - 0.0068, p.y + 0.002), vec2(0.001, 0.003), 0.0002, 0.0002), rounded(p - vec2(0.0, 0.003), vec2(0.001, 0.003), 0.0002, 0.0002));
  s.albedo = mix(s.albedo, vec3(0.5, 0.5, 0.52), blades);
}

// A fan behind its guard of rings.
void fan(inout Surface s, vec2 p, float radius) {
  float r = length(p), turn = atan(p.y, p.x);
  float disc = smoothstep(0.0004, -0.0004, r - radius);
  float blade = 0.5 + 0.5 * sin(turn * 7.0 + r / radius * 3.0);
  hollow(s, disc);
  s.albedo = mix(s.albedo, vec3(0.022, 0.023, 0.026) * (0.3 + blade), disc);
  float wire = max(smoothstep(0.0009, 0.0005, abs(mod(r, radius * 0.2) - radius * 0.1)), smoothstep(0.0012, 0.0008, abs(abs(p.x) - abs(p.y)) * 0.7071)) * step(r, radius);
  float hub = smoothstep(0.0004, -0.0004, r - radius * 0.26);
  s.albedo = mix(s.albedo, vec3(0.26, 0.265, 0.28), max(wire, hub * 0.25));
  s.roughness = mix(s.roughness, 0.3, wire);
  s.reflectance = mix(s.reflectance, 0.3, wire);
  hollow(s, smoothstep(0.0006, 0.0, abs(r - radius * 1.06) - 0.0004));
}

// Screws at the corners of a part.
void screws(inout Surface s, vec2 p, vec2 apart) {
  vec2 q = vec2(abs(p.x) - apart.x, abs(p.y) - apart.y);
  float head = disc(q, 0.0026, 0.0003);
  s.albedo = mix(s.albedo, vec3(0.4, 0.41, 0.43), head);
  s.roughness = mix(s.roughness, 0.3, head);
  hollow(s, max(segment(q, vec2(-0.0014, 0), vec2(0.0014, 0), 0.0003, 0.0001), segment(q, vec2(0, -0.0014), vec2(0, 0.0014), 0.0003, 0.0001)));
}
