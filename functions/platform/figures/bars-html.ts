import { type Fragment, markup } from '../html/fragment.ts';

// CloudWatch shows no script, and draws text in the colour of its theme, light or dark: what has a colour here is seen on both.

/** Colours of the parts of a figure: each is told from white and from CloudWatch's dark ground by 3:1. */
export const partColours = ['#d9730d', '#2f7fd6', '#2a9d5f', '#8b6fd6', '#d05a8c'] as const;

/** A count of one day, with what is said of it. */
interface Bar {
  readonly day: string;
  /** In the order of the parts; a count below zero is not drawn. */
  readonly counts: readonly number[];
  /** What the same day counted in the days before. */
  readonly before: number;
  readonly text: string;
}

const [wide, high] = [10, 100];

/**
 * Bars of days, each made of its parts, and a line for the days before. All is stretched to the width that there is, so nothing in it is text.
 * @param text what the picture shows, for those who do not see it
 */
export function barsHtml(bars: readonly Bar[], text: string, pixels: number): Fragment {
  const drawn = bars.map((bar) => bar.counts.map((count) => Math.max(0, count)));
  const most = Math.max(1, ...drawn.map(sum), ...bars.map(({ before }) => before));
  const heightOf = (count: number) => (count / most) * high;
  const columns = bars.map(({ day, text: title }, at) => {
    const counts = drawn[at] ?? [];
    const rects = counts.map((count, part) => {
      if (count === 0) return markup``;
      const top = high - heightOf(sum(counts.slice(0, part + 1)));
      return markup`<rect x="${at * wide + 1}" y="${top.toFixed(2)}" width="${wide - 2}" height="${heightOf(count).toFixed(2)}" fill="${partColours[part] ?? partColours[0]}"></rect>`;
    });
    return markup`<g>${rects}<title>${day}: ${title}</title></g>`;
  });
  const line = bars.map(
    ({ before }, at) => `${at * wide + wide / 2},${(high - heightOf(Math.max(0, before))).toFixed(2)}`,
  );
  const isCompared = bars.some(({ before }) => before > 0);
  const comparison = isCompared
    ? markup`<polyline points="${line.join(' ')}" fill="none" stroke="currentColor" stroke-opacity="0.55" stroke-width="1.5" stroke-dasharray="4 3" vector-effect="non-scaling-stroke"></polyline>`
    : markup``;
  return markup`<svg viewBox="0 0 ${bars.length * wide} ${high}" preserveAspectRatio="none" width="100%" height="${pixels}" style="display:block" role="img" aria-label="${text}">${columns}${comparison}</svg>`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
