import { setTimeout as delay } from 'node:timers/promises';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { progressReporter } from '../../../terminal/progress.ts';
import { queueCalled } from './known-queues.ts';
import type { QueueAction } from './queue-options.ts';

/** How often the queue is looked at while it empties, and how often in vain. */
const [lookEveryMs, mostLooksInVain] = [500, 120];

/**
 * Brings the dead letters of a consumer back into its queue, and waits until they are there. Consumers are idempotent: what was done
 * before is not done again.
 */
export const redriveQueue: QueueAction = {
  names: ['QUEUE'],
  takes: ['yes'],
  async run({ name: stage, queues }, { yes, json }, output, asked = '') {
    const known = queueCalled(stage, asked);
    const { queueName, deadLetterQueueName } = known;
    if (queueName === undefined)
      throw new CommandError(
        `The dead letters of ${known.name} are no events. ${known.kind === 'job' ? `Run it: jobs run ${known.name}` : 'Its job finds the events that wait: jobs'}`,
      );
    const left = async () => (await queues.counts(deadLetterQueueName)).waiting;
    const total = await left();
    if (total === 0) {
      output.out(json ? asJson({ moved: 0, left: 0 }) : 'There are no dead letters.\n');
      return 0;
    }
    if (!yes)
      throw new CommandError(`${total} dead letters of ${known.name} go back to its queue. Repeat it with --yes`);
    await queues.move(deadLetterQueueName, queueName);
    const { onProgress, finish } = progressReporter(output.progress);
    let remaining = total;
    for (let inVain = 0; remaining > 0 && inVain < mostLooksInVain; inVain += 1) {
      onProgress('brought back', total - remaining, total);
      await delay(lookEveryMs);
      const now = await left();
      if (now < remaining) inVain = 0;
      remaining = now;
    }
    onProgress('brought back', total - remaining, total);
    finish();
    output.out(
      json
        ? asJson({ moved: total - remaining, left: remaining })
        : `${total - remaining} of ${total} are in the queue of ${known.name} again.\n`,
    );
    return remaining > 0 ? 1 : 0;
  },
};
