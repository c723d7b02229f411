/** The rows that are in sight: those in a folded branch have no boxes. */
function rowsOf(tree: HTMLElement): HTMLElement[] {
  return [...tree.querySelectorAll<HTMLElement>('summary, a')].filter((row) => row.checkVisibility());
}

/**
 * Where a key leads within a tree: up and down to the next row, to the first and the last one; to the right it unfolds a branch or goes into it, to
 * the left it folds it or goes to the row above.
 */
export function moveInTree(tree: HTMLElement, row: Element | null, key: string): void {
  const rows = rowsOf(tree);
  const place = rows.indexOf(row as HTMLElement);
  if (place < 0) return;
  const branch = row instanceof HTMLElement && row.matches('summary') ? row.closest('details') : null;
  const step = {
    ArrowDown: rows[place + 1],
    ArrowUp: rows[place - 1],
    Home: rows[0],
    End: rows.at(-1),
    ArrowRight: branch?.open ? rows[place + 1] : undefined,
    ArrowLeft: branch?.open ? undefined : branchAbove(tree, row),
  };
  if (branch && key === 'ArrowRight' && !branch.open) branch.open = true;
  else if (branch && key === 'ArrowLeft' && branch.open) branch.open = false;
  else new Map(Object.entries(step)).get(key)?.focus();
}

/** The row of the branch in which a row stands; undefined on the first level. */
function branchAbove(tree: HTMLElement, row: Element | null): HTMLElement | undefined {
  const own = row?.closest('details');
  const above = row?.matches('summary') ? own?.parentElement?.closest('details') : own;
  const summary = above && tree.contains(above) ? above.querySelector('summary') : null;
  return summary ?? undefined;
}
