import { kebabName } from '../../../../shared/contract/names.ts';
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

/** All of a stage. With the site's definition comes CDK, which the other commands do without. */
export async function knownQueues(stage: string): Promise<readonly KnownQueue[]> {
  const { siteDefinition, withOutboxes } = await import('../../../site-definition.ts');
  const { watchedIn } = await import('../../../operations/watched.ts');
  const { consumers, jobs, outboxes } = watchedIn({ name: stage }, withOutboxes(siteDefinition));
  const known =
    (kind: KnownQueue['kind']) =>
    ({ name, ...queue }: Omit<KnownQueue, 'kind'>): KnownQueue => ({ ...queue, name: kebabName(name), kind });
  return [...consumers.map(known('consumer')), ...jobs.map(known('job')), ...outboxes.map(known('outbox'))];
}

/** @throws CommandError naming the queues there are */
export async function queueCalled(stage: string, asked: string): Promise<KnownQueue> {
  const all = await knownQueues(stage);
  const found = all.find(({ name }) => name === kebabName(asked));
  if (found) return found;
  throw new CommandError(`There is no queue "${asked}". There is: ${all.map(({ name }) => name).join(', ')}`);
}
