import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { sourceMapDirectory, sourceMapKey } from '../../../shared/manifest/bundle-id.ts';
import { resolveTarget } from '../../publish/target.ts';
import { asJson, CommandError } from '../../terminal/command-line.ts';
import type { Command } from '../command.ts';
import { isOfBundle, originOf, readSourceMap } from '../source-maps.ts';

const help = `Turns the stack frames of a log line into files and lines of the sources.

  npm run --silent ops -- frames [--json] [--to local|<stage>] '<log line>'
  npm run --silent ops -- frames [--json] < log-lines.json

  --json         the same as data, a list with an entry for each line
  --to <stage>   where the line was logged, if this checkout did not build its bundle; "local" when not given

  Example: npm run --silent ops -- frames '{"bundle":"00c0250b216b3736","errorName":"Error","frames":["emit (node:events:509:28)"]}'
`;

const options = {
  json: { type: 'boolean', default: false },
  to: { type: 'string', default: 'local' },
} as const;

/** The fields of an error's log line that are used here. */
const ErrorLine = z.object({
  bundle: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  errorName: z.string(),
  frames: z.array(z.string()),
});

export const frames: Command = {
  summary: 'turns the stack frames of a log line into files and lines',
  help,
  async run(args, output) {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const lines = positionals.length > 0 ? positionals : (await text(process.stdin)).split('\n').filter(Boolean);
    if (lines.length === 0) throw new CommandError('Give the log line');
    const all: Explained[] = [];
    for (const line of lines) {
      const explained = await explain(line, values.to);
      all.push(explained);
      if (!values.json) output.out(textOf(explained));
    }
    if (values.json) output.out(asJson(all));
    return 0;
  },
};

/** An error with the places of the sources that its frames came from. */
interface Explained {
  readonly errorName: string;
  readonly frames: readonly string[];
}

async function explain(line: string, stage: string): Promise<Explained> {
  const { bundle, errorName, frames } = readLine(line);
  // Frames of Node stay as they are, and need no map.
  if (!frames.some(isOfBundle)) return { errorName, frames };
  const map = readSourceMap(await sourceMapOf(bundle, stage));
  return { errorName, frames: frames.map((frame) => originOf(frame, map)) };
}

function textOf({ errorName, frames }: Explained): string {
  return `${[errorName, ...frames.map((frame) => `  at ${frame}`)].join('\n')}\n`;
}

function readLine(line: string) {
  // CloudWatch and the local log put the time in front of what the function wrote.
  const start = line.indexOf('{');
  try {
    return ErrorLine.parse(JSON.parse(line.slice(Math.max(0, start))));
  } catch {
    throw new CommandError('This is no log line of an error: it has no bundle, errorName and frames');
  }
}

/** The map from this checkout's own build, or from those that deployments keep. */
async function sourceMapOf(bundle: string, stage: string): Promise<string> {
  const built = `${sourceMapDirectory}/${bundle}.map`;
  if (existsSync(built)) return readFileSync(built, 'utf8');
  const { sourceMaps } = await resolveTarget(stage);
  const kept = await sourceMaps.readText(sourceMapKey(bundle));
  if (kept === undefined)
    throw new Error(
      `No deployment of ${stage} has the bundle ${bundle}; for one of this checkout run node functions/build.ts --source-maps first`,
    );
  return kept;
}
