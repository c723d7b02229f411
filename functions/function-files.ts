import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kebabName } from '../shared/contract/names.ts';
import { edgeAuthorizer } from '../shared/manifest/edge-authorizer.ts';
import type { Manifest } from '../shared/manifest/manifest.ts';
import type { Stated, StatedFunction } from './manifest.ts';
import type { DomainDefinition } from './platform/domain-definition.ts';

/**
 * What the domains below a folder state: each has a folder with a `domain.ts`, and a function in each file of it that has a default export,
 * `record-download.ts` for `recordDownload`.
 */
export async function domainsIn(folder: string): Promise<Pick<Stated, 'domains' | 'functions'>> {
  const files = globSync(`${folder}/*/domain.ts`).toSorted();
  const domains = await Promise.all(
    files.map(async (file) => [path.basename(path.dirname(file)), await defaultOf<DomainDefinition>(file)] as const),
  );
  const functions = await Promise.all(
    domains.flatMap(([domain]) => functionFiles(`${folder}/${domain}`).map((file) => functionIn(domain, file))),
  );
  return { domains: Object.fromEntries(domains), functions };
}

function functionFiles(folder: string): string[] {
  const files = globSync(`${folder}/*.ts`).filter((file) => !/(\.test|\bdomain)\.ts$/.test(file));
  return files.filter((file) => /^export default /m.test(readFileSync(file, 'utf8'))).toSorted();
}

async function functionIn(domain: string, file: string): Promise<StatedFunction> {
  const [base = ''] = path.basename(file).split('.');
  const name = base.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { domain, name, file, definition: await defaultOf(file) };
}

async function defaultOf<Value>(file: string): Promise<Value> {
  return (await import(path.resolve(file))).default;
}

/** The file of every function, and of the API's authorizer, by `<domain>/<kebab-name>`. @throws Error naming one that is not there */
export function bundledFiles({ functions }: Pick<Manifest, 'functions'>): Readonly<Record<string, string>> {
  const { domain, name } = edgeAuthorizer;
  const files = [
    ...Object.entries(functions).map(([each, { domain: of, file }]) => [`${of}/${kebabName(each)}`, file] as const),
    [`${domain}/${kebabName(name)}`, `functions/${domain}/${kebabName(name)}.ts`] as const,
  ];
  const missing = files.find(([, file]) => !existsSync(file));
  if (missing) throw new Error(`${missing[0]} has no file ${missing[1]}`);
  return Object.fromEntries(files);
}
