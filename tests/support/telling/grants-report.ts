import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** What the sites of a run tell of grants. */
const Report = z.object({
  /** How many grants the API tests used. */
  used: z.optional(z.int()),
  /** Those that they did not use, each with what to do. */
  neverUsed: z.optional(z.array(z.string())),
  /** Whether all API tests ran, so that a grant that was not used is one too many. */
  isWhole: z.optional(z.boolean()),
  /** What roles asked for and may not do. */
  refused: z.optional(z.array(z.string())),
});
type Report = z.output<typeof Report>;

/** Adds to the file that whoever starts the run names as `GRANTS_REPORT` (`tests/run.ts`), a line of JSON a site; without one there is nothing to do. */
export function reportGrants(report: Report): void {
  if (process.env.GRANTS_REPORT) appendFileSync(process.env.GRANTS_REPORT, `${JSON.stringify(report)}\n`);
}

/** What a run has told. @returns the line that sums it up, where API tests ran, and what counts as failures */
export async function grantsTold(file: string): Promise<{ summary: string | undefined; faults: readonly string[] }> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  return summed(lines.map((line) => Report.parse(JSON.parse(line))));
}

/** Sums up what sites told: what was refused counts always, what was not used when all tests ran that could. */
export function summed(reports: readonly Report[]): { summary: string | undefined; faults: readonly string[] } {
  const refused = [...new Set(reports.flatMap((report) => report.refused ?? []))];
  const ofApi = reports.find(({ used }) => used !== undefined);
  if (!ofApi) return { summary: undefined, faults: refused };
  const { used, neverUsed = [], isWhole = false } = ofApi;
  const counted = `grants: ${used} used, ${neverUsed.length} never used, ${refused.length} refused`;
  return {
    summary: isWhole ? counted : `${counted} (by a part of the tests: those never used count in npm test)`,
    faults: [...(isWhole ? neverUsed : []), ...refused],
  };
}
