interface WaveformProps {
  /** Another number gives another sound. */
  readonly seed: number;
  /** How many peaks are drawn. */
  readonly peaks: number;
}

/** Loudness between 0.06 and 1: slow phrases, quick beats, and some chance that is the same every time. */
function loudnessAt(index: number, seed: number): number {
  const phrase = 0.5 + 0.5 * Math.sin(index * 0.043 + seed * 1.7) * Math.sin(index * 0.017 + seed);
  const beat = 0.55 + 0.45 * Math.abs(Math.sin(index * 0.61 + seed * 2.3));
  const chance = Math.abs(Math.sin((index + 1) * 12.9898 + seed * 78.233) * 43758.5453) % 1;
  return Math.max(0.06, phrase * beat * (0.45 + 0.55 * chance));
}

/** A sound's peaks, filling its box. */
export function Waveform({ seed, peaks }: WaveformProps) {
  const bars = Array.from({ length: peaks }, (_, index) => {
    const half = loudnessAt(index, seed) * 48;
    return `M${index + 0.5} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      viewBox={`0 0 ${peaks} 100`}
      preserveAspectRatio="none"
      style={{ display: 'block' }}
    >
      <path d={bars.join('')} stroke="currentColor" strokeWidth="0.62" fill="none" />
    </svg>
  );
}
