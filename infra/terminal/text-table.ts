type Cell = string | number;

/**
 * Lays rows out as text for a terminal: columns as wide as their widest cell, numbers to the right, with separated thousands.
 * @param head names of the columns; a column is numeric when all its cells are numbers
 */
export function textTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = [head, ...rows.map((row) => row.map(cellText))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const numeric = head.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
  return cells
    .map((row) =>
      row.map((text, column) =>
        numeric[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
      ),
    )
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

/** On one line, whatever it is: lines of somebody's own would read as further rows. */
function cellText(cell: Cell): string {
  return typeof cell === 'number' ? cell.toLocaleString('en') : cell.trim().replace(/\s*[\r\n]\s*/g, ', ');
}
