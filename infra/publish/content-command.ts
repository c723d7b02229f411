import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadContent } from '../../shared/content/load.ts';
import { CommandError, runCommand } from '../terminal/command-line.ts';
import { progressReporter } from '../terminal/progress.ts';
import { textTable } from '../terminal/text-table.ts';
import { makeFilmOf, makePictureOf } from './media-commands.ts';
import type { Publication } from './publish.ts';

const help = `Checks the content of shared/content and publishes it with the built pages; makes the site's pictures and films of yours.

  npm run content -- check
  npm run content -- publish [--to local|<stage>] [--dry-run] [--prune] [--thorough]
  npm run content -- picture NAME FILE.png [--like NAME]
  npm run content -- film NAME FILE.mp4 [--like NAME] [--poster SECONDS]

publish
  --to <stage>   the site to publish to; "local" when not given
  --dry-run      compare and count, write nothing
  --prune        also remove what nothing refers to any more; hashed assets after 30 days
  --thorough     compare each object even when the site says nothing changed
  --web <folder> the built pages; .build/web when not given

picture, film: every size and format of the one with this name is made of your file, and it is entered into the manifest
  --like NAME    a new one, in the sizes of this one
  --poster 2.5   the moment of a film that is shown until it plays; a third of the film when not given
  Captions and chapters of show.mp4 lie beside it: show.captions.vtt, show.chapters.vtt. Films need ffmpeg.

  npm run content -- picture hero-stage photographs/our-stage.png
  npm run content -- picture case-our-tower-1 tower.jpg --like case-media-tower-1
  npm run content -- film home films/our-opening.mp4 --poster 4

  --help         show this text
`;

const options = {
  to: { type: 'string', default: 'local' },
  web: { type: 'string', default: '.build/web' },
  'dry-run': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
  thorough: { type: 'boolean', default: false },
  like: { type: 'string' },
  poster: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Names of the pictures or films that were rendered, from their manifest. */
function renderedNames(manifest: string): ReadonlySet<string> | undefined {
  return existsSync(manifest) ? new Set(Object.keys(JSON.parse(readFileSync(manifest, 'utf8')))) : undefined;
}

function checkedContent() {
  const pictures = renderedNames('web/build/picture-manifest.json');
  const films = renderedNames('web/build/film-manifest.json');
  const library = loadContent(undefined, { pictures, films });
  for (const warning of library.warnings) process.stderr.write(`warning: ${warning}\n`);
  return library;
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, ...rest] = positionals;
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  if (command === 'picture') return makePictureOf(rest, values);
  if (command === 'film') return makeFilmOf(rest, values);
  if (rest.length > 0) throw new CommandError(`"${rest[0]}" is one word too many`);
  if (command === 'check') return check();
  if (command === 'publish') return publishFrom(values);
  throw new CommandError(
    command ? `There is no command "${command}"` : 'Say what to do: check, publish, picture or film',
  );
}

function check(): number {
  const { products, releases, cases, manuals } = checkedContent();
  process.stdout.write(
    `The content is in order: ${products.length} products, ${releases.length} releases, ${cases.length} cases, ${manuals.length} manuals.\n`,
  );
  return 0;
}

interface PublishArguments {
  readonly to: string;
  readonly web: string;
  readonly 'dry-run': boolean;
  readonly prune: boolean;
  readonly thorough: boolean;
}

async function publishFrom({ to, web, 'dry-run': dryRun, prune, thorough }: PublishArguments): Promise<number> {
  const library = checkedContent();
  // AWS clients take half a second to load, and `check` needs none.
  const [{ publish }, { keepSourceMaps }, { resolveTarget }] = await Promise.all([
    import('./publish.ts'),
    import('./source-maps.ts'),
    import('./target.ts'),
  ]);
  const target = await resolveTarget(to);
  const progress = progressReporter(process.stderr);
  const started = performance.now();
  try {
    const { onProgress } = progress;
    const publication = await publish(target, { library, webDirectory: web, dryRun, prune, thorough, onProgress });
    if (!dryRun) await keepSourceMaps(target.sourceMaps);
    progress.finish();
    process.stdout.write(describe(publication, to, dryRun, performance.now() - started));
    return 0;
  } catch (error) {
    progress.finish();
    throw error;
  }
}

function describe(
  { results, invalidated, leftovers }: Publication,
  to: string,
  dryRun: boolean,
  elapsed: number,
): string {
  const changes = results.reduce((total, { written, removed }) => total + written + removed, invalidated.length);
  const seconds = `${(elapsed / 1000).toFixed(1)} s`;
  const rows = results.map(({ step, written, unchanged, removed }) => [step, written, unchanged, removed]);
  const paragraphs = [
    results.length > 0 ? textTable(['step', 'written', 'unchanged', 'removed'], rows) : '',
    invalidated.length > 0 ? `${dryRun ? 'To invalidate' : 'Invalidated'}: ${invalidated.join(' ')}` : '',
    leftovers > 0 ? `No longer referred to: ${leftovers}. --prune removes them.` : '',
    conclusion(changes, to, dryRun, seconds),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

function conclusion(changes: number, to: string, dryRun: boolean, seconds: string): string {
  if (changes === 0) return `Nothing has changed: ${to} already shows this content (${seconds}).`;
  return dryRun ? `A dry run: nothing was written to ${to} (${seconds}).` : `Published to ${to} in ${seconds}.`;
}

if (import.meta.main)
  process.exitCode = await runCommand(() => main(process.argv.slice(2)), 'npm run content -- --help');
