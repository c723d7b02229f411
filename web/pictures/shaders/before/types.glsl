// The vocabulary every scene is written in. Lengths are metres, y is up, the camera usually looks towards -z.

const float PI = 3.14159265;
const float FAR = 1e5;

// The one palette of the site: blue-black stage, cool white light, a single amber accent (linear RGB).
const vec3 STAGE = vec3(0.0021, 0.0027, 0.0048);
const vec3 COOL = vec3(0.62, 0.80, 1.0);
const vec3 DEEP = vec3(0.05, 0.17, 0.62);
const vec3 AMBER = vec3(1.0, 0.33, 0.047);

// The paper of the light scheme as light: bright enough to come out of the print as its tone.
const vec3 PAPER = vec3(2.45, 2.30, 2.02);

struct Ray {
  vec3 origin;
  vec3 direction;
};

// What a ray met. `local` is the point in the solid's own frame, `index` tells screens apart.
struct Hit {
  float t;
  vec3 normal;
  vec3 local;
  int material;
  int index;
};

// How a point answers light. `metal` 1 takes the reflection colour from albedo.
struct Surface {
  vec3 albedo;
  float roughness;
  float reflectance;
  float metal;
  vec3 emission;
};

// A flat panel of light. `right` and `up` are half extents; `crop` is the part of the content layer it shows
// (u0, v0, u1, v1); `pixels` counts visible LEDs across and up (0 for a smooth display).
struct Screen {
  vec3 centre;
  vec3 right;
  vec3 up;
  int layer;
  vec4 crop;
  float gain;
  vec2 pixels;
};

// A luminaire: `lens` is its radius at the origin, `spread` the tangent of its half angle.
struct Beam {
  vec3 origin;
  vec3 direction;
  float lens;
  float spread;
  vec3 colour;
};

const int SCREEN_MATERIAL = 1000;
const int LENS_MATERIAL = 1001;
const int HOUSING_MATERIAL = 1002;

const vec4 WHOLE = vec4(0.0, 0.0, 1.0, 1.0);

Surface matte(vec3 albedo) {
  return Surface(albedo, 0.7, 0.02, 0.0, vec3(0.0));
}

Surface gloss(vec3 albedo, float roughness) {
  return Surface(albedo, roughness, 0.04, 0.0, vec3(0.0));
}

Surface metal(vec3 albedo, float roughness) {
  return Surface(albedo, roughness, 0.5, 1.0, vec3(0.0));
}

Surface glowing(vec3 emission) {
  return Surface(vec3(0.02), 0.5, 0.02, 0.0, emission);
}

float luminance(vec3 colour) {
  return dot(colour, vec3(0.2126, 0.7152, 0.0722));
}

mat3 yaw(float angle) {
  float c = cos(angle), s = sin(angle);
  return mat3(c, 0.0, -s, 0.0, 1.0, 0.0, s, 0.0, c);
}

mat3 pitch(float angle) {
  float c = cos(angle), s = sin(angle);
  return mat3(1.0, 0.0, 0.0, 0.0, c, s, 0.0, -s, c);
}

mat3 roll(float angle) {
  float c = cos(angle), s = sin(angle);
  return mat3(c, s, 0.0, -s, c, 0.0, 0.0, 0.0, 1.0);
}

// Two axes square to a direction, for discs, lenses and lobes.
void axesAround(vec3 n, out vec3 a, out vec3 b) {
  float s = n.z >= 0.0 ? 1.0 : -1.0;
  float k = -1.0 / (s + n.z);
  float m = n.x * n.y * k;
  a = vec3(1.0 + s * n.x * n.x * k, s * m, -s * n.x);
  b = vec3(m, s + n.y * n.y * k, -n.y);
}

// What the screens show, drawn once per scene before any ray is cast.
uniform sampler2DArray contents;
