import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { FunctionNeeds } from './platform/needs.ts';

/** By part of a permission sheet: the module below `functions/platform/clients`, and its function, that open the clients. */
const openers: Readonly<Record<keyof FunctionNeeds | 'consumer', readonly [module: string, opener: string]>> = {
  tables: ['table-clients', 'openTables'],
  indexes: ['table-clients', 'openTables'],
  publishes: ['publisher', 'openPublisher'],
  consumer: ['dead-letters', 'openDeadLetters'],
};

/**
 * Makes the entry of each bundle, `function:<domain>/<name>`: it starts the function's definition with the clients that its
 * permission sheet names, so that a bundle contains no client that it may not use.
 * @param sources file of each definition, by `<domain>/<name>`
 */
export function functionEntries(sources: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'function-entries',
    setup(build) {
      build.onResolve({ filter: /^function:/ }, ({ path: name }) => ({
        path: name.slice('function:'.length),
        namespace: 'function',
      }));
      build.onLoad({ filter: /./, namespace: 'function' }, async ({ path: name }) => {
        const file = path.resolve(sources[name] ?? '');
        const { default: definition }: { default: { needs: FunctionNeeds } } = await import(file);
        return { contents: entryText(file, definition.needs), resolveDir: process.cwd(), loader: 'ts' };
      });
    },
  };
}

function entryText(file: string, needs: FunctionNeeds): string {
  const parts = [
    ...Object.keys(needs),
    ...(file.endsWith('.consumer.ts') ? ['consumer'] : []),
  ] as (keyof typeof openers)[]; // keys of a sheet
  const used = [...new Map(parts.map((part) => openers[part])).entries()];
  const imports = used.map(
    ([module, opener]) => `import { ${opener} } from './functions/platform/clients/${module}.ts';`,
  );
  const opened = used.map(([, opener]) => `...${opener}(definition.needs)`);
  return [
    `import definition from ${JSON.stringify(file)};`,
    ...imports,
    `export const handler = definition.start({ ${opened.join(', ')} });`,
  ].join('\n');
}
