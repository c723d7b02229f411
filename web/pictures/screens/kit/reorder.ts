/** Where a row stands while one row of its list is drawn up. */
export interface RowPlace {
  /** Rows from the top, with fractions while it moves. */
  readonly at: number;
  /** Its place in the order, from 0. */
  readonly rank: number;
}

const within = (share: number) => Math.min(Math.max(share, 0), 1);

/**
 * Places of the rows of a list, one of which is drawn up past its neighbours: each makes way when half of it is covered.
 * @param share how far the row has come from its old place to its new one, 0 to 1
 */
export function placesWhileDrawn(count: number, from: number, to: number, share: number): readonly RowPlace[] {
  const drawn = from + (to - from) * share;
  const rows = Array.from({ length: count }, (_, row) => {
    const madeWay = row >= to && row < from ? within((row + 0.5 - drawn) / 0.5) : 0;
    return { at: row + madeWay, rank: row + Math.round(madeWay) };
  });
  const passed = rows.filter(({ rank }, row) => rank > row).length;
  return rows.map((row, index) => (index === from ? { at: drawn, rank: from - passed } : row));
}
