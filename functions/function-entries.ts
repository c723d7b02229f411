import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { FunctionNeeds } from '../shared/manifest/function-needs.ts';
import type { TableDefinition } from '../shared/manifest/table-definition.ts';
import { type StreamsByMail, streamsOf } from './platform/sheet/whole-sheet.ts';
import { indexKeyOf } from './platform/tables/tables.ts';

type Opener = readonly [module: string, opener: string];

/** By part of a permission sheet: the module below `functions/platform`, and its function, that open the clients. */
const openers: Readonly<Record<Exclude<keyof FunctionNeeds, 'retention' | 'partitions'> | 'consumer', Opener>> = {
  tables: ['tables/table-clients', 'openTables'],
  owned: ['tables/table-clients', 'openTables'],
  indexes: ['tables/table-clients', 'openTables'],
  publishes: ['events/publisher', 'openPublisher'],
  outbox: ['tables/table-clients', 'openTables'],
  once: ['tables/table-clients', 'openTables'],
  counts: ['counters/counting', 'openCounting'],
  audits: ['audit/audit', 'openAudit'],
  relays: ['events/outbox/relay-clients', 'openRelay'],
  keepsLimits: ['calls/limits/open-limits', 'openLimits'],
  mails: ['mail/mailer', 'openMailer'],
  keys: ['personal-data/sealer', 'openSealer'],
  sealsFor: ['personal-data/sealer', 'openSealer'],
  reachesMembers: ['personal-data/open-contacts', 'openContacts'],
  secrets: ['secrets/secrets', 'openSecrets'],
  buckets: ['buckets/buckets', 'openBuckets'],
  consumer: ['events/dead-letters', 'openDeadLetters'],
};

/** What names on permission sheets stand for, as domains state it. */
interface Stated {
  readonly tables: Readonly<Record<string, TableDefinition>>;
  readonly mails: StreamsByMail;
}

/** What openers take beside the sheet: what the names on it stand for, and nothing else of what domains state. */
const besides: Readonly<Record<string, (needs: FunctionNeeds, stated: Stated) => unknown>> = {
  openTables: ({ indexes }, { tables }) =>
    indexes && Object.fromEntries(Object.keys(indexes).map((name) => [name, indexKeyOf(name, tables)])),
  openMailer: (needs, { mails }) => streamsOf(needs, mails),
};

/** A function without a file of its own, made from what permission sheets and domains state. */
export interface GeneratedSource {
  /** Module below `functions/platform`, and its function that defines it. */
  readonly definedBy: readonly [module: string, define: string];
  /** What it is made from: a module, and its export, which the definition takes before the needs. */
  readonly from?: readonly [module: string, name: string];
  /** Its line on the permission sheet, which no domain writes. */
  readonly needs: FunctionNeeds;
}

/**
 * Makes the entry of each bundle, `function:<domain>/<name>`: it starts the function's definition with the clients that its
 * permission sheet names, so that a bundle contains no client that it may not use.
 * @param sources file of each definition, or what makes it, by `<domain>/<name>`
 */
export function functionEntries(sources: Readonly<Record<string, string | GeneratedSource>>, stated: Stated): Plugin {
  return {
    name: 'function-entries',
    setup(build) {
      build.onResolve({ filter: /^function:/ }, ({ path: name }) => ({
        path: name.slice('function:'.length),
        namespace: 'function',
      }));
      build.onLoad({ filter: /./, namespace: 'function' }, async ({ path: name }) => {
        const source = sources[name] ?? '';
        if (typeof source !== 'string')
          return { contents: generatedText(source, stated), resolveDir: process.cwd(), loader: 'ts' };
        const file = path.resolve(source);
        const { default: definition }: { default: { needs: FunctionNeeds; uses?: object } } = await import(file);
        if (definition.uses) {
          const contents = `import definition from ${JSON.stringify(file)};\nexport const handler = definition.start();`;
          return { contents, resolveDir: process.cwd(), loader: 'ts' };
        }
        return { contents: entryText(file, definition.needs, stated), resolveDir: process.cwd(), loader: 'ts' };
      });
    },
  };
}

function generatedText({ definedBy: [module, define], from, needs }: GeneratedSource, stated: Stated): string {
  const imports = [
    `import { ${define} } from './functions/platform/${module}.ts';`,
    ...(from ? [`import { ${from[1]} } from './${from[0]}.ts';`] : []),
  ];
  const given = [...(from ? [from[1]] : []), JSON.stringify(needs)].join(', ');
  return [
    ...imports,
    `const definition = ${define}(${given});`,
    ...openingText(Object.keys(needs), needs, stated),
  ].join('\n');
}

function entryText(file: string, needs: FunctionNeeds, stated: Stated): string {
  const parts = [...Object.keys(needs), ...(file.endsWith('.consumer.ts') ? ['consumer'] : [])];
  return [`import definition from ${JSON.stringify(file)};`, ...openingText(parts, needs, stated)].join('\n');
}

/** Starts a definition with the clients of some parts of its permission sheet. */
function openingText(parts: readonly string[], needs: FunctionNeeds, stated: Stated): readonly string[] {
  const known: Readonly<Partial<Record<string, Opener>>> = openers;
  const used = [...new Map(parts.flatMap((part) => (known[part] ? [known[part]] : [])))];
  const imports = used.map(([module, opener]) => `import { ${opener} } from './functions/platform/${module}.ts';`);
  const opened = used.map(([, opener]) => {
    const beside = besides[opener]?.(needs, stated);
    return `...${opener}(definition.needs${beside === undefined ? '' : `, ${JSON.stringify(beside)}`})`;
  });
  return [...imports, `export const handler = definition.start({ ${opened.join(', ')} });`];
}
