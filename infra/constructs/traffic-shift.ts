import { Validations } from 'aws-cdk-lib';
import { CfnApplication, CfnDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnAlias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/** The name under which callers reach a function, whichever version it leads to. */
const aliasName = 'live';

/** What leads callers to a function. */
export interface LiveFunction {
  /** ARN of its alias. */
  readonly arn: string;
  /** To be there before anything is attached to the alias. */
  readonly alias: CfnAlias;
}

/**
 * How new versions of functions come to their callers: a tenth of the calls for ten minutes, then all; and back to the old version when the
 * function's alarm goes off meanwhile, with which the deployment of the stack fails. A stage may shift at once, for what cannot wait.
 */
export class TrafficShift extends Construct {
  readonly #application: CfnApplication;
  readonly #grants = new PolicyDocument();
  readonly #role: Role;
  readonly #stage: Pick<Stage, 'shiftsAtOnce'>;

  constructor(scope: Construct, id: string, stage: Pick<Stage, 'shiftsAtOnce'>) {
    super(scope, id);
    this.#stage = stage;
    this.#application = new CfnApplication(this, 'Application', { computePlatform: 'Lambda' });
    this.#role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      inlinePolicies: { grants: this.#grants },
    });
    this.#grants.addStatements(new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }));
    Validations.of(this.#role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'CodeDeploy reads the states of alarms; AWS documents this right of its role for all alarms only.',
    });
  }

  /**
   * Puts an alias before a function.
   * @param alarm name of the alarm of its faults
   */
  before(handler: LambdaFunction, alarm: string): LiveFunction {
    const { id } = handler.node;
    const arn = `${handler.functionArn}:${aliasName}`;
    const group = new CfnDeploymentGroup(this, id, {
      applicationName: this.#application.ref,
      serviceRoleArn: this.#role.roleArn,
      deploymentStyle: { deploymentType: 'BLUE_GREEN', deploymentOption: 'WITH_TRAFFIC_CONTROL' },
      deploymentConfigName: `CodeDeployDefault.Lambda${this.#stage.shiftsAtOnce ? 'AllAtOnce' : 'Canary10Percent10Minutes'}`,
      // An alarm that is on would stop what is to end it.
      alarmConfiguration: { enabled: !this.#stage.shiftsAtOnce, alarms: [{ name: alarm }] },
      autoRollbackConfiguration: { enabled: true, events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'] },
    });
    const { functionName, currentVersion } = handler;
    const alias = new CfnAlias(this, `${id}Alias`, {
      name: aliasName,
      functionName,
      functionVersion: currentVersion.version,
    });
    alias.cfnOptions.updatePolicy = {
      codeDeployLambdaAliasUpdate: { applicationName: this.#application.ref, deploymentGroupName: group.ref },
    };
    const actions = ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'];
    this.#grants.addStatements(new PolicyStatement({ actions, resources: [arn] }));
    return { arn, alias };
  }
}
