/** What stands for a name where there is no room for it: the first letters of its first and last word, as they are written. */
export function initialsOf(name: string): string {
  return name.replace(/^(\S)\S*(?:.*\s(\S))?.*/u, '$1$2');
}
