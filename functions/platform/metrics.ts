import { metricNamespace } from '../../shared/metrics.ts';
import { functionName } from './environment.ts';

type Unit = 'Count' | 'Milliseconds';

/**
 * Emits metrics in CloudWatch's embedded metric format: a log line that CloudWatch turns into metrics without a call.
 * Dimensions are the function's name, plus none: every further dimension is a metric of its own on the bill.
 */
export function emitMetrics(metrics: Readonly<Record<string, { value: number; unit: Unit }>>): void {
  const definitions = Object.entries(metrics).map(([Name, { unit: Unit }]) => ({ Name, Unit }));
  const values = Object.fromEntries(Object.entries(metrics).map(([name, { value }]) => [name, value]));
  const directive = { Namespace: metricNamespace, Dimensions: [['Function']], Metrics: definitions };
  const line = { _aws: { Timestamp: Date.now(), CloudWatchMetrics: [directive] }, Function: functionName(), ...values };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
