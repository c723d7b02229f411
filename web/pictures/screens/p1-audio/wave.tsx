interface WaveProps {
  readonly seed: number;
  /** 0 calm to 1 loud. */
  readonly drive: number;
  readonly width: number;
  readonly height: number;
  /** Seconds of music that the width shows, over which beats and parts are spread. */
  readonly seconds: number;
}

function chance(index: number, seed: number): number {
  const value = Math.sin(index * 12.9898 + seed * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

/** How loud the music is, 0 to 1: parts, beats in them, and chance. */
function loudness(second: number, index: number, seed: number, drive: number): number {
  const part = Math.floor(second / 17 + chance(1, seed));
  const strength = 0.28 + 0.72 * chance(part, seed + 0.5) ** 0.7;
  const swell = 0.8 + 0.2 * Math.sin(second / 5 + seed);
  const beat = 0.6 + 0.4 * Math.abs(Math.cos(second * Math.PI * (1.2 + 0.4 * chance(2, seed))));
  return Math.min(1, (0.45 + 1.05 * drive) * strength * swell * beat * (0.45 + 0.75 * chance(index, seed)));
}

/** The waveform of a track, in the current colour. */
export function Wave({ seed, drive, width, height, seconds }: WaveProps) {
  const step = 3;
  const bars = Array.from({ length: Math.floor(width / step) }, (_, index) => {
    const half = (loudness((index * step * seconds) / width, index, seed, drive) * height) / 2 + 0.5;
    return `M${index * step + 1} ${(height / 2 - half).toFixed(1)}V${(height / 2 + half).toFixed(1)}`;
  });
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={bars.join('')} stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
