import { deadLetterQueueName, functionName, kebabName } from '../../../../shared/contract/names.ts';
import { consumersOf, outboxesOf, readManifest, schedulesOf } from '../../../manifest.ts';
import { CommandError } from '../../../terminal/command-line.ts';

/** What gives up on messages, under the name of its function: `count-downloads`. */
export interface KnownQueue {
  readonly name: string;
  readonly kind: 'consumer' | 'job' | 'outbox';
  /** What people miss while its messages lie there. */
  readonly harm: string;
  /** Physical name of the queue of a consumer; a job and what reads an outbox only have dead letters, which are no events. */
  readonly queueName?: string;
  readonly deadLetterQueueName: string;
}

/** All of a stage. */
export function knownQueues(stage: string): readonly KnownQueue[] {
  const manifest = readManifest();
  const known = (kind: KnownQueue['kind'], name: string, harm: string): KnownQueue => ({
    name: kebabName(name),
    kind,
    harm,
    ...(kind === 'consumer' && { queueName: functionName(stage, name) }),
    deadLetterQueueName: deadLetterQueueName(stage, name),
  });
  return [
    ...consumersOf(manifest).map(({ name, consumer }) => known('consumer', name, consumer.harm)),
    ...schedulesOf(manifest).map(({ name, schedule }) => known('job', name, schedule.harm)),
    ...outboxesOf(manifest).map(({ name, outbox }) => known('outbox', name, outbox.harm)),
  ];
}

/** @throws CommandError naming the queues there are */
export function queueCalled(stage: string, asked: string): KnownQueue {
  const all = knownQueues(stage);
  const found = all.find(({ name }) => name === kebabName(asked));
  if (found) return found;
  throw new CommandError(`There is no queue "${asked}". There is: ${all.map(({ name }) => name).join(', ')}`);
}
