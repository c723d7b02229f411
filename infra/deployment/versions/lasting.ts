import type { Change } from './changes.ts';
import type { Finding } from './finding.ts';

/** What a site may have once and has to keep, and what goes with it. */
export const lasting: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Api': 'the address that the edge calls',
  'AWS::ApiGatewayV2::Authorizer': 'what all routes are guarded by',
  'AWS::ApiGatewayV2::Stage': 'all that the API answers',
  'AWS::CloudFront::Distribution': 'the address that the domain leads to',
  'AWS::DynamoDB::Table': 'its rows',
  'AWS::Events::Archive': 'the events of 90 days',
  'AWS::Events::EventBus': 'the rules on it',
  'AWS::KMS::Key': 'all that it has sealed',
  'AWS::S3::Bucket': 'its objects',
  'AWS::SES::EmailIdentity': "the keys that stand in its domain's DNS",
  'AWS::SNS::Topic': 'who is told of alarms',
  'AWS::SecretsManager::Secret': 'its value',
};

/**
 * What a version would lose: lasting things that it replaces, or has no more.
 * @param letGo logical ids of those that may go
 */
export function lostLasting(changes: readonly Change[], letGo: ReadonlySet<string>): readonly Finding[] {
  return changes.flatMap(({ stack, id, type, kind, properties }) => {
    const lost = lasting[type];
    if (lost === undefined || letGo.has(id)) return [];
    const resource = `${stack}/${id}`;
    if (kind === 'replace')
      return {
        resource,
        problem: `would be replaced by an empty one, as ${properties.join(', ')} differs: ${lost} would be lost to the site`,
        remedy: `Leave ${properties.join(', ')} as it is, or make a second one beside it and move what is in it.`,
      };
    if (kind === 'delete' || kind === 'leave')
      return {
        resource,
        problem: `would ${kind === 'leave' ? 'leave its stack' : 'be deleted'}: ${lost} would be lost to the site`,
        remedy:
          'A new logical id does that too: keep the old one. What is meant to go stands in infra/deployment/let-go.ts.',
      };
    return [];
  });
}
