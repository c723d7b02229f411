import type { FunctionNeeds, Retention } from '../shared/manifest/function-needs.ts';
import type { Manifest } from '../shared/manifest/manifest.ts';

type Reviewed = Pick<Manifest, 'functions' | 'tables'>;

/**
 * Personal data comes to an end: a function that may seal says when, and what ends it.
 * @returns what is wrong with what it uses, and what to write there; '' for nothing
 */
export function retentionComplaint(domain: string, needs: FunctionNeeds, { functions, tables }: Reviewed): string {
  const { keys, sealsFor, retention } = needs;
  const seals = sealsFor !== undefined || (keys?.personal?.includes('seal') ?? false);
  if (!seals) return retention ? 'it states a retention and seals nothing' : '';
  if (!retention) return 'it seals personal data and does not say how long that is kept';
  const jobs = Object.keys(functions).filter(
    (name) => functions[name]?.domain === domain && functions[name]?.trigger.kind === 'schedule',
  );
  return isEnded(retention, needs, jobs, tables)
    ? ''
    : `nothing ends what it seals: "${retention.endedBy}" is no job of ${domain}, no attribute by which rows that it writes expire, and no archive of an event that it publishes`;
}

function isEnded(
  { endedBy }: Retention,
  needs: FunctionNeeds,
  jobs: readonly string[],
  tables: Reviewed['tables'],
): boolean {
  if (endedBy === 'archive') return needs.publishes !== undefined || needs.outbox !== undefined;
  if (jobs.includes(endedBy)) return true;
  const written = Object.entries({ ...needs.tables, ...needs.owned }).filter(([, actions]) =>
    actions.some((action) => action === 'PutItem' || action === 'UpdateItem'),
  );
  return written.length > 0 && written.every(([name]) => tables[name]?.timeToLive === endedBy);
}
