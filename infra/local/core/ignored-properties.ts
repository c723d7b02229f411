const atRest = 'encryption at rest: the state lies on your own disk';
const logs = 'logs are files in SITE_STATE/logs';
const wording = 'a description for people';
const noTls = 'the site is plain HTTP on loopback';
const kept = 'nothing deletes a local resource but you';

/**
 * Properties that the local runtime does not look at, by resource type and path, each with the reason; under `*` those of all types, by
 * their name wherever it stands. A property
 * that is neither here nor in its service's schema stops the start, so that no difference from AWS goes unnoticed.
 */
export const ignoredProperties: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '*': { Tags: 'billing and search in the AWS console', Comment: wording, Description: wording },
  'AWS::ApiGatewayV2::Api': { Name: wording },
  'AWS::ApiGatewayV2::Authorizer': { Name: wording },
  'AWS::ApiGatewayV2::Stage': {
    AccessLogSettings: logs,
    AutoDeploy: 'what the template says holds at once',
  },
  'AWS::CloudFront::CachePolicy': { 'CachePolicyConfig.Name': wording },
  'AWS::CloudFront::Distribution': {
    'DistributionConfig.Enabled': 'a distribution that is off would be no site',
    'DistributionConfig.HttpVersion': noTls,
    'DistributionConfig.IPV6Enabled': 'the site listens on ::1 where the machine has it',
    'DistributionConfig.CacheBehaviors.ViewerProtocolPolicy': noTls,
    'DistributionConfig.DefaultCacheBehavior.ViewerProtocolPolicy': noTls,
    'DistributionConfig.Origins.CustomOriginConfig.OriginProtocolPolicy': noTls,
    'DistributionConfig.Origins.CustomOriginConfig.OriginSSLProtocols': noTls,
    'DistributionConfig.Origins.S3OriginConfig': 'access is by origin access control; the older identity is empty',
  },
  'AWS::CloudFront::Function': { AutoPublish: 'what the template says holds at once' },
  'AWS::CloudFront::OriginAccessControl': { 'OriginAccessControlConfig.Name': wording },
  'AWS::CloudFront::OriginRequestPolicy': { 'OriginRequestPolicyConfig.Name': wording },
  'AWS::CloudFront::ResponseHeadersPolicy': { 'ResponseHeadersPolicyConfig.Name': wording },
  'AWS::DynamoDB::Table': {
    BillingMode: 'a laptop has no capacity to reserve',
    DeletionProtectionEnabled: kept,
    PointInTimeRecoverySpecification: 'copy SITE_STATE to keep a point in time',
  },
  'AWS::Events::Rule': {
    'Targets.Id': 'a target is found by its place in the list',
    'Targets.RetryPolicy': 'a local target takes an event at once or never',
  },
  'AWS::Events::Archive': { Description: wording, KmsKeyIdentifier: atRest },
  'AWS::IAM::Policy': { PolicyName: wording },
  'AWS::Lambda::Function': {
    Architectures: 'functions run on the processor that is here',
    'Code.S3Bucket': 'code is taken from the assembly',
    LoggingConfig: logs,
  },
  'AWS::Logs::LogGroup': { LogGroupClass: logs, RetentionInDays: logs },
  'AWS::S3::Bucket': {
    'LifecycleConfiguration.Rules.AbortIncompleteMultipartUpload': 'uploads in parts are refused',
    'LifecycleConfiguration.Rules.ExpirationInDays': kept,
    LoggingConfiguration: 'requests are counted at /__local/edge.json',
    PublicAccessBlockConfiguration: 'no anonymous request is let in, and the policies of the template are tested',
    VersioningConfiguration: 'nothing of the site reads an older version',
  },
  'AWS::SES::ConfigurationSet': {
    DeliveryOptions: 'nothing is delivered',
    ReputationOptions: 'the rates are always kept',
  },
  'AWS::SES::EmailIdentity': { MailFromAttributes: 'nothing bounces by mail' },
  'AWS::SES::ConfigurationSetEventDestination': { 'EventDestination.Name': wording },
  'AWS::WAFv2::WebACL': {
    DataProtectionConfig: 'nothing of a request is logged',
    'Rules.VisibilityConfig': 'what is refused is counted at /__local/firewall.json',
  },
  'AWS::SQS::Queue': { SqsManagedSseEnabled: atRest },
};
