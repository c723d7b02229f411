import type { Domain } from '../shared/contract/index.ts';

/** A job that runs by the clock: when it runs, and what people miss while it does not. */
export interface ScheduleEntry {
  /** In UTC: `rate(5 minutes)`, or `cron(0 3 * * ? *)` with minutes, hours, days of the month, months, days of the week, years. */
  readonly expression: string;
  /** One sentence for the alarm: what people miss while this job does not run. */
  readonly harm: string;
}

/** Every scheduled job, by domain and name: `eraseEnquiries` is `functions/enquiries/erase-enquiries.schedule.ts`. */
export const schedules = {
  enquiries: {
    eraseEnquiries: {
      expression: 'cron(0 3 * * ? *)',
      harm: 'Enquiries are kept for longer than the 24 months that we promise.',
    },
  },
  audit: {
    logAuditHead: {
      expression: 'cron(0 3 * * ? *)',
      harm: 'Nobody could prove that rows were cut from the end of the audit trail.',
    },
  },
} as const satisfies Readonly<Partial<Record<Domain, Readonly<Record<string, ScheduleEntry>>>>>;

export interface NamedSchedule {
  readonly domain: Domain;
  readonly name: string;
  readonly schedule: ScheduleEntry;
}

/** Every scheduled job with its name, in a stable order. */
export const namedSchedules: readonly NamedSchedule[] = Object.entries<Readonly<Record<string, ScheduleEntry>>>(
  schedules,
).flatMap(([domain, entries]) =>
  // Object.entries widens the key to string
  Object.entries(entries).map(([name, schedule]) => ({ domain: domain as Domain, name, schedule })),
);
