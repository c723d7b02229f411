import type uPlot from 'uplot';
import { element } from './element.ts';

/** A line of what is told of a moment. */
export interface Told {
  readonly label: string;
  readonly colour: string;
  readonly value: string;
  /** What it was a week before; empty when that is not compared. */
  readonly before: string;
}

/**
 * Tells the values at the time under the pointer, or at the one chosen with the arrow keys, of the chart that has the focus.
 * @param titleOf the moment at a position
 * @param tell its values
 */
export function tooltip(
  titleOf: (position: number) => string,
  tell: (position: number) => readonly Told[],
): uPlot.Plugin {
  const box = element('div', { className: 'tooltip', hidden: true });
  const hide = (plot: uPlot) => plot.setCursor({ left: -10, top: -10 });

  /** The other charts show the same time, but tell nothing. */
  const follow = (plot: uPlot) => {
    const { idx, left = -1 } = plot.cursor;
    const isAsked = plot.over.matches(':hover') || plot.root.parentElement?.matches(':focus-visible');
    box.hidden = !isAsked || left < 0 || idx === null || idx === undefined;
    if (box.hidden || idx === null || idx === undefined) return;
    const told = tell(idx);
    const lines = told.map(({ label, colour, value, before }) => {
      const swatch = element('i', { className: 'swatch' });
      swatch.style.background = colour;
      return element(
        'li',
        {},
        swatch,
        element('span', { className: 'name' }, label),
        element('b', {}, value),
        element('small', {}, before),
      );
    });
    const compared = told.some(({ before }) => before !== '') ? [element('span', {}, 'week before')] : [];
    box.replaceChildren(element('p', {}, titleOf(idx), ...compared), element('ul', {}, ...lines));
    const isRight = left > plot.over.clientWidth / 2;
    const edge = isRight ? left - 12 - box.offsetWidth : left + 12;
    const most = plot.over.clientWidth - box.offsetWidth;
    box.style.translate = `${Math.round(Math.max(Math.min(0, most), Math.min(edge, most)))}px 0`;
  };

  const choose = (plot: uPlot, event: KeyboardEvent) => {
    const times = plot.data[0];
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -times.length, End: times.length }[event.key];
    if (event.key === 'Escape') hide(plot);
    if (step === undefined) return;
    event.preventDefault();
    box.ariaLive = 'polite';
    const current = plot.cursor.idx ?? times.length - 1;
    const time = times[Math.min(Math.max(current + step, 0), times.length - 1)] ?? 0;
    plot.setCursor({ left: plot.valToPos(time, 'x'), top: 0 });
  };

  return {
    hooks: {
      ready: (plot) => {
        plot.over.append(box);
        const place = plot.root.parentElement;
        if (!place) return;
        place.tabIndex = 0;
        place.onkeydown = (event) => choose(plot, event);
        place.onblur = () => hide(plot);
      },
      setCursor: follow,
    },
  };
}
