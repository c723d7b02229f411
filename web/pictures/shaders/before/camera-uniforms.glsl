// One pass of the camera over the picture: a thin lens, jittered for smooth edges and depth of field.

uniform vec2 resolution;
uniform vec3 eye;
uniform mat3 lookingAlong;
uniform float focalLength;
uniform float aperture;
uniform float focusDistance;
uniform vec2 shift;
uniform uint pass;
uniform int samplesPerPass;

layout(location = 0) out vec4 directOut;
layout(location = 1) out vec4 scatteredOut;
layout(location = 2) out vec4 guideOut;
layout(location = 3) out vec4 albedoOut;
