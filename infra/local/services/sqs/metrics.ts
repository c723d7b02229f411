import type { Metrics } from '../../core/metrics.ts';
import type { StoredQueue } from './store.ts';

const PERIOD_MS = 15_000;

/** Measures queues four times a minute, under the names that SQS gives its metrics. @returns what stops it */
export function startQueueMetrics(queues: readonly StoredQueue[], metrics: Metrics): () => void {
  const measure = () => {
    for (const queue of queues) {
      const { visible, inFlight, oldestSeconds } = queue.counts();
      const record = (metric: string, unit: string, value: number) =>
        metrics.record({ namespace: 'AWS/SQS', name: metric, unit, dimensions: { QueueName: queue.name } }, value);
      record('ApproximateNumberOfMessagesVisible', 'Count', visible);
      record('ApproximateNumberOfMessagesNotVisible', 'Count', inFlight);
      record('ApproximateAgeOfOldestMessage', 'Seconds', oldestSeconds);
    }
  };
  measure();
  const timer = setInterval(measure, PERIOD_MS);
  timer.unref();
  return () => clearInterval(timer);
}
