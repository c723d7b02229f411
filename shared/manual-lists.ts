/** How the library of manuals is read (product-rules.md#manuals): the same for the API and for pages made ahead. */

/** Of a list of manuals: entries of a page unless the caller says otherwise, and the most. */
export const manualPages = {
  size: 5,
  most: 50,
  names: { page: 'pageindex', size: 'pagesize', count: 'datacount' },
} as const;

/** Most characters of a name by which directories are searched. */
export const directoryNameLength = 50;

interface Directory {
  readonly name: string;
  readonly child: readonly Directory[];
}

/**
 * The directories whose name holds what was typed, each with what stands below it; all of them for nothing. What stands below one that
 * was found is not listed again.
 */
export function directoriesNamed<Node extends Directory>(tree: readonly Node[], name: string): readonly Node[] {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return tree;
  const found = (nodes: readonly Directory[]): readonly Directory[] =>
    nodes.flatMap((node) => (node.name.toLowerCase().includes(wanted) ? [node] : found(node.child)));
  return found(tree) as readonly Node[]; // a lower level has fewer levels below it, and the same fields
}

interface Filed {
  /** Ids of the directories that hold it: its own, and those above. */
  readonly directories: readonly number[];
}

/** A page of the manuals of a directory, which holds those of its children too; none for one that there is not. */
export function manualsIn<Manual extends Filed>(
  manuals: readonly Manual[],
  { dir_id, page, size }: { readonly dir_id: number; readonly page: number; readonly size: number },
) {
  const held = manuals.filter(({ directories }) => directories.includes(dir_id));
  const list = held.slice((page - 1) * size, page * size).map(({ directories, ...manual }) => manual);
  return { list, count: held.length };
}
