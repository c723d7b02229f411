import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { JsonObject } from '../core/json.ts';

/** A function of a synthetic stack: the source of its handler, and the rest of its properties. */
export interface SyntheticFunction {
  /** TypeScript; may import packages of the project. */
  readonly source: string;
  readonly properties: JsonObject;
  readonly statements: readonly JsonObject[];
}

const trust = { Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' }, Action: 'sts:AssumeRole' };

/** A role, its policy and the function, as CDK writes them; `code` is the object key of the bundle. */
function functionResources(id: string, code: string, { properties, statements }: SyntheticFunction): JsonObject {
  const PolicyDocument = { Version: '2012-10-17', Statement: [...statements] };
  return {
    [`${id}Role`]: { Type: 'AWS::IAM::Role', Properties: { AssumeRolePolicyDocument: { Statement: [trust] } } },
    ...(statements.length === 0
      ? {}
      : {
          [`${id}Policy`]: {
            Type: 'AWS::IAM::Policy',
            Properties: { PolicyName: id, PolicyDocument, Roles: [{ Ref: `${id}Role` }] },
          },
        }),
    [id]: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        FunctionName: id,
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Role: { 'Fn::GetAtt': [`${id}Role`, 'Arn'] },
        Code: { S3Bucket: 'assets', S3Key: code },
        ...properties,
      },
    },
  };
}

/**
 * Writes a cloud assembly with one stack, `Site`, in the layout of `cdk synth`. The functions are bundled.
 * @returns the directory
 */
export function writeAssembly(
  directory: string,
  resources: JsonObject,
  functions: Readonly<Record<string, SyntheticFunction>>,
): string {
  const files: JsonObject = {};
  const all: JsonObject = { ...resources };
  for (const [id, declared] of Object.entries(functions)) {
    const bundle = bundleOf(declared.source);
    const hash = createHash('sha256').update(bundle).digest('hex');
    mkdirSync(join(directory, `asset.${hash}`), { recursive: true });
    writeFileSync(join(directory, `asset.${hash}`, 'index.js'), bundle);
    files[hash] = {
      source: { path: `asset.${hash}`, packaging: 'zip' },
      destinations: { here: { bucketName: 'assets', objectKey: `${hash}.zip` } },
    };
    Object.assign(all, functionResources(id, `${hash}.zip`, declared));
  }
  const artifacts = {
    Site: {
      type: 'aws:cloudformation:stack',
      environment: 'aws://unknown-account/us-east-1',
      properties: { templateFile: 'Site.template.json' },
    },
    'Site.assets': { type: 'cdk:asset-manifest', properties: { file: 'Site.assets.json' } },
  };
  const write = (name: string, value: JsonObject) => writeFileSync(join(directory, name), JSON.stringify(value));
  mkdirSync(directory, { recursive: true });
  write('manifest.json', { version: '55.0.0', artifacts });
  write('Site.assets.json', { version: '55.0.0', files });
  write('Site.template.json', { Resources: all });
  return directory;
}

function bundleOf(contents: string): Uint8Array {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    mainFields: ['module', 'main'],
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
