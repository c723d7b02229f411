import * as z from 'zod/mini';
import { functionName } from '../../shared/contract/names.ts';

const Lines = z.array(z.object({ line: z.string() }));

/** What a function of a local site has logged. @param name as its sheet names it */
export async function logLines(siteUrl: string, name: string): Promise<string[]> {
  const response = await fetch(`${siteUrl}/__local/logs.json?function=${functionName('local', name)}`);
  return Lines.parse(await response.json()).map(({ line }) => line);
}
