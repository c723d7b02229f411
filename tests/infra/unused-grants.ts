import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { functionFiles } from '../../functions/function-sources.ts';
import { siteManifest } from '../../functions/site-manifest.ts';
import { kebabName } from '../../shared/contract/names.ts';
import type { DomainNeeds, FunctionNeeds } from '../../shared/manifest/function-needs.ts';

type Sheets = Readonly<Record<string, DomainNeeds>>;

/** A part of a line as one reads it in the sheet, such as `tables.content: Query`, and what can be left of the line without it. */
interface Grant {
  readonly said: string;
  readonly left: readonly unknown[];
}

/** A domain whose sheet has one grant less, or none (`said` is empty), to be compiled from the file of one function. */
interface Copy {
  readonly at: string;
  readonly domain: string;
  readonly name: string;
  readonly said: string;
  readonly sheet: DomainNeeds;
}

/** Inside the project, as the copies import its packages. */
const folder = '.build/unused-grants';

/**
 * The grants that the code of their functions does not use. A function whose code uses a grant does not compile without it, so each
 * is taken away in a copy of its domain, and all copies are compiled at once.
 * @param isAsked the functions whose grants are looked at
 * @returns each with its file, its function and what to do
 * @throws Error for a function that does not compile as it is
 */
export async function unusedGrants(sheets: Sheets, isAsked = (_: string) => true): Promise<string[]> {
  const lines = linesOf(sheets).filter(({ name }) => isAsked(name));
  const copies = copiesOf(sheets, lines);
  rmSync(folder, { recursive: true, force: true });
  for (const copy of copies) write(copy);
  const wrong = await wrongCopies(copies.map(({ at, domain, name }) => `${at}/${handlerOf(domain, name)}`));
  const broken = copies.filter(({ at, said }) => said === '' && wrong.has(at));
  if (broken.length > 0)
    throw new Error(`The types of ${broken.map(({ name }) => name).join(', ')} are wrong: run tsc`);
  const unused = copies.filter(({ at, said }) => said !== '' && !wrong.has(at));
  return [...new Set([...unused, ...unusedTrails(lines)].map(complaint))];
}

function complaint({ domain, name, said }: Pick<Copy, 'domain' | 'name' | 'said'>): string {
  const [sheet, handler] = [`functions/${domain}/needs.ts`, `functions/${domain}/${handlerOf(domain, name)}`];
  return `${sheet}: ${name} does not use "${said}": take it out of its line, or use it in ${handler}`;
}

/** The file of a function, in the folder of its domain. */
function handlerOf(domain: string, name: string): string {
  const file = functionFiles(siteManifest)[`${domain}/${kebabName(name)}`];
  if (!file) throw new Error(`functions/${domain}/needs.ts has a line for ${name}, which is no function: take it out`);
  return path.basename(file);
}

function linesOf(sheets: Sheets) {
  return Object.entries(sheets).flatMap(([domain, sheet]) =>
    Object.entries(sheet).map(([name, needs]) => ({ domain, name, needs })),
  );
}

type Line = ReturnType<typeof linesOf>[number];

function copiesOf(sheets: Sheets, lines: readonly Line[]): Copy[] {
  const all = lines.flatMap(({ domain, name, needs }) =>
    [{ said: '', left: [needs] }, ...grantsIn(needs)].flatMap(({ said, left }) =>
      // What is left of a line is a line.
      left.map((line) => ({ domain, name, said, sheet: { ...sheets[domain], [name]: line as FunctionNeeds } })),
    ),
  );
  return all.map((copy, number) => ({ ...copy, at: `${folder}/${number}` }));
}

/**
 * Every item of a list is a grant, and so is a name, or a yes, that is a field of the line itself. Of a list that would be empty, either the
 * list is left or nothing: its type may take only one of them.
 */
