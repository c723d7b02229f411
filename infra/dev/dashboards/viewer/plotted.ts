import uPlot from 'uplot';
import { element } from './element.ts';
import { dataOf, type LineLook, type Lines, plotOptions } from './plot.ts';

/** A chart in its place, which it fills. */
export interface Plotted {
  readonly element: HTMLElement;
  /** @param summary what the lines show, for whoever does not see them */
  draw(lines: Lines, summary: string): void;
  redraw(): void;
}

/**
 * Lines that fill their place, whatever size it has.
 * @param plugins what is added to charts, such as what is seen under the pointer
 */
export function plotted(look: LineLook, plugins: uPlot.Plugin[] = []): Plotted {
  const place = element('div', { className: 'plot' });
  let plot: uPlot | undefined;
  const fill = () => {
    const { clientWidth: width, clientHeight: height } = place;
    if (width > 0 && height > 0) plot?.setSize({ width, height });
  };
  new ResizeObserver(fill).observe(place);

  let shape = '';
  const draw = (lines: Lines, summary: string) => {
    const drawn = [lines.values.length, lines.before.length].join();
    if (plot && drawn === shape) plot.setData(dataOf(lines));
    else {
      shape = drawn;
      plot?.destroy();
      plot = new uPlot({ ...plotOptions(lines, look), plugins }, dataOf(lines), place);
      fill();
    }
    Object.assign(plot.ctx.canvas, { role: 'img', ariaLabel: summary });
  };
  return { element: place, draw, redraw: () => plot?.redraw(false) };
}
