import { asJson } from '../../../terminal/command-line.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { knownQueues } from './known-queues.ts';
import type { QueueAction } from './queue-options.ts';

/** Those that hold something, the dead letters first; as data all of them. */
export const listQueues: QueueAction = {
  async run({ name: stage, queues }, { json }, output) {
    const known = knownQueues(stage);
    const counted = known.map(async ({ name, kind, harm, queueName, deadLetterQueueName }) => {
      const [{ waiting, inHand }, dead] = await Promise.all([
        queueName === undefined ? { waiting: 0, inHand: 0 } : queues.counts(queueName),
        queues.counts(deadLetterQueueName),
      ]);
      return { name, kind, harm, waiting, inHand, deadLetters: dead.waiting + dead.inHand };
    });
    const all = await Promise.all(counted);
    if (json) {
      output.out(asJson(all));
      return 0;
    }
    const held = all
      .filter(({ waiting, inHand, deadLetters }) => waiting + inHand + deadLetters > 0)
      .toSorted((one, other) => other.deadLetters - one.deadLetters || other.waiting - one.waiting);
    const rows = held.map(({ name, waiting, inHand, deadLetters, harm }) => [name, waiting, inHand, deadLetters, harm]);
    const head = ['Queue', 'Waiting', 'In hand', 'Dead letters', 'Meanwhile'];
    output.out(held.length === 0 ? `All ${all.length} queues are empty.\n` : `${textTable(head, rows)}\n`);
    return 0;
  },
};
