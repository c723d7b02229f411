import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import * as z from 'zod/mini';

/** A file without something that it lists, to be compiled; or as it is (`said` is empty). */
interface Copy {
  readonly file: string;
  /** What is left out, as it stands in the file. */
  readonly said: string;
  readonly text: string;
}

/** Inside the project, as the copies import its packages. */
const folder = '.build/unused-uses';

/**
 * What functions list under `uses` and their code does not use. A function whose code uses something does not compile without it, so each entry, action,
 * event and mail is left out in a copy of its file, and all copies are compiled at once.
 * @param sources files, and what stands in them
 * @returns each with its file and what to do
 * @throws Error for a file that does not compile as it is
 */
export async function unusedUses(sources: ReadonlyMap<string, string>): Promise<string[]> {
  const copies = [...sources].flatMap(([file, text]) => copiesOf(file, text));
  rmSync(folder, { recursive: true, force: true });
  copies.forEach(write);
  const wrong = await wrongCopies(copies);
  const broken = copies.filter(({ said }, at) => said === '' && wrong.has(at));
  if (broken.length > 0)
    throw new Error(`The types of ${broken.map(({ file }) => file).join(', ')} are wrong: run tsc`);
  const unused = copies.filter(({ said }, at) => said !== '' && !wrong.has(at));
  return unused.map(({ file, said }) => `${file} does not use ${said}: take it out of uses, or use it`);
}

const Node = z.looseObject({ type: z.string(), start: z.int(), end: z.int() });
type Node = z.output<typeof Node>;

const isNode = (value: unknown): value is Node => Node.safeParse(value).success;

/** The nodes right below one. */
const childrenOf = (node: Node): Node[] => Object.values(node).flatMap((value) => [value].flat().filter(isNode));

const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)];

const listOf = (node: Node, key: string): Node[] => [node[key]].flat().filter(isNode);

const nameOf = (property: Node) => (isNode(property.key) ? (property.key.name ?? property.key.value) : undefined);

/** What of a list can be left out. */
interface Part {
  readonly nodes: readonly Node[];
  /** In which pair of a table and actions. */
  readonly of?: Node;
}

const one = (node: Node): Part => ({ nodes: [node] });

/** How many arguments of a capability say of what it is, and not what may be done. */
const fixedArguments: Readonly<Record<string, number>> = { rows: 1, rowsOfMember: 0, sealingFor: 1 };

/** What of an entry can be left out: actions, events and mails of which there are several, and parts of what a transaction writes. */
function partsOf(entry: Node): Part[] {
  return nodesIn(entry).flatMap((node): Part[] => {
    if (node.type === 'CallExpression') {
      const callee = isNode(node.callee) ? String(node.callee.name) : '';
      const said = listOf(node, 'arguments').slice(fixedArguments[callee] ?? 0);
      const isList = callee in fixedArguments || ['publishing', 'mailing', 'readingSecrets'].includes(callee);
      return isList && said.length > 1 ? said.map(one) : [];
    }
    if (node.type === 'ArrayExpression') {
      const elements = listOf(node, 'elements');
      // Of a table and what is done in it, the table stays.
      const [table, ...actions] = elements;
      const isPair = table !== undefined && table.type !== 'Literal' && actions[0]?.type === 'Literal';
      if (isPair) return actions.length > 1 ? actions.map((action) => ({ nodes: [action], of: table })) : [];
      return elements.length > 1 ? elements.map(one) : [];
    }
    if (node.type !== 'ObjectExpression') return [];
    const properties = listOf(node, 'properties');
    const announcing = properties.filter((property) => ['announces', 'outbox'].includes(String(nameOf(property))));
    const others = properties.filter((property) => !announcing.includes(property));
    const isWriting = others.every((property) => ['in', 'inMembers'].includes(String(nameOf(property))));
    return [
      ...(announcing.length > 0 ? [{ nodes: announcing }] : []),
      ...(isWriting || others.length > 1 ? others.map(one) : []),
    ];
  });
}

function copiesOf(file: string, text: string): Copy[] {
  const program = Node.parse(parseAst(text, { lang: 'ts' }));
  const [uses] = nodesIn(program).filter((node) => node.type === 'Property' && nameOf(node) === 'uses');
  if (!uses || !isNode(uses.value)) return [];
  const entries = listOf(uses.value, 'properties');
  const parts = entries.flatMap((entry) => {
    const inside = partsOf(entry).map(({ nodes, of }) => {
      const pair = of ? ` in ${text.slice(of.start, of.end)}` : '';
      return { part: nodes, where: `${pair} of ${nameOf(entry)}` };
    });
    return [{ part: [entry], where: '' }, ...inside];
  });
  return [
    { file, said: '', text },
    ...parts.map(({ part, where }) => ({ file, said: `${saidBy(part, text)}${where}`, text: without(part, text) })),
  ];
}

const saidBy = (part: readonly Node[], text: string) =>
  part.map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' ')).join(' and ');

/** A text without some items of lists, and the comma behind each, or before the last one. */
function without(part: readonly Node[], text: string): string {
  return part
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => {
      const behind = /^\s*,/.exec(left.slice(end))?.[0].length ?? 0;
      const before = behind > 0 ? left.slice(0, start) : left.slice(0, start).replace(/,\s*$/, '');
      return before + left.slice(end + behind);
    }, text);
}

function write({ file, text }: Copy, at: number): void {
  const home = `${folder}/${at}`;
  mkdirSync(home, { recursive: true });
  const copied = text.replaceAll(/(?<=from ')\.[^']+/g, (target) =>
    path.relative(home, path.join(path.dirname(file), target)).replaceAll(path.sep, '/'),
  );
  writeFileSync(path.join(home, path.basename(file)), copied);
}

/** Compiles the copies. @returns the numbers of those with errors */
async function wrongCopies(copies: readonly Copy[]): Promise<Set<number>> {
  const project = {
    extends: '../../tsconfig.json',
    // A copy need not use what it imports.
    compilerOptions: { noUnusedLocals: false },
    include: [],
    files: copies.map(({ file }, at) => `${at}/${path.basename(file)}`),
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(project));
  const command = ['node_modules/typescript/bin/tsc', '-p', folder, '--pretty', 'false'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, command, { maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => resolve(stdout));
  });
  return new Set([...output.matchAll(/^\.build\/unused-uses\/(\d+)\//gm)].map(([, at]) => Number(at)));
}
