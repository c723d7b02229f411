/** From where to where an axis of values goes, and what lies between two of its lines. */
export interface ValueScale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/**
 * Goes from zero, in round steps, to the first above the highest value.
 * @param most steps that there is room for
 * @param areWhole whether only whole numbers can be measured
 */
export function valueScale(lowest: number, highest: number, most: number, areWhole: boolean): ValueScale {
  const [low, high] = [Math.min(0, lowest), Math.max(0, highest)];
  if (low === high) return { from: 0, to: 1, step: 1 };
  const power = 10 ** Math.floor(Math.log10((high - low) / most));
  const candidates = [1, 2, 5, 10, 20, 50].map((part) => part * power);
  const fits = (step: number) => Math.ceil(high / step) - Math.floor(low / step) <= most;
  const fitting = candidates.find(fits) ?? high - low;
  const step = areWhole ? Math.max(1, fitting) : fitting;
  return { from: Math.floor(low / step) * step, to: Math.ceil(high / step) * step, step };
}

/** Where its lines lie. */
export function linesOf({ from, to, step }: ValueScale): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, position) => from + position * step);
}
