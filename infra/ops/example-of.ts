/**
 * The words of the example that ends a command's help, as a shell would pass them to `npm run ops`. For tests.
 * @throws Error for a help that ends in none
 */
export function exampleOf(help: string): string[] {
  const [, line] = /\n {2}Example: npm run --silent ops -- ([^\n]+)\n$/.exec(help) ?? [];
  if (line === undefined)
    throw new Error('End the help with a line "  Example: npm run --silent ops -- …" that works on a local site');
  return Array.from(line.matchAll(/'([^']*)'|[^\s']+/g), ([word, quoted]) => quoted ?? word);
}
