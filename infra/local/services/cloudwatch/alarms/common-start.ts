/** What all names begin with, the system and its stage, is said once. */
export function commonStart(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const parts = first.split(/(?<=-)/);
  const shared = parts.findIndex((_, place) => {
    const start = parts.slice(0, place + 1).join('');
    return others.some((name) => !name.startsWith(start));
  });
  return others.length === 0 ? '' : parts.slice(0, Math.max(0, shared)).join('');
}
