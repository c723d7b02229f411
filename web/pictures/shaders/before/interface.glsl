// Control surfaces as one sees them on monitors and tablets: shapes only, never a word.

const vec3 PANEL = vec3(0.010, 0.013, 0.020);
const vec3 RAISED = vec3(0.026, 0.033, 0.048);
const vec3 QUIET = vec3(0.10, 0.13, 0.18);

void paint(inout vec3 canvas, vec3 colour, float cover) {
  canvas = mix(canvas, colour, clamp(cover, 0.0, 1.0));
}

// A clip on a track: body, brighter head and the waveform of its sound. `p` is relative to the clip's centre.
void clip(inout vec3 canvas, vec2 p, vec2 halfSize, vec3 tint, float seed) {
  float body = rounded(p, halfSize, 0.006, 0.0012);
  float wave = abs(p.y + halfSize.y * 0.25) - halfSize.y * 0.5 * noise(vec2(p.x * 160.0 + seed * 40.0, seed)) * noise(vec2(p.x * 14.0, seed));
  vec3 fill = tint * (0.42 + 0.28 * smoothstep(halfSize.y * 0.45, halfSize.y * 0.5, p.y));
  fill = mix(fill, tint * 1.25, smoothstep(0.003, 0.0, wave));
  paint(canvas, fill, body);
  canvas += tint * 0.5 * frame(p, halfSize, 0.006, 0.0008, 0.0008);
}

vec3 clipTint(float pick) {
  if (pick > 0.84) return AMBER * 0.95;
  return mix(vec3(0.03, 0.12, 0.42), vec3(0.22, 0.42, 0.62), fract(pick * 5.3));
}

// The tracks of a timeline over the unit square, `rows` high, with a playhead at `now`.
vec3 tracks(vec2 uv, float rows, float now, float aspect) {
  vec3 canvas = PANEL;
  float row = floor(uv.y * rows), inRow = fract(uv.y * rows) - 0.5;
  paint(canvas, PANEL * 1.5, 0.5 * mod(row, 2.0));
  paint(canvas, vec3(0.004), smoothstep(0.48, 0.5, abs(inRow)));
  canvas += QUIET * 0.12 * gridLines(uv, vec2(24.0, 1.0), 0.0006);
  float start = 0.004 - 0.25 * hash(row + 2.3);
  for (int i = 0; i < 9; i++) {
    float length = 0.06 + 0.17 * hash(row * 13.1 + float(i) * 3.7);
    float gap = hash(row * 5.3 + float(i)) > 0.6 ? 0.05 : 0.004;
    vec2 p = vec2((uv.x - start - length * 0.5) * aspect, inRow / rows);
    clip(canvas, p, vec2(length * 0.5 * aspect, 0.40 / rows), clipTint(hash(row * 3.1 + float(i) * 1.7)), row + float(i) * 0.37);
    start += length + gap;
  }
  canvas += AMBER * 2.2 * segment(vec2((uv.x - now) * aspect, 0.0), vec2(0), vec2(0), 0.0012, 0.0009);
  canvas += AMBER * 0.25 * exp(-abs(uv.x - now) * 90.0);
  return canvas;
}

// A row of sliders inside the unit square.
vec3 sliders(vec2 uv, float count, float seed) {
  vec3 canvas = PANEL * 1.3;
  float row = floor(uv.y * count), y = (fract(uv.y * count) - 0.5) / count;
  float value = 0.2 + 0.6 * hash(row * 7.7 + seed);
  vec3 tint = mod(row + seed, 4.0) < 1.0 ? AMBER : vec3(0.25, 0.48, 0.8);
  paint(canvas, QUIET * 0.6, rounded(vec2(uv.x - 0.5, y), vec2(0.4, 0.006), 0.005, 0.004));
  paint(canvas, tint, rounded(vec2(uv.x - 0.1 - value * 0.4, y), vec2(value * 0.4, 0.006), 0.005, 0.004));
  paint(canvas, vec3(0.8), disc(vec2(uv.x - 0.1 - value * 0.8, y), 0.026, 0.006));
  return canvas;
}

