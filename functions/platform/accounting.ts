import { log } from './log.ts';
import { emitMetrics } from './metrics.ts';

/** What became of a request. */
export interface Outcome {
  readonly requestId: string;
  /** When it came, as `performance.now()` told it. */
  readonly startedAt: number;
  readonly httpStatus: number;
  /** Whether a business rule refused it. */
  readonly refused: boolean;
}

/** Tells the log and the metrics what became of a request. */
export function accountFor({ requestId, startedAt, httpStatus, refused }: Outcome): void {
  const milliseconds = Math.round(performance.now() - startedAt);
  log('request.served', { requestId, httpStatus, milliseconds });
  emitMetrics({
    Requests: { value: 1, unit: 'Count' },
    Refusals: { value: refused ? 1 : 0, unit: 'Count' },
    Faults: { value: httpStatus >= 500 ? 1 : 0, unit: 'Count' },
    Latency: { value: milliseconds, unit: 'Milliseconds' },
  });
}
