import { deadLetterQueueName, functionName, kebabName } from '../../../../shared/contract/names.ts';
import { CommandError } from '../../../terminal/command-line.ts';

/** What gives up on messages, under the name of its function: `count-downloads`. */
export interface KnownQueue {
  readonly name: string;
  /** A consumer takes events from a queue; a job and what reads an outbox only have dead letters, which are no events. */
  readonly kind: 'consumer' | 'job' | 'outbox';
  /** What people miss while its messages lie there. */
  readonly harm: string;
}

/** Physical names of the queues of one, in a stage; only a consumer has one besides its dead letters. */
export function physicalNames(stage: string, { name, kind }: KnownQueue) {
  return {
    queue: kind === 'consumer' ? functionName(stage, name) : undefined,
    deadLetters: deadLetterQueueName(stage, name),
  };
}

/** All of the site. With its definition comes CDK, which the other commands do without. */
export async function knownQueues(): Promise<readonly KnownQueue[]> {
  const { siteDefinition, withOutboxes } = await import('../../../site-definition.ts');
  const { watchedIn } = await import('../../../operations/watched.ts');
  const { consumers, jobs, outboxes } = watchedIn({ name: 'any' }, withOutboxes(siteDefinition));
  const known =
    (kind: KnownQueue['kind']) =>
    ({ name, harm }: { readonly name: string; readonly harm: string }) => ({
      name: kebabName(name),
      kind,
      harm,
    });
  return [...consumers.map(known('consumer')), ...jobs.map(known('job')), ...outboxes.map(known('outbox'))];
}

/** @throws CommandError naming the queues there are */
export async function queueCalled(asked: string): Promise<KnownQueue> {
  const all = await knownQueues();
  const found = all.find(({ name }) => name === kebabName(asked));
  if (found) return found;
  throw new CommandError(`There is no queue "${asked}". There is: ${all.map(({ name }) => name).join(', ')}`);
}
