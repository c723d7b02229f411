import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { queueCalled } from './known-queues.ts';
import type { QueueAction } from './queue-options.ts';

/** Deletes the dead letters of a job or an outbox: runs that failed, and places in a stream. Those of a consumer are events, and stay. */
export const purgeQueue: QueueAction = {
  names: ['QUEUE'],
  takes: ['yes'],
  async run({ name: stage, queues }, { yes, json }, output, asked = '') {
    const { name, queueName, deadLetterQueueName } = queueCalled(stage, asked);
    if (queueName !== undefined)
      throw new CommandError(`The dead letters of ${name} are events. Bring them back: queues redrive ${name} --yes`);
    const { waiting } = await queues.counts(deadLetterQueueName);
    if (waiting > 0 && !yes)
      throw new CommandError(`${waiting} dead letters of ${name} are deleted. Repeat it with --yes`);
    const purged = waiting > 0 ? await queues.purge(deadLetterQueueName) : 0;
    if (json) output.out(asJson({ purged }));
    else output.out(purged > 0 ? `${purged} dead letters of ${name} are deleted.\n` : 'There are no dead letters.\n');
    return 0;
  },
};