// A whole timeline program, 16:9: layer list, preview, inspector, tracks.
vec3 timelinePicture(vec2 uv, int show, float seed) {
  vec3 canvas = PANEL * 0.7;
  vec2 p = vec2(uv.x * 1.778, uv.y);
  if (uv.y < 0.46) {
    vec2 at = vec2((uv.x - 0.13) / 0.86, (uv.y - 0.02) / 0.40);
    if (uv.x > 0.13 && uv.x < 0.99 && at.y > 0.0 && at.y < 1.0) canvas = tracks(at, 7.0, 0.41, 3.8);
    vec2 name = vec2((uv.x - 0.015) / 0.105, at.y);
    if (uv.x < 0.12 && at.y > 0.0 && at.y < 1.0) {
      float row = floor(at.y * 7.0), y = (fract(at.y * 7.0) - 0.5) / 7.0 * 0.4;
      canvas = PANEL * 1.6;
      paint(canvas, QUIET * 1.6, rounded(vec2(p.x - 0.10, y), vec2(0.035 + 0.03 * hash(row), 0.005), 0.004, 0.001));
      paint(canvas, clipTint(hash(row * 3.1)), disc(vec2(p.x - 0.026, y), 0.009, 0.001));
    }
    if (at.y > 1.0 && uv.x > 0.13) canvas += QUIET * step(0.985, fract(uv.x * 60.0 + 0.5) + 0.9) * step(at.y, 1.06) * step(0.5, fract(uv.x * 90.0));
  } else if (uv.y < 0.94) {
    vec2 stage = (uv - vec2(0.45, 0.70)) / vec2(0.25, 0.215);
    if (abs(stage.x) < 1.0 && abs(stage.y) < 1.0) canvas = showPicture(show, stage * vec2(1.3, 0.6), seed) * 0.9;
    canvas += QUIET * 0.5 * frame(p - vec2(0.8, 0.70), vec2(0.445, 0.215), 0.004, 0.001, 0.001);
    if (uv.x < 0.185) {
      vec2 cell = vec2(uv.x / 0.185 * 2.0, (uv.y - 0.47) / 0.46 * 4.0), f = fract(cell) - 0.5;
      float pick = hash(floor(cell) + seed);
      vec3 thumb = showPicture(int(pick * 6.0), f * vec2(1.4, 0.9) + pick, pick * 9.0) * 0.6;
      paint(canvas, thumb, rounded(f * vec2(0.16, 0.115), vec2(0.066, 0.046), 0.006, 0.001));
    }
    if (uv.x > 0.72) canvas = sliders(vec2((uv.x - 0.72) / 0.28, (uv.y - 0.47) / 0.46), 9.0, seed);
  } else {
    canvas = PANEL * 1.8;
    for (int i = 0; i < 6; i++) paint(canvas, i == 3 ? AMBER : QUIET, disc(p - vec2(0.05 + 0.05 * float(i), 0.97), 0.010, 0.001));
    paint(canvas, QUIET, rounded(p - vec2(1.62, 0.97), vec2(0.09, 0.009), 0.008, 0.001));
  }
  return canvas;
}

// A window mode: pictures in pictures, the chosen one framed in the accent.
vec3 windowsPicture(vec2 uv, float aspect, float seed, int count) {
  vec2 p = vec2((uv.x - 0.5) * aspect, uv.y - 0.5);
  vec3 canvas = auroraPicture(p * vec2(1.2, 1.0), seed) * 0.35;
  for (int i = 0; i < count; i++) {
    float k = float(i);
    vec2 centre = vec2((hash(k * 3.1 + seed) - 0.5) * aspect * 0.72, (hash(k * 5.7 + seed) - 0.5) * 0.6);
    vec2 halfSize = vec2(1.6, 0.9) * (0.10 + 0.09 * hash(k * 9.1 + seed));
    vec2 q = p - centre;
    paint(canvas, vec3(0.0), 0.6 * rounded(q - vec2(0.008, -0.012), halfSize + 0.02, 0.03, 0.03));
    paint(canvas, showPicture(int(mod(k + seed, 6.0)), q / halfSize.y * 0.6, k * 2.3 + seed), rounded(q, halfSize, 0.008, 0.002));
    vec3 edge = i == count - 2 ? AMBER * 2.5 : COOL * 0.7;
    canvas += edge * frame(q, halfSize, 0.008, i == count - 2 ? 0.004 : 0.0015, 0.0015);
  }
  return canvas;
}

