import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { sourceMapDirectory, sourceMapKey } from '../../../functions/bundle-id.ts';
import { resolveTarget } from '../../publish/target.ts';
import { CommandError, type Output } from '../../terminal/command-line.ts';
import type { Command } from '../command.ts';
import { originOf, readSourceMap } from '../source-maps.ts';

const help = `Turns the stack frames of a log line into files and lines of the sources.

  npm run --silent ops -- frames [--to local|<stage>] '<log line>'
  npm run --silent ops -- frames < log-lines.json

  --to <stage>   where the line was logged, if this checkout did not build its bundle; "local" when not given
`;

const options = { to: { type: 'string', default: 'local' } } as const;

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
    for (const line of lines) await explain(line, values.to, output);
    return 0;
  },
};

async function explain(line: string, stage: string, output: Output): Promise<void> {
  const { bundle, errorName, frames } = readLine(line);
  const map = readSourceMap(await sourceMapOf(bundle, stage));
  output.out(`${[errorName, ...frames.map((frame) => `  at ${originOf(frame, map)}`)].join('\n')}\n`);
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
  if (kept === undefined) throw new Error(`No build or deployment of ${stage} has the bundle ${bundle}`);
  return kept;
}
