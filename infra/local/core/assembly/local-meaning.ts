/**
 * Resource types that the local runtime leaves out, each with the reason. A type that is neither here nor in a service's `types`
 * stops the start, so that no difference from AWS goes unnoticed.
 */
export const withoutLocalMeaning: Readonly<Record<string, string>> = {
  'AWS::CDK::Metadata': 'usage statistics for the CDK team',
  'AWS::Lambda::Version': 'what the template says holds at once',
  'AWS::Lambda::Alias': 'a function is the one version that there is',
  'AWS::CodeDeploy::Application': 'what the template says holds at once',
  'AWS::CodeDeploy::DeploymentGroup': 'what the template says holds at once',
  'AWS::WAFv2::LoggingConfiguration': 'what is refused is counted at /__local/firewall.json',
  'AWS::SNS::Topic': 'only alarms publish to topics here; /__local/alarms shows whom they would tell',
  'AWS::SNS::TopicPolicy': 'only alarms publish to topics here; /__local/alarms shows whom they would tell',
  'AWS::SNS::Subscription': 'only alarms publish to topics here; /__local/alarms shows whom they would tell',
  'AWS::Budgets::Budget': 'a laptop has no bill',
  'AWS::Logs::Delivery': 'requests are counted at /__local/edge.json',
  'AWS::Logs::DeliveryDestination': 'requests are counted at /__local/edge.json',
  'AWS::Logs::DeliverySource': 'requests are counted at /__local/edge.json',
  'AWS::CloudFront::MonitoringSubscription': 'the share of hits is measured here without it',
};