// A touch panel: a dial, faders and a grid of keys. Coordinates are centred, half height 0.5.
vec3 controlPicture(vec2 p, float halfWidth) {
  vec3 canvas = PANEL + DEEP * 0.02 * (0.5 - p.y);
  vec2 q = p - vec2(0.0, 0.24);
  float angle = atan(q.x, -q.y), r = length(q);
  paint(canvas, RAISED, ring(q, 0.145, 0.012, 0.002));
  paint(canvas, AMBER * 2.2, ring(q, 0.145, 0.012, 0.002) * smoothstep(1.05, 1.0, angle) * step(-2.4, angle));
  canvas += AMBER * 0.3 * exp(-abs(r - 0.145) * 26.0) * smoothstep(1.05, 0.8, angle) * smoothstep(-2.6, -2.2, angle);
  paint(canvas, RAISED * 1.4, disc(q, 0.105, 0.002));
  for (int i = 0; i < 40; i++) {
    float a = (float(i) - 19.5) / 19.5 * 2.4;
    vec2 d = vec2(sin(a), cos(a));
    paint(canvas, QUIET, segment(q, d * 0.172, d * 0.182, 0.0015, 0.001));
  }
  paint(canvas, vec3(0.9), segment(q, vec2(0.03, 0.05), vec2(0.05, 0.083), 0.004, 0.0015));
  for (int i = 0; i < 5; i++) {
    float x = (float(i) - 2.0) * halfWidth * 0.36, value = 0.05 + 0.13 * hash(float(i) * 3.3 + 1.0);
    vec2 f = p - vec2(x, -0.06);
    paint(canvas, RAISED * 1.5, rounded(f, vec2(0.006, 0.095), 0.006, 0.001));
    vec3 tint = i == 3 ? AMBER * 1.8 : vec3(0.25, 0.5, 0.9);
    paint(canvas, tint, rounded(f + vec2(0.0, 0.095 - value * 0.5), vec2(0.006, value * 0.5), 0.006, 0.001));
    paint(canvas, vec3(0.75), rounded(f + vec2(0.0, 0.095 - value), vec2(0.022, 0.012), 0.005, 0.001));
  }
  vec2 g = vec2(p.x / (halfWidth * 0.45), (p.y + 0.34) / 0.09);
  if (abs(g.x) < 2.0 && abs(g.y) < 1.5) {
    vec2 cell = floor(g + vec2(0.0, 0.5)), f = (fract(g + vec2(0.0, 0.5)) - 0.5) * vec2(halfWidth * 0.45, 0.09);
    float pick = hash(cell + 3.0);
    vec3 tint = pick > 0.8 ? AMBER * 1.8 : pick > 0.5 ? vec3(0.1, 0.26, 0.7) : RAISED * 1.6;
    paint(canvas, tint, rounded(f, vec2(halfWidth * 0.2, 0.036), 0.01, 0.0015));
    paint(canvas, tint * 0.3 + 0.5, ring(f, 0.012, 0.0016, 0.001) * step(0.3, pick));
  }
  return canvas;
}

// A line-up picture: crosshatch, circles that must be round, ramps and bars.
vec3 testPattern(vec2 uv, float aspect) {
  vec2 p = vec2((uv.x - 0.5) * aspect, uv.y - 0.5);
  vec2 square = floor((p + vec2(aspect * 0.5, 0.5)) * 16.0);
  vec3 canvas = DEEP * (0.05 + 0.05 * mod(square.x + square.y, 2.0));
  canvas += COOL * 0.55 * gridLines(p / 0.0625 * 0.0625 + 0.5 / 16.0, vec2(16.0), 0.0014);
  float fine = 0.0022;
  canvas += COOL * 1.3 * ring(p, 0.44, fine, 0.0012);
  canvas += COOL * 0.8 * (ring(p, 0.22, fine * 0.7, 0.001) + segment(p, vec2(-aspect, 0), vec2(aspect, 0), 0.0012, 0.001) + segment(p, vec2(0, -1), vec2(0, 1), 0.0012, 0.001));
  vec2 corner = abs(p) - vec2(aspect * 0.5 - 0.13, 0.37);
  canvas += COOL * (ring(corner, 0.10, fine * 0.8, 0.001) + disc(corner, 0.012, 0.001));
  vec2 bar = p / vec2(0.375, 0.0625);
  if (abs(bar.x) < 1.0 && abs(bar.y - 1.0) < 1.0) canvas = vec3(pow(floor((bar.x * 0.5 + 0.5) * 11.0) / 10.0, 2.2));
  if (abs(bar.x) < 1.0 && abs(bar.y + 1.0) < 1.0) {
    float step8 = floor((bar.x * 0.5 + 0.5) * 6.0);
    canvas = step8 < 1.0 ? vec3(0.9) : step8 < 2.0 ? AMBER * vec3(1.0, 1.6, 1.0) : step8 < 3.0 ? AMBER * 0.9 : step8 < 4.0 ? COOL * vec3(0.3, 0.7, 1.0) : step8 < 5.0 ? DEEP * 1.3 : vec3(0.02, 0.05, 0.2);
  }
  canvas += AMBER * 2.4 * frame(p, vec2(aspect * 0.5 - 0.012, 0.488), 0.0, 0.003, 0.001);
  canvas += AMBER * 2.0 * (segment(p, vec2(-0.03, 0), vec2(0.03, 0), 0.0025, 0.001) + segment(p, vec2(0, -0.03), vec2(0, 0.03), 0.0025, 0.001));
  return canvas;
}
