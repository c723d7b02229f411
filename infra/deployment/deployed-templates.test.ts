import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { expect, test, vi } from 'vitest';
import { aFolder } from '../local/testing/a-folder.ts';
import { deployedTemplates, synthesizedTemplates } from './deployed-templates.ts';

const template = { Resources: { place: { Type: 'AWS::Lambda::Function', Properties: { FunctionName: 'place' } } } };

test('templates of deployed stacks are read as they were written, one for each stack', async () => {
  const client = new CloudFormationClient({ region: 'us-east-1' });
  const asked: unknown[] = [];
  vi.spyOn(client, 'send').mockImplementation(async (command) => {
    if (command instanceof GetTemplateCommand) asked.push(command.input);
    return { TemplateBody: JSON.stringify(template) };
  });
  expect(await deployedTemplates(client, [{ name: 'orders' }])).toEqual([{ name: 'orders', template }]);
  expect(asked).toEqual([{ StackName: 'orders', TemplateStage: 'Original' }]);
});

test('an assembly has its stacks under the names of the account', () => {
  const folder = aFolder();
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: object) => writeFileSync(path.join(folder, file), JSON.stringify(content));
  write('Orders.template.json', template);
  write('manifest.json', {
    artifacts: {
      Orders: {
        type: 'aws:cloudformation:stack',
        properties: { templateFile: 'Orders.template.json', stackName: 'prod-orders' },
      },
      'Orders.assets': { type: 'cdk:asset-manifest', properties: { file: 'Orders.assets.json' } },
    },
  });
  expect(synthesizedTemplates(folder)).toEqual([{ name: 'prod-orders', template }]);
});
