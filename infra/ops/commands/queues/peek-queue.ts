import { asJson } from '../../../terminal/command-line.ts';
import { queueCalled } from './known-queues.ts';
import type { QueueAction } from './queue-options.ts';

/** Shows some dead letters, which stay where they are. */
export const peekQueue: QueueAction = {
  names: ['QUEUE'],
  async run({ name: stage, queues }, { json }, output, asked = '') {
    const { deadLetterQueueName } = queueCalled(stage, asked);
    const messages = await queues.peek(deadLetterQueueName);
    if (json) output.out(asJson(messages));
    else if (messages.length === 0) output.out('There are no dead letters.\n');
    else
      output.out(
        messages
          .map(({ id, sentAt, body, attributes }) => {
            const beside = Object.entries(attributes).map(([name, value]) => `${name}: ${value}\n`);
            return `${sentAt}  ${id}\n${beside.join('')}${body}\n`;
          })
          .join('\n'),
      );
    return 0;
  },
};
