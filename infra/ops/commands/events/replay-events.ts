import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { progressReporter } from '../../../terminal/progress.ts';
import { queueCalled } from '../queues/known-queues.ts';
import type { EventAction } from './event-options.ts';

const secondsOf = (milliseconds: number) => Math.round(milliseconds / 1_000);

/** Brings the events of a range of time to their consumers again, and waits until they are in the queues. */
export const replayEvents: EventAction = {
  takes: ['from', 'until', 'only', 'yes'],
  async run({ name: stage, archive }, { from: start, until: end, only: asked, yes, json }, output) {
    const from = timeOf('--from', start);
    const until = end === undefined ? Date.now() : timeOf('--until', end);
    if (from >= until) throw new CommandError('The times are the wrong way round');
    const only = await Promise.all(asked.map((name) => consumerCalled(stage, name)));
    const range = `${new Date(from).toISOString()} to ${new Date(until).toISOString()}`;
    const takers = only.length === 0 ? 'all consumers' : asked.join(', ');
    if (!yes) throw new CommandError(`Events from ${range} go to ${takers} again. Repeat it with --yes`);
    const { onProgress, finish } = progressReporter(output.progress);
    const total = Math.max(1, secondsOf(until - from));
    const replay = await archive.replay({ from, until, only }, (reached) =>
      onProgress('seconds of events replayed', Math.min(total, secondsOf(reached - from)), total),
    );
    finish();
    const [fromText, untilText] = [from, until].map((time) => new Date(time).toISOString());
    output.out(
      json
        ? asJson({ replay, from: fromText, until: untilText, only })
        : `Events from ${range} are in the queues of ${takers} again, as the replay ${replay}.\n`,
    );
    return 0;
  },
};

/** @throws CommandError for what is no day or time in UTC */
function timeOf(option: string, text: string | undefined): number {
  const time = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z)?$/.test(text ?? '') ? Date.parse(text ?? '') : Number.NaN;
  // 30 February would be 2 March.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith((text ?? '').slice(0, 10));
  if (!isDay) throw new CommandError(`${option} takes a day or a time in UTC, such as 2026-11-27T09:30:00Z`);
  return time;
}

/** Name of the function of a consumer. @throws CommandError naming those that there are */
async function consumerCalled(stage: string, asked: string): Promise<string> {
  const { name, kind } = queueCalled(stage, asked);
  if (kind !== 'consumer') throw new CommandError(`${name} takes no events`);
  return name;
}
