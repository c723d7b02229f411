import * as z from 'zod/mini';
import type { Counterpart, Service, Site } from '../../core/counterpart.ts';
import { tableSection } from '../../core/html.ts';
import { startSchedule } from '../../core/schedule/schedule.ts';
import { type Runs, startRuns } from './runs.ts';
import { type DeclaredSchedule, groupType, readSchedule, scheduleType } from './schedule.ts';

/** EventBridge Scheduler: what runs by the clock, or at once for developers and tests. Its API is not there. */
export const scheduler: Service = { name: 'scheduler', types: [groupType, scheduleType], start };

const wantedRun = z.strictObject({ schedule: z.string(), isLost: z._default(z.boolean(), false) });

async function start(site: Site): Promise<Counterpart> {
  const { clock, log, ports, positions } = site;
  const schedules: DeclaredSchedule[] = [];
  for (const declared of site.declared(scheduleType)) schedules.push(await readSchedule(declared, site));
  const lastRun = new Map<string, string>();
  const running: Pick<Runs, 'stop'>[] = [];
  const runsByName = new Map<string, Runs>();

  function runNow(given: unknown): object {
    const { schedule, isLost } = wantedRun.parse(given);
    const runs = runsByName.get(schedule);
    if (!runs) throw new Error(`There is no schedule ${schedule}. There is: ${[...runsByName.keys()].join(', ')}`);
    runs.add(Date.now(), isLost);
    lastRun.set(schedule, new Date().toISOString());
    return { schedule };
  }

  return {
    reports: {
      json: {
        'schedule-runs.json': () => Object.fromEntries(schedules.map(({ name }) => [name, lastRun.get(name) ?? ''])),
      },
      writes: { 'schedule-runs.json': runNow },
      overview: () => {
        const rows = schedules.map(({ name, expression }) => [name, expression, lastRun.get(name) ?? '']);
        const headings = ['Job', 'Schedule', 'Last run since the start'];
        return tableSection('Scheduled jobs', headings, rows, 'The template has no schedule.');
      },
    },
    run: async () => {
      for (const schedule of schedules) {
        const { name, arn, expression } = schedule;
        const queue = ports.get('privateQueue', `scheduler.${name}`);
        const runs = startRuns(schedule, { queue, clock, log });
        const run = async (dueAt: number) => {
          runs.add(dueAt);
          lastRun.set(name, new Date(dueAt).toISOString());
        };
        runsByName.set(name, runs);
        running.push(startSchedule({ name: arn, expression, positions, log, run }), runs);
      }
    },
    rest: () => Promise.all(running.map((each) => each.stop())),
  };
}
