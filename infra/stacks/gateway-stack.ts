import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { eventSource } from '../../events/event.ts';
import { systemName } from '../../shared/contract/names.ts';
import { EdgeAuthorizer } from '../constructs/edge-authorizer.ts';
import type { Gateway } from '../constructs/endpoint-routes.ts';
import { MailSending, type MailStreams } from '../constructs/mail-sending.ts';
import { referStrongly } from '../constructs/strong-references.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { region, type Stage, stackName } from '../stage.ts';

/** What the domains share: the HTTP API with the authorizer of its routes, the event bus with its archive, the group of schedules, and what mail is sent with. */
export class GatewayStack extends Stack {
  readonly gateway: Gateway;
  readonly bus: EventBus;
  /** The group of all schedules: what the roles of schedules trust. */
  readonly scheduleGroup: ScheduleGroup;
  readonly mail: MailStreams;
  /** The secret that the edge sends to the API with each request. */
  readonly edgeSecret: ISecret;

  constructor(scope: Construct, stage: Stage, { bundles }: Pick<SiteDefinition, 'bundles'>) {
    super(scope, 'Gateway', { stackName: stackName(stage, 'gateway'), env: { region }, terminationProtection: true });
    const name = `${systemName}-${stage.name}`;
    const api = new HttpApi(this, 'HttpApi', { apiName: name, createDefaultStage: false });
    const authorizer = new EdgeAuthorizer(this, 'EdgeAuthorizer', { stage, api, bundles });
    this.gateway = { api, authorizerId: authorizer.authorizerId };
    this.edgeSecret = authorizer.secret;
    this.bus = new EventBus(this, 'EventBus', { eventBusName: name });
    referStrongly(api, api.apiId);
    referStrongly(this.bus, this.bus.eventBusName, this.bus.eventBusArn);
    this.bus.archive('EventArchive', { eventPattern: { source: [eventSource] }, retention: Duration.days(90) });
    this.scheduleGroup = new ScheduleGroup(this, 'ScheduleGroup', {
      scheduleGroupName: name,
      // Under its own name it would be in the way of a second attempt; the schedules in it are gone before it.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.mail = {
      staff: new MailSending(this, 'Mail', stage, 'staff'),
      unconfirmed: new MailSending(this, 'UnconfirmedMail', stage, 'unconfirmed'),
      codes: new MailSending(this, 'CodesMail', stage, 'codes'),
      members: new MailSending(this, 'MembersMail', stage, 'members'),
    };
    new CfnOutput(this, 'ApiId', { value: api.apiId });
    new CfnOutput(this, 'EdgeSecretArn', { value: this.edgeSecret.secretArn });
  }
}