function grantsIn(value: unknown, depth = 0): Grant[] {
  if (Array.isArray(value))
    return value.map((item) => {
      const rest = value.filter((other) => other !== item);
      return { said: `: ${item}`, left: rest.length > 0 ? [rest] : [rest, undefined] };
    });
  if (typeof value === 'string' || value === true)
    return depth === 1 ? [{ said: `: ${value}`, left: [undefined] }] : [];
  if (typeof value !== 'object' || value === null) return [];
  // Partitions take rights away; which rows a function reads does not show in its types.
  const grants = Object.entries(value).filter(([key]) => depth > 0 || key !== 'partitions');
  return grants.flatMap(([key, field]) =>
    grantsIn(field, depth + 1).map(({ said, left }) => ({
      said: `${depth === 0 ? '' : '.'}${key}${said}`,
      left: left.map((rest) => ({ ...value, [key]: rest })),
    })),
  );
}

/** An operation that changes something must be audited whether its code does it or not, so its file is read instead. */
function unusedTrails(lines: readonly Line[]) {
  return lines
    .filter(({ needs }) => needs.audits)
    .map(({ domain, name }) => ({ domain, name, said: 'audits: true' }))
    .filter(({ domain, name }) => {
      const source = readFileSync(`functions/${domain}/${handlerOf(domain, name)}`, 'utf8');
      return !/\b(audited|trail)\b/.test(source);
    });
}

/** Copies the file of a function and what it imports of its domain that is made of the sheet; of the sheet, the lines that these name. */
function write({ at, domain, name, sheet }: Copy): void {
  const home = `functions/${domain}`;
  const lines = new Set<string>();
  // Those that are imported are added on the way, and copied in their turn.
  const files = new Set([path.join(home, handlerOf(domain, name))]);
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const [, line = ''] of source.matchAll(/\bneeds\.(\w+)/g)) lines.add(line);
    const to = path.dirname(path.join(at, path.relative(home, file)));
    const copied = source.replace(relativeImport, (target) => {
      const imported = path.join(path.dirname(file), target);
      if (!isOfSheet(imported, home)) return path.relative(to, imported).replaceAll(path.sep, '/');
      if (path.basename(imported) !== 'needs.ts') files.add(imported);
      return target;
    });
    mkdirSync(to, { recursive: true });
    writeFileSync(path.join(to, path.basename(file)), copied);
  }
  const named = Object.fromEntries(Object.entries(sheet).filter(([line]) => lines.has(line)));
  const text = [
    `import type { DomainNeeds } from '${path.relative(at, 'shared/manifest/function-needs.ts')}';`,
    `export const needs = ${JSON.stringify(named)} as const satisfies DomainNeeds;`,
  ];
  writeFileSync(path.join(at, 'needs.ts'), text.join('\n'));
}

const relativeImport = /(?<=from ')\.[^']+/g;

const ofSheets = new Map<string, boolean>();

/** Whether a file is a domain's sheet, or imports it by others of the domain: all else is the same for every copy. */
function isOfSheet(file: string, home: string): boolean {
  if (!file.startsWith(home + path.sep)) return false;
  const known = ofSheets.get(file);
  if (known !== undefined) return known;
  const imports = readFileSync(file, 'utf8').match(relativeImport) ?? [];
  const isIt =
    file === path.join(home, 'needs.ts') ||
    imports.some((target) => isOfSheet(path.join(path.dirname(file), target), home));
  ofSheets.set(file, isIt);
  return isIt;
}

/** Compiles files, each from the folder of a copy. @returns the folders with errors */
async function wrongCopies(files: readonly string[]): Promise<Set<string>> {
  const project = {
    extends: '../../tsconfig.json',
    include: [],
    files: files.map((file) => path.relative(folder, file)),
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(project));
  const command = ['node_modules/typescript/bin/tsc', '-p', folder, '--pretty', 'false'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, command, { maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => resolve(stdout));
  });
  return new Set(output.match(/^\.build\/unused-grants\/\d+(?=\/)/gm));
}
