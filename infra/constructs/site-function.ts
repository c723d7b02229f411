import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, type FunctionOptions, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { environmentName, type FunctionNeeds, type TableName } from '../../functions/platform/needs.ts';
import { functionName, kebabName } from '../../shared/contract/names.ts';
import type { Tables } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';

/** What functions can be granted access to. */
export interface Resources {
  readonly tables: Tables;
  readonly bus: EventBus;
}

export interface SiteFunctionProps {
  readonly stage: Stage;
  /** The function's line on its domain's permission sheet. */
  readonly needs: FunctionNeeds;
  readonly resources: Resources;
  /** Overrides the defaults below. */
  readonly options?: Pick<FunctionOptions, 'timeout' | 'memorySize' | 'reservedConcurrentExecutions'>;
}

/**
 * A Lambda function as all of ours are: Node 24 on arm64 from its own bundle, a log group with retention, and a role
 * that may do exactly what the permission sheet says. Its construct id is the endpoint's or consumer's name.
 */
export class SiteFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, { stage, needs, resources, options }: SiteFunctionProps) {
    const name = functionName(stage.name, id);
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      logGroupName: `/aws/lambda/${name}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    super(scope, id, {
      functionName: name,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(`.build/functions/${kebabName(id)}`),
      memorySize: 512,
      timeout: Duration.seconds(10),
      logGroup,
      role,
      environment: environmentOf(needs, resources),
      ...options,
    });
    logGroup.grantWrite(role);
    for (const statement of statementsOf(needs, resources)) role.addToPrincipalPolicy(statement);
  }
}

function tablesOf(needs: FunctionNeeds) {
  // Object.entries loses the literal keys of the sheet
  return Object.entries(needs.tables ?? {}) as [TableName, readonly string[]][];
}

function environmentOf(needs: FunctionNeeds, { tables, bus }: Resources): Record<string, string> {
  const tableNames = tablesOf(needs).map(([table]) => [environmentName.table(table), tables[table].tableName]);
  const busName = needs.publishes ? [[environmentName.eventBus, bus.eventBusName]] : [];
  return Object.fromEntries([...tableNames, ...busName]);
}

/** Explicit actions on named resources; publishing is bound to the events the sheet names. */
function statementsOf(needs: FunctionNeeds, { tables, bus }: Resources): PolicyStatement[] {
  const onTables = tablesOf(needs).map(
    ([table, actions]) =>
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [tables[table].tableArn],
      }),
  );
  if (!needs.publishes) return onTables;
  const onBus = new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ['events:PutEvents'],
    resources: [bus.eventBusArn],
    conditions: { 'ForAllValues:StringEquals': { 'events:detail-type': needs.publishes } },
  });
  return [...onTables, onBus];
}
