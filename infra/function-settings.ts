import { Duration } from 'aws-cdk-lib';

/** Settings in which a function may differ: for how long it may run, and its memory in megabytes. */
export interface FunctionSettings {
  readonly timeout?: Duration;
  readonly memorySize?: number;
}

/** Where a function differs from the defaults of `SiteFunction` and `EventConsumer`. */
export const functionSettings: Readonly<Record<string, FunctionSettings>> = {
  reportDownloads: { timeout: Duration.minutes(2), memorySize: 1024 },
  publishCollection: { timeout: Duration.minutes(1) },
  /** Somebody waits for a code: what failed comes back after ten seconds, so no try may take longer. */
  mailCodes: { timeout: Duration.seconds(10) },
  countDownloads: { memorySize: 1024 },
};
