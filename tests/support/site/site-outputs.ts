import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { stackName } from '../../../infra/stage.ts';
import { pascalName } from '../../../shared/contract/names.ts';

const Outputs = z.record(z.string(), z.record(z.string(), z.string()));

function outputsOfData(stateDirectory: string): Readonly<Record<string, string>> {
  const outputs = Outputs.parse(JSON.parse(readFileSync(path.join(stateDirectory, 'outputs.json'), 'utf8')));
  return outputs[stackName({ name: 'local' }, 'data')] ?? {};
}

/** The physical name of a table of a local site. @throws Error when it has none of that name */
export function physicalName(stateDirectory: string, table: string): string {
  const name = outputsOfData(stateDirectory)[`${pascalName(table)}TableName`];
  if (!name) throw new Error(`The site has no table ${table}`);
  return name;
}

/** The bucket of what was uploaded to a local site. */
export function uploadBucket(stateDirectory: string): string {
  return outputsOfData(stateDirectory).UploadBucketName ?? '';
}

/** The bucket of the pages of a local site. */
export function siteBucket(stateDirectory: string): string {
  return outputsOfData(stateDirectory).SiteBucketName ?? '';
}

/** A key of a local site, by its name in the data stack. @throws Error when it has none of that name */
export function keyArn(stateDirectory: string, key: 'PersonalDataKey' | 'LookupKey'): string {
  const outputs = Object.entries(outputsOfData(stateDirectory));
  const [, arn] = outputs.find(([name]) => new RegExp(`${key}\\w*Arn`).test(name)) ?? [];
  if (!arn) throw new Error(`The site has no key ${key}`);
  return arn;
}
