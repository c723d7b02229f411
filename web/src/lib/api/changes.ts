/** Paths of the live reads whose answers were changed from this document. */
const changedHere = new Set<string>();
const listeners = new Set<(paths: ReadonlySet<string>) => void>();

/** Whether this document has written what a read answers. */
export function isChangedHere(path: string): boolean {
  return changedHere.has(path);
}

/** Notes the reads whose answers a call changes, and tells who shows them. */
export function noteChanges(reads: readonly { readonly path: string }[]): void {
  const paths = new Set(reads.map(({ path }) => path));
  if (paths.size === 0) return;
  for (const path of paths) changedHere.add(path);
  for (const changed of [...listeners]) changed(paths);
}

/** Calls a function with the paths of the reads whose answers this document has just changed. @returns ends it */
export function onChanges(changed: (paths: ReadonlySet<string>) => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
