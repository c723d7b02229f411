import { commandWithActions } from '../../command-with-actions.ts';
import { listQueues } from './list-queues.ts';
import { peekQueue } from './peek-queue.ts';
import { purgeQueue } from './purge-queue.ts';
import { queueOptions } from './queue-options.ts';
import { redriveQueue } from './redrive-queue.ts';

const help = `Shows what waits in queues and what was set aside, and brings it back or clears it away.

  npm run --silent ops -- queues list           [--json]
  npm run --silent ops -- queues peek    QUEUE  [--json]
  npm run --silent ops -- queues redrive QUEUE --yes [--json]
  npm run --silent ops -- queues purge   QUEUE --yes [--json]

  list          queues that hold something, those with dead letters first; with --json all of them
  peek          up to ten dead letters, which stay where they are: ids of events and what they are about, never who wrote them
  redrive       brings the dead letters of a consumer back into its queue; what it had done before is not done again
  purge         deletes the dead letters of a job or an outbox, which are no events: once the job has run, they say nothing any more
  QUEUE         as "list" shows it, such as count-downloads
  --yes         does it
  --json        the same as data
  --to <stage>  the site to ask; "local" when not given

  Example: npm run --silent ops -- queues list --json
`;

export const queues = commandWithActions<typeof queueOptions, 'name' | 'queues'>({
  name: 'queues',
  summary: 'what waits and what was set aside: list, peek, redrive, purge',
  help,
  options: queueOptions,
  actions: { list: listQueues, peek: peekQueue, redrive: redriveQueue, purge: purgeQueue },
});
