import { eventually } from '../runs/eventually.ts';

/** Writes to the local site's control pages (infra/local/README.md, "Faults" and "Mail"). @throws with what the site objects to */
async function control<Answered>(siteUrl: string, page: string, given: unknown): Promise<Answered> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) };
  const response = await fetch(`${siteUrl}/__local/${page}`, init);
  if (response.status !== 200) throw new Error(`${page}: ${await response.text()}`);
  return (await response.json()) as Answered; // as the page documents it
}

/** Runs a schedule at once, as Scheduler would. @param isLost whether its function is to be out of reach */
export async function runSchedule(siteUrl: string, schedule: string, isLost = false): Promise<void> {
  await control(siteUrl, 'schedule-runs.json', { schedule, isLost });
}

/** Faults that a local site can be made to meet with. */
export function faultsOf(siteUrl: string) {
  return {
    /** Ends a function's threads in the middle of what they do. @returns how many were running an event */
    crash: async (functionName: string): Promise<number> => {
      const { running } = await control<{ running: number }>(siteUrl, 'function-crashes.json', {
        function: functionName,
      });
      return running;
    },
    mails: (behaviours: readonly object[]) => control<unknown>(siteUrl, 'mail-behaviours.json', behaviours),
    events: (behaviours: readonly object[]) => control<unknown>(siteUrl, 'event-behaviours.json', behaviours),
    tables: (behaviours: readonly object[]) => control<unknown>(siteUrl, 'table-behaviours.json', behaviours),
    objects: (behaviours: readonly object[]) => control<unknown>(siteUrl, 'object-behaviours.json', behaviours),
    /** Takes the DynamoDB engine away. Resolves when it is back. */
    engineOutage: async (seconds: number): Promise<void> => {
      await control(siteUrl, 'engine-outage.json', { seconds });
      const state = async () =>
        (await (await fetch(`${siteUrl}/__local/engine-outage.json`)).json()) as { down: boolean };
      await eventually(state, ({ down }) => !down, seconds + 30);
    },
  };
}
