/**
 * Resource types that the local runtime leaves out, each with the reason. A type that is neither here nor in a service's `types`
 * stops the start: silence would be a difference to AWS that nobody chose.
 */
export const withoutLocalMeaning: Readonly<Record<string, string>> = {
  'AWS::CDK::Metadata': 'usage statistics for the CDK team',
  'AWS::WAFv2::WebACL': 'no hostile traffic reaches a loopback address',
  'AWS::WAFv2::WebACLAssociation': 'no hostile traffic reaches a loopback address',
  'AWS::WAFv2::LoggingConfiguration': 'no hostile traffic reaches a loopback address',
  'AWS::CloudWatch::Alarm': 'nobody is on call for a laptop; dashboards show the same metrics',
  'AWS::CloudWatch::CompositeAlarm': 'nobody is on call for a laptop; dashboards show the same metrics',
  'AWS::SNS::Topic': 'only alarms publish to topics here, and alarms have no local meaning',
  'AWS::SNS::TopicPolicy': 'only alarms publish to topics here, and alarms have no local meaning',
  'AWS::SNS::Subscription': 'only alarms publish to topics here, and alarms have no local meaning',
  'AWS::Logs::MetricFilter': 'functions emit metrics in the embedded format, which is read as it is',
  'AWS::Logs::ResourcePolicy': 'log groups have no local meaning',
  'AWS::Logs::QueryDefinition': 'a saved query of the CloudWatch console',
  'AWS::Events::Archive': 'the last 200 events are kept at /__local/events.json',
  'AWS::Route53::RecordSet': 'the site is at localhost',
  'AWS::CertificateManager::Certificate': 'the site is plain HTTP on loopback, which browsers treat as secure',
  'AWS::CloudFront::MonitoringSubscription': 'the edge counts its requests at /__local/metrics.json',
  'AWS::ApplicationAutoScaling::ScalableTarget': 'nothing scales on a laptop',
  'AWS::ApplicationAutoScaling::ScalingPolicy': 'nothing scales on a laptop',
  'AWS::ResourceGroups::Group': 'a view of the AWS console',
  'AWS::Budgets::Budget': 'a laptop costs nothing',
  'Custom::S3AutoDeleteObjects': 'empties a bucket when its stack is deleted; delete SITE_STATE instead',
};
