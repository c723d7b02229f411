import { reportGrants } from './grants-report.ts';

const refusal = /^iam: (User: \S+ is not authorized to perform: \S+ on resource: .+) because /gm;

/** What callers of a local site asked for and no policy lets them do, as the site has printed it; each once. */
export function refusedCalls(printed: string): string[] {
  return [...printed.matchAll(refusal)].map(([, said = '']) => `${said}: list it under uses, or do not ask for it`);
}

/**
 * Ends a test whose site refused a call: on AWS a function would have failed there.
 * @param printed all that the site wrote
 * @throws Error with these calls, which `tests/run.ts` counts as failures too
 */
export function demandNoRefusals(printed: string): void {
  const refused = refusedCalls(printed);
  if (refused.length === 0) return;
  reportGrants({ refused });
  throw new Error(`Calls that no policy allows:\n  ${refused.join('\n  ')}`);
}
