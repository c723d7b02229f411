import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, CfnResource, aws_lambda as lambda, Stack, Stage } from 'aws-cdk-lib';
import { expect, it } from 'vitest';
import { aFolder } from '../../testing/a-folder.ts';
import { readAssembly } from './assembly.ts';

function aBundle(): string {
  const folder = join(aFolder(), 'bundle');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.js'), 'exports.handler = async () => 1;');
  return folder;
}

it('an assembly is read with its stacks, nested stages too, and the directory behind the code of a function', () => {
  const app = new App({ outdir: aFolder(), analyticsReporting: false });
  const stack = new Stack(new Stage(app, 'Production'), 'Site');
  const code = lambda.Code.fromAsset(aBundle());
  new lambda.Function(stack, 'Greet', { code, handler: 'index.handler', runtime: lambda.Runtime.NODEJS_24_X });

  const [site] = readAssembly(app.synth().directory);
  const greet = Object.values(site?.template.Resources ?? {}).find(({ Type }) => Type === 'AWS::Lambda::Function');
  const key = JSON.stringify(greet?.Properties.Code).match(/"S3Key":"([^"]+)"/)?.[1] ?? '';
  expect(site?.name).toBe('Production-Site');
  expect(site?.assets.get(key)).toMatch(/asset\./);
});

it.each([
  ['Conditions', { Conditions: { IsLarge: {} } }],
  ['Mappings', { Mappings: { Sizes: {} } }],
  ['Condition', { Resources: { Queue: { Type: 'AWS::SQS::Queue', Condition: 'IsLarge' } } }],
])('a template with %s is refused, as ours are made for one place', (section, template) => {
  const app = new App({ outdir: aFolder(), analyticsReporting: false });
  new CfnResource(new Stack(app, 'Site'), 'Queue', { type: 'AWS::SQS::Queue' });
  const { directory } = app.synth();
  writeFileSync(join(directory, 'Site.template.json'), JSON.stringify(template));
  expect(() => readAssembly(directory)).toThrow(section);
});

it('a missing assembly is refused, with how to get one', () => {
  expect(() => readAssembly(aFolder())).toThrow('run "npm run synth"');
});
