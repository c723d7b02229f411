import { commandWithActions } from '../../command-with-actions.ts';
import { eventOptions } from './event-options.ts';
import { replayEvents } from './replay-events.ts';

const help = `Brings events of the archive, which keeps them for 90 days, to their consumers again.

  npm run --silent ops -- events replay --from TIME [--until TIME] [--only CONSUMER …] --yes [--json]

  replay           to all consumers, or to some; what one had done before is not done again, whoever was mailed gets no second
                   mail, and what was counted is counted for the day on which it happened. What is replayed is not archived anew
  --from TIME      from when on events were published, in UTC: 2026-11-27 or 2026-11-27T09:30:00Z
  --until TIME     until when; now, when not given
  --only CONSUMER  as "queues list" shows it, such as count-downloads; may be given several times
  --yes            does it
  --json           the same as data
  --to <stage>     the site to ask; "local" when not given

  Example: npm run --silent ops -- events replay --from 2026-11-27 --only count-downloads --yes
`;

export const events = commandWithActions<typeof eventOptions, 'name' | 'archive'>({
  name: 'events',
  summary: 'replay: archived events go to their consumers again',
  help,
  options: eventOptions,
  actions: { replay: replayEvents },
});
