import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AlarmTopic, topicAlarms } from '../operations/alarms/alarm-topic.ts';
import { costAlerts } from '../operations/alarms/cost-alerts.ts';
import { domainAlarms } from '../operations/alarms/domain-alarms.ts';
import { endpointAlarms } from '../operations/alarms/endpoint-alarms.ts';
import { eventAlarms } from '../operations/alarms/event-alarms.ts';
import { jobAlarms } from '../operations/alarms/job-alarms.ts';
import { mailAlarms } from '../operations/alarms/mail-alarms.ts';
import { SiteAlarms } from '../operations/alarms/site-alarms.ts';
import { healthDashboard } from '../operations/dashboards/health-dashboard.ts';
import { usageDashboard } from '../operations/dashboards/usage-dashboard.ts';
import { watchedIn } from '../operations/watched.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { region, type Stage, stackName } from '../stage.ts';

/** Dashboards, and alarms that say who is affected. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, stage: Stage, definition: SiteDefinition, distributionId: string) {
    super(scope, 'Operations', { stackName: stackName(stage, 'operations'), env: { region } });
    const watched = watchedIn(stage, definition);
    const alarms = new SiteAlarms(this, stage.name);
    for (const addAlarms of [endpointAlarms, eventAlarms, jobAlarms, mailAlarms, domainAlarms, topicAlarms])
      addAlarms(alarms, watched);
    const topic = new AlarmTopic(this, 'Alarms', stage);
    alarms.tell(topic);
    costAlerts(this, stage, topic);
    usageDashboard(this, stage, watched);
    healthDashboard(this, stage, { ...watched, alarms, distributionId });
  }
}
