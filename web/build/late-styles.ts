import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

/** Vite's list of the style sheets of all that a script imports late, and its uses: `__vite__mapDeps([0,2])`. */
const list = /const __vite__mapDeps=.*?m\.f=(\[.*?\]).*?;\n?/;
const uses = /__vite__mapDeps\((\[[\d,]*\])\)/g;

function chunkOf(bundle: Bundle, file: string): Chunk | undefined {
  const output = bundle[file];
  return output?.type === 'chunk' ? output : undefined;
}

/** The style sheets of a script and of all that it imports at once: whoever runs it has them. */
function stylesWith(bundle: Bundle, chunk: Chunk, seen = new Set<Chunk>()): Set<string> {
  if (seen.has(chunk)) return new Set();
  seen.add(chunk);
  const imported = chunk.imports.map((file) => chunkOf(bundle, file)).filter((one) => one !== undefined);
  return new Set([
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...imported.flatMap((one) => [...stylesWith(bundle, one, seen)]),
  ]);
}

/**
 * Names the style sheets where they are asked for.
 * @param code of a script as Vite leaves it
 * @param had the style sheets that are there when it runs
 */
export function nameLateStyles(code: string, had: ReadonlySet<string>): string {
  const named = list.exec(code)?.[1];
  if (!named) return code;
  const sheets: readonly string[] = JSON.parse(named);
  return code.replace(list, '').replace(uses, (_, places: string) => {
    const wanted: readonly number[] = JSON.parse(places);
    return JSON.stringify(wanted.map((place) => sheets[place]).filter((sheet) => sheet && !had.has(sheet)));
  });
}

/**
 * Leaves out of each script the list, and the function to read it, of style sheets of what it imports late: half of them are there
 * already, and a first load waits for a hundred bytes in each of its scripts.
 */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = nameLateStyles(chunk.code, stylesWith(bundle, chunk));
        }
      },
    },
  };
}
