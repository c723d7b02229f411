import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { expect, test, vi } from 'vitest';
import { aFolder } from '../local/testing/a-folder.ts';
import { demandSafeVersion } from './version-check.ts';

const bucket = (BucketName: string) => ({ Type: 'AWS::S3::Bucket', Properties: { BucketName } });
const deployed = (status = 'UPDATE_COMPLETE') => [{ name: 'site-data', status, outputs: {}, isProtected: true }];

/** An account that has a template of the stack `site-data`. */
function anAccount(template: object) {
  const client = new CloudFormationClient({ region: 'us-east-1' });
  vi.spyOn(client, 'send').mockImplementation(async (command) => {
    expect(command).toBeInstanceOf(GetTemplateCommand);
    expect(command.input).toEqual({ StackName: 'site-data', TemplateStage: 'Original' });
    return { TemplateBody: JSON.stringify(template) };
  });
  return client;
}

/** The folder of an assembly whose only stack has a bucket of this name. */
function anAssembly(bucketName: string): string {
  const outdir = aFolder();
  const app = new App({ outdir });
  const { Type: type, Properties: properties } = bucket(bucketName);
  new CfnResource(new Stack(app, 'Data', { stackName: 'site-data' }), 'Site', { type, properties });
  app.synth();
  return outdir;
}

test('a version that would lose a bucket is refused, with the resource, what would happen to it, and what to do', async () => {
  const account = anAccount({ Resources: { Site: bucket('pages') } });
  await expect(demandSafeVersion(account, deployed(), anAssembly('others'), [])).rejects.toThrow(
    /site-data\/Site would be replaced by an empty one, as BucketName differs: .*\n {2}Leave BucketName as it is/,
  );
});

test('the same version again, and a stack that was never made, are let through', async () => {
  const account = anAccount({ Resources: { Site: bucket('pages') } });
  const plan = { moving: [], rates: {} };
  expect(await demandSafeVersion(account, deployed(), anAssembly('pages'), [])).toEqual(plan);
  expect(await demandSafeVersion(account, deployed('ROLLBACK_COMPLETE'), anAssembly('others'), [])).toEqual(plan);
  expect(await demandSafeVersion(account, [], anAssembly('others'), [])).toEqual(plan);
});
