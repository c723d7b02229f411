/** A job that runs by the clock: when it runs, and what people miss while it does not. */
export interface ScheduleEntry {
  /** In UTC: `rate(5 minutes)`, or `cron(0 3 * * ? *)` with minutes, hours, days of the month, months, days of the week, years. */
  readonly expression: string;
  /** One sentence for the alarm: what people miss while this job does not run. */
  readonly harm: string;
}
