import { readFileSync } from 'node:fs';
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { functionName, kebabName } from '../../shared/contract/names.ts';
import { bundleId } from '../../shared/manifest/bundle-id.ts';
import { environmentName } from '../../shared/manifest/environment-names.ts';
import type { FunctionSettings } from '../function-settings.ts';
import type { Stage } from '../stage.ts';

export interface SiteFunctionProps {
  readonly stage: Stage;
  readonly domain: string;
  /** Folder of the bundles, `<folder>/<domain>/<kebab-name>/index.cjs`. */
  readonly bundles: string;
  /** Environment variables by name. */
  readonly environment: Readonly<Record<string, string>>;
  /** All that it may do, except writing its log. */
  readonly statements: readonly PolicyStatement[];
  /** Overrides the defaults below. */
  readonly settings?: FunctionSettings | undefined;
  /** Takes events that nobody waits for, when the function has failed three times on them. */
  readonly deadLetterQueue?: IQueue;
}

/**
 * A Lambda function as all of ours are: Node 24 on arm64 from its own bundle, a log group with retention, and a role
 * that may do exactly what it is given. Its construct id is the endpoint's or consumer's name.
 */
export class SiteFunction extends LambdaFunction {
  /** @throws Error when there is no bundle: build the functions first */
  constructor(scope: Construct, id: string, props: SiteFunctionProps) {
    const { stage, domain, bundles, environment, statements, settings, deadLetterQueue } = props;
    const name = functionName(stage.name, id);
    const bundle = `${bundles}/${domain}/${kebabName(id)}`;
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      logGroupName: `/aws/lambda/${name}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const writesLog = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logGroup.logGroupArn],
    });
    const role = new Role(scope, `${id}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      // Not a resource of its own, of which a stack takes 500.
      inlinePolicies: { grants: new PolicyDocument({ statements: [writesLog, ...statements] }) },
    });
    super(scope, id, {
      functionName: name,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(bundle),
      memorySize: 512,
      timeout: Duration.seconds(10),
      logGroup,
      // Of Lambda's own lines only those about failures: START, END and REPORT would be as long as ours (infra/README.md#what-it-costs).
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel.WARN,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      role,
      environment: {
        ...environment,
        [environmentName.domain]: domain,
        [environmentName.bundle]: bundleId(readFileSync(`${bundle}/index.cjs`)),
      },
      ...settings,
      ...(deadLetterQueue && { deadLetterQueue }),
    });
    if (!deadLetterQueue) {
      Validations.of(this).acknowledge({
        id: 'Serverless::Serverless-LambdaDLQ',
        reason: 'Its caller waits for the answer, or its queue or stream sets aside what it fails on.',
      });
    }
  }
}
