/** A number of a page, or a gap between two that are no neighbours. */
export type ShownPage = number | 'gap';

/** The pages that a pager names: the first, the last, and those beside the current one. Counted from 1. */
export function shownPages(page: number, pages: number): ShownPage[] {
  const named = Array.from({ length: pages }, (_, place) => place + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return named.flatMap((number, place) => {
    const before = named[place - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number]; // a gap of one page takes the room of its number
    return number - before > 1 ? ['gap', number] : [number];
  });
}
