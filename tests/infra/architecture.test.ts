import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.js'])
  .toString()
  .split('\n')
  .filter((file) => /^(shared|events|functions|infra|web|tests)\//.test(file));

const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const roomOf = (file: string) => file.split('/')[0] ?? '';

/** Relative imports of a file, as paths from the root. */
function importsOf(file: string, source: string): string[] {
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => match[1] ?? '');
  return specifiers.map((specifier) => path.join(path.dirname(file), specifier));
}

/** Which top folders a top folder may import from, beside itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  events: ['shared'],
  functions: ['shared', 'events'],
  infra: ['shared', 'events'],
  web: ['shared'],
  tests: ['shared', 'events', 'functions', 'infra', 'web'],
};

describe('imports', () => {
  test('top folders import as their table allows', () => {
    const wrong = sources.flatMap(([file, source]) =>
      importsOf(file, source)
        .filter((target) => {
          const allowed = [roomOf(file), ...(mayImport[roomOf(file)] ?? [])];
          // A maker's pictures and films are encoded beside the manifests that list them.
          const isMaker =
            /^infra\/publish\/media-commands\.ts$/.test(file) &&
            /^web\/build\/(media\/make-(picture|film)|(picture|film)-manifest)\.ts$/.test(target);
          return !allowed.includes(roomOf(target)) && !isMaker;
        })
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  // Its pictures are placeholders: a maker deletes the folder in one commit, and nothing else changes.
  test('nothing outside of web/pictures imports or shows a file of it', () => {
    const isOutside = (file: string) => !file.startsWith('web/pictures/');
    const imported = sources
      .filter(([file]) => isOutside(file))
      .flatMap(([file, source]) => importsOf(file, source).map((target) => [file, target] as const));
    const linked = globSync('{*.md,{shared,events,functions,infra,web,tests}/**/*.md}')
      .filter(isOutside)
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|\/)([^)\s#]+)/g)].map(
          ([, target = '']) => [file, path.join(path.dirname(file), target)] as const,
        ),
      );
    const wrong = [...imported, ...linked].filter(([, target]) => target.startsWith('web/pictures/'));
    expect(linked.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  // Biome finds circles of what runs; one of types alone ties files together as much.
  test.each(['shared', 'events', 'functions', 'infra'])('%s has no import circle, types included', (room) => {
    const imports = new Map(
      sources.filter(([file]) => roomOf(file) === room).map(([file, source]) => [file, importsOf(file, source)]),
    );
    expect(inCircles(imports)).toEqual([]);
  });

  test('constructs import no stacks, and publishing imports nothing of the commands of operators', () => {
    const forbidden: readonly (readonly [RegExp, RegExp])[] = [
      [/^infra\/constructs\//, /^infra\/stacks\//],
      [/^infra\/publish\//, /^infra\/ops\//],
    ];
    const wrong = sources.flatMap(([file, source]) =>
      importsOf(file, source)
        .filter((target) => forbidden.some(([from, to]) => from.test(file) && to.test(target)))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no domain imports of another what is not in its public.ts', () => {
    const domainOf = (file: string) => /^functions\/(\w+)\//.exec(file)?.[1];
    const wrong = sources.flatMap(([file, source]) =>
      importsOf(file, source)
        .filter((target) => {
          const [from, to] = [domainOf(file), domainOf(target)];
          return from && to && to !== from && to !== 'platform' && target !== `functions/${to}/public.ts`;
        })
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the layers of the web client import downwards only', () => {
    const layers = ['lib', 'ui', 'shared-features', 'features', 'app'];
    const layerOf = (file: string) => layers.indexOf(/^web\/src\/([\w-]+)\//.exec(file)?.[1] ?? '');
    const wrong = sources.flatMap(([file, source]) =>
      importsOf(file, source)
        .filter((target) => layerOf(file) >= 0 && layerOf(target) > layerOf(file))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no web feature imports from another', () => {
    const featureOf = (file: string) => /^web\/src\/features\/([\w-]+)\//.exec(file)?.[1];
    const wrong = sources.flatMap(([file, source]) =>
      importsOf(file, source)
        .filter((target) => featureOf(file) && featureOf(target) && featureOf(file) !== featureOf(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('what people type is read in shared/typed, and by no second parser', () => {
  /** What a reader of numbers, addresses or lines is written with. */
  const reading = /z\.email\(|1\[3-9\]|\\d\{(?:6|11|15|17|18)\}\$?[/|]|\[\\dX|\\p\{Pd\}|\\u2028|\\v\\f/;
  /** Looks for such a number to keep it out, and reads none. */
  const guards = ['functions/platform/personal-data/field-encryption.ts'];
  const found = sources
    .filter(([file, source]) => /^(?:shared|events|functions|web\/src|infra\/ops)\//.test(file) && reading.test(source))
    .map(([file]) => file)
    .filter((file) => !isTest(file) && !file.startsWith('shared/typed/') && file !== 'shared/contract/typed-inputs.ts');
  expect(found).toEqual(guards);
  const readers = ['text', 'numbers', 'mail-address'].map((name) => `shared/typed/${name}.ts`);
  for (const reader of readers)
    expect(sources.filter(([file, source]) => importsOf(file, source).includes(reader)).length).toBeGreaterThan(2);
});

test('every handler of keys leaves a composition to the input method', () => {
  const handles = /\bKeyboardEvent\b|\bonKey(?:Down|Up)=|'key(?:down|up)'/;
  /** What hands keys on to another handler, or does not look at them. */
  const handsOn = ['web/src/app/start/inline-loader.ts', 'web/src/ui/feedback/dialog/dialog.tsx'];
  const handlers = sources.filter(
    ([file, source]) =>
      file.startsWith('web/src/') && !isTest(file) && file !== 'web/src/lib/is-composing.ts' && handles.test(source),
  );
  expect(handlers.length).toBeGreaterThan(8);
  expect(handlers.filter(([, source]) => !source.includes('isComposing(')).map(([file]) => file)).toEqual(handsOn);
});

test('no folder of the web client has more than 25 files', () => {
  const files = sources.map(([file]) => file).concat(globSync('web/src/**/*.css'));
  const folders = Map.groupBy(
    files.filter((file) => file.startsWith('web/src/')),
    path.dirname,
  );
  const full = [...folders].filter(([, { length }]) => length > 25);
  expect(full.map(([folder, { length }]) => `${folder}: ${length} files`)).toEqual([]);
});

test('every client of an AWS service in a function ends its requests in time', () => {
  const made = sources
    .filter(([file]) => file.startsWith('functions/') && !isTest(file))
    .flatMap(([file, source]) =>
      [...source.matchAll(/new [A-Z]\w+Client\(([^)]*)\)/g)].map(([, options = '']) => ({ file, source, options })),
    );
  const unlimited = made.filter(
    ({ source, options }) => !options.includes('serviceOptions') || !source.includes('serviceClient('),
  );
  expect(made.length).toBeGreaterThan(4);
  expect(unlimited.map(({ file }) => file)).toEqual([]);
});

describe('the local runtime', () => {
  const runtime = sources.filter(([file]) => file.startsWith('infra/local/'));
  const code = runtime.filter(([file]) => !isTest(file) && !file.startsWith('infra/local/testing/'));

  test('the local runtime imports nothing of the code that it runs', () => {
    const wrong = runtime.flatMap(([file, source]) =>
      importsOf(file, source).filter((target) => /^(functions|web|events|shared)\//.test(target)),
    );
    expect(wrong).toEqual([]);
  });

  test('the local runtime has floors: nothing imports upwards, and no service imports another', () => {
    /** The floor of a file; services are side by side. */
    const floorOf = (file: string) => {
      const [, , floor = '', service = ''] = file.split('/');
      if (floor === 'services' && service !== 'index.ts') return `services/${service}`;
      return floor.replace('.ts', '');
    };
    const below: Readonly<Record<string, readonly string[]>> = {
      core: [],
      iam: ['core'],
      control: ['core'],
      index: ['core', 'iam', 'control', 'services'],
    };
    const mayReach = (from: string, to: string) => {
      if (from === to) return true;
      if (from === 'services') return to.startsWith('services/') || to === 'core';
      return (below[from] ?? ['core']).includes(to);
    };
    const wrong = code.flatMap(([file, source]) =>
      importsOf(file, source)
        .filter((target) => !mayReach(floorOf(file), floorOf(target)))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the local runtime has no folder of more than 25 files', () => {
    const files = new Map<string, number>();
    for (const [file] of runtime) files.set(path.dirname(file), (files.get(path.dirname(file)) ?? 0) + 1);
    expect([...files].filter(([, count]) => count > 25)).toEqual([]);
  });

  // Mail with attachments, keys, secrets, schedules, faults, pages of tables stand-ins on an origin of their own and alarms came to the services that 10,000 had been meant for.
  test('the local runtime has at most 11,800 lines without its tests', () => {
    expect(code.reduce((sum, [, source]) => sum + lines(source), 0)).toBeLessThanOrEqual(11_800);
  });
});

describe('functions', () => {
  const domainSources = sources.filter(
    ([file]) => /^functions\/(?!platform\/)\w+\//.test(file) && !isTest(file) && !file.endsWith('builders.ts'),
  );

  test.each([
    ['parse JSON', /JSON\.parse/],
    ['read a body', /event\.body/],
    ['read the environment', /process\.env/],
    ['cast', /\bas (?!const\b)[A-Z{(\w]+/],
    ['state a path', /['"`]\/api\//],
  ])('functions never %s outside the platform module', (_, pattern) => {
    const code = domainSources.map(([file, source]) => [
      file,
      source.replace(/^import .*$|\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
    ]);
    expect(code.filter(([, source]) => pattern.test(source ?? '')).map(([file]) => file)).toEqual([]);
  });

  test.each([
    ['start a program', /child_process/],
    ['run a text', /\beval\(|new Function\(/],
    ['trust a certificate that Node does not', /rejectUnauthorized|NODE_TLS_/],
    [
      'call anybody outside of AWS but by one module',
      /\bfetch\((?!\))|createConnection|from 'node:(?:https?|http2|tls|dgram)'/,
    ],
  ])('functions and what they share never %s', (_, pattern) => {
    const ours = sources.filter(
      ([file]) => /^(?:functions|shared|events)\//.test(file) && !isTest(file) && !file.endsWith('builders.ts'),
    );
    const found = ours.filter(([file, source]) => pattern.test(source) && !file.endsWith('outside/outside-call.ts'));
    expect(ours.length).toBeGreaterThan(500);
    expect(found.map(([file]) => file)).toEqual([]);
  });

  test('rules know neither HTTP nor Lambda: they import of the calls only what a handler may answer, who calls, and limits', () => {
    const isHandler = (source: string) => /^export default (?:endpoint|operation|consumer|schedule)\(/m.test(source);
    const wrong = domainSources
      .filter(([file, source]) => !isHandler(source) && !file.startsWith('functions/edge/'))
      .flatMap(([file, source]) => {
        const ofCalls = importsOf(file, source).filter((target) =>
          /platform\/calls\/(?!told|not-there|once|validate|viewer|limits\/|members\/)/.test(target),
        );
        const ofAws = [...source.matchAll(/from '(aws-lambda|@aws-sdk\/[^']*|@middy\/[^']*)'/g)].map(
          ([, name = '']) => name,
        );
        return [...ofCalls, ...ofAws].map((target) => `${file} → ${target}`);
      });
    expect(wrong).toEqual([]);
  });

  test('handler files have at most 120 lines', () => {
    const handlers = domainSources.filter(([, source]) =>
      /^export default (?:endpoint|operation|consumer|schedule)\(/m.test(source),
    );
    expect(handlers.length).toBeGreaterThan(5);
    const long = handlers.filter(([, source]) => lines(source) > 120);
    expect(long.map(([file]) => file)).toEqual([]);
  });
});

test('no file has more than 400 lines, no domain file more than 250', () => {
  const tooLong = sources.filter(([file, source]) => lines(source) > (file.startsWith('functions/') ? 250 : 400));
  expect(tooLong.map(([file, source]) => `${file}: ${lines(source)}`)).toEqual([]);
});

test('jotai is imported in one module of atoms', () => {
  const importers = sources.filter(([file, source]) => roomOf(file) === 'web' && /from 'jotai/.test(source));
  expect(importers.length).toBeLessThanOrEqual(1);
});

describe('comma-separated values', () => {
  test('one module reads them, and one writes them', () => {
    const library = /['"](?:csv-parse|csv-stringify|papaparse|fast-csv|csv-parser|d3-dsv)(?:\/[^'"]*)?['"]/;
    const importers = sources.filter(([file, source]) => !isTest(file) && library.test(source)).map(([file]) => file);
    expect(importers).toEqual(['infra/ops/csv/read-csv.ts', 'infra/ops/csv/write-csv.ts']);
  });

  // Lists in heads of requests are cut at commas too: they are read in `functions/platform/calls` and in the local runtime.
  test('nothing else cuts lines at commas, or joins values by them', () => {
    const separator = /['"`](?:,|;|\\t)['"`]|\/\[?(?:[,;]|\\t)+\]?\//.source;
    const cuts = new RegExp(`\\.split\\((?:${separator})|\\.map\\(.*\\)\\s*\\.join\\((?:${separator})`);
    const ours = sources.filter(
      ([file]) =>
        /^(?:shared|events|functions|infra)\//.test(file) &&
        !/^(?:functions\/platform\/calls|infra\/local)\//.test(file),
    );
    expect(ours.filter(([file, source]) => !isTest(file) && cuts.test(source)).map(([file]) => file)).toEqual([]);
    for (const second of ["text.split(',')", 'text.split(/[,;]/)', "line.map(cell).join(',')"])
      expect(second).toMatch(cuts);
  });
});

test('every lint or type suppression says why', () => {
  const silent = sources.flatMap(([file, source]) =>
    source
      .split('\n')
      .filter((line) => /(biome-ignore \S+:\s*$|@ts-(ignore|expect-error)\s*$)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(silent).toEqual([]);
});

/** Files that import each other in a circle, by what each imports. */
function inCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(imports);
  // Removes files that import none of the others, or that none of the others imports, again and again; what is left are circles.
  for (;;) {
    const imported = new Set([...left.values()].flat());
    const free = [...left].filter(
      ([file, targets]) => !imported.has(file) || !targets.some((target) => left.has(target)),
    );
    if (free.length === 0) return [...left.keys()];
    for (const [file] of free) left.delete(file);
  }
}

function lines(source: string): number {
  return source.trimEnd().split('\n').length;
}
