import { encode } from 'uqr';
import { type Fragment, markup } from '../../platform/html/fragment.ts';

/** Light modules around a code, without which cameras do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** A code as rows of modules, dark ones true, with its quiet zone. A quarter of it may be scratched. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'Q', border: quietZone }).data;
}

/** The dark modules of a code as a path of SVG, each a square of one unit; those that touch in a row are one rectangle. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, top) => runsOf(row).map(({ left, width }) => `M${left} ${top}h${width}v1h-${width}z`))
    .join('');
}

function runsOf(row: readonly boolean[]): { readonly left: number; readonly width: number }[] {
  const runs: { left: number; width: number }[] = [];
  for (const [left, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.left + last.width === left) last.width += 1;
    else runs.push({ left, width: 1 });
  }
  return runs;
}

/** A code as a drawing for a page. @param label what it is, for whoever does not see it */
export function qrDrawing(text: string, label: string): Fragment {
  const modules = qrModules(text);
  const box = `0 0 ${modules.length} ${modules.length}`;
  return markup`<svg viewBox="${box}" width="240" height="240" role="img" aria-label="${label}" shape-rendering="crispEdges"><path fill="#000" d="${qrPath(modules)}"/></svg>`;
}
