import type { Metrics } from '../../core/metrics.ts';
import type { QueueEngine } from './engine.ts';
import type { StartedQueue } from './reports.ts';

const PERIOD_MS = 15_000;

/** Measures queues four times a minute, under the names that SQS gives its metrics. @returns what stops it */
export function startQueueMetrics(queues: readonly StartedQueue[], engine: QueueEngine, metrics: Metrics): () => void {
  const measure = () => {
    for (const { name } of queues) {
      const { visible, inFlight } = engine.counts(name);
      const record = (metric: string, unit: string, value: number) =>
        metrics.record({ namespace: 'AWS/SQS', name: metric, unit, dimensions: { QueueName: name } }, value);
      record('ApproximateNumberOfMessagesVisible', 'Count', visible);
      record('ApproximateNumberOfMessagesNotVisible', 'Count', inFlight);
      record('ApproximateAgeOfOldestMessage', 'Seconds', ageOfOldest(name, engine));
    }
  };
  measure();
  const timer = setInterval(measure, PERIOD_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Seconds since the oldest message of a queue was sent; 0 for an empty one. */
function ageOfOldest(name: string, engine: QueueEngine): number {
  const { messages = [], inflightMessages = new Map() } = engine.find(name) ?? {};
  let oldest = Date.now();
  for (const { sentTimestamp } of messages) oldest = Math.min(oldest, sentTimestamp);
  for (const { message } of inflightMessages.values()) oldest = Math.min(oldest, message.sentTimestamp);
  return (Date.now() - oldest) / 1000;
}
