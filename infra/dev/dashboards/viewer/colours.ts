import { element } from './element.ts';

/** Lines that a chart tells apart; CloudWatch ranks no more than five. */
const distinct = 5;

/** The colour of a series, as a value of CSS. */
export function seriesColour(position: number): string {
  return `var(--series-${(position % distinct) + 1})`;
}

/** A colour of CSS, thinned. @param share percent of it that is left */
export function thin(colour: string, share: number): string {
  return `color-mix(in srgb, ${colour} ${share}%, transparent)`;
}

let probe: HTMLElement | undefined;

/** What a colour of CSS is in the scheme of now, for a canvas, which knows no variables. */
export function resolved(colour: string): string {
  probe ??= document.body.appendChild(element('i', { hidden: true }));
  probe.style.color = colour;
  return getComputedStyle(probe).color;
}
