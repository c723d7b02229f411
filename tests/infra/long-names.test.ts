import { mkdtempSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, expect, test } from 'vitest';
import { aFolder } from '../../infra/local/testing/a-folder.ts';
import { composeSite, siteApp } from '../../infra/site.ts';
import { readSiteDefinition } from '../../infra/site-definition.ts';
import { readStage } from '../../infra/stage.ts';

const folder = aFolder(afterAll);

/** The longest name that a resource may have, by its type and where that stands; as CloudFormation's and the services' references say (November 2026). */
const longest: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'AWS::ApiGatewayV2::Api': { Name: 128 },
  'AWS::CloudFront::CachePolicy': { 'CachePolicyConfig.Name': 128 },
  'AWS::CloudFront::Function': { Name: 64 },
  'AWS::CloudFront::OriginRequestPolicy': { 'OriginRequestPolicyConfig.Name': 128 },
  'AWS::CloudFront::ResponseHeadersPolicy': { 'ResponseHeadersPolicyConfig.Name': 128 },
  'AWS::CloudWatch::Alarm': { AlarmName: 255 },
  'AWS::CloudWatch::CompositeAlarm': { AlarmName: 255 },
  'AWS::CloudWatch::Dashboard': { DashboardName: 255 },
  'AWS::Events::EventBus': { Name: 256 },
  'AWS::IAM::Policy': { PolicyName: 128 },
  'AWS::Lambda::Function': { FunctionName: 64 },
  'AWS::Logs::DeliveryDestination': { Name: 60 },
  'AWS::Logs::DeliverySource': { Name: 60 },
  'AWS::Logs::LogGroup': { LogGroupName: 512 },
  'AWS::SES::ConfigurationSet': { Name: 64 },
  'AWS::SQS::Queue': { QueueName: 80 },
  'AWS::Scheduler::Schedule': { Name: 64 },
  'AWS::Scheduler::ScheduleGroup': { Name: 64 },
  'AWS::WAFv2::WebACL': { Name: 128 },
};

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, step) => Object(inside)[step], value);

test('names fit in a stage with as many letters as one may have', { timeout: 300_000 }, () => {
  const app = siteApp({ outdir: mkdtempSync(`${folder}/out-`) });
  app.node.setContext('stage', 's'.repeat(16));
  const seen = new Set<string>();
  const tooLong: string[] = [];
  for (const stack of composeSite(app, readStage(app.node), readSiteDefinition())) {
    const resources: Record<string, { Type: string; Properties?: unknown }> =
      Template.fromStack(stack).toJSON().Resources;
    for (const { Type, Properties } of Object.values(resources))
      for (const [path, most] of Object.entries(longest[Type] ?? {})) {
        const name = at(Properties, path);
        if (typeof name !== 'string') continue;
        seen.add(Type);
        if (name.length > most) tooLong.push(`${Type}: ${name} has ${name.length} characters of ${most}`);
      }
  }
  expect(tooLong).toEqual([]);
  expect(seen.size).toBeGreaterThan(12);
});
