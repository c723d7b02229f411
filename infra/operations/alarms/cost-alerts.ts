import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { physicalName } from '../../../shared/contract/names.ts';
import type { Stage } from '../../stage.ts';

/** What all callers of one endpoint together can make us pay in a day, in US dollars (infra/README.md#decisions). */
export const mostADay = 250;

/** A month at this much, in US dollars, is worth a look: about a day in eight at the limit of an endpoint. */
const mostAMonth = 4 * mostADay;

/** An anomaly below this much, in US dollars, is not notified. */
const leastAnomaly = mostADay / 10;

type Notification = readonly [type: 'ACTUAL' | 'FORECASTED', percent: number];

/**
 * Notifies the topic of alarms of what the account costs. The amounts are those of the whole account: costs of a stage alone are known only where its tags are
 * activated for billing, which the account's payer does, and a filter by a tag that is not activated finds nothing. AWS updates budgets two or three times a day.
 */
export function costAlerts(scope: Construct, stage: Pick<Stage, 'name' | 'costMonitor'>, topic: ITopic): void {
  const budget = (id: string, timeUnit: 'DAILY' | 'MONTHLY', dollars: number, notifications: readonly Notification[]) =>
    // Without a name: with other notifications it is replaced, and the new one is made before the old one is gone.
    new CfnBudget(scope, id, {
      budget: { budgetType: 'COST', timeUnit, budgetLimit: { amount: dollars, unit: 'USD' } },
      notificationsWithSubscribers: notifications.map(([notificationType, threshold]) => ({
        notification: {
          notificationType,
          threshold,
          thresholdType: 'PERCENTAGE',
          comparisonOperator: 'GREATER_THAN',
        },
        subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
      })),
    });
  const alerts: Construct[] = [
    budget('DailyBudget', 'DAILY', mostADay, [
      ['ACTUAL', 50],
      ['ACTUAL', 100],
    ]),
    budget('MonthlyBudget', 'MONTHLY', mostAMonth, [
      ['FORECASTED', 100],
      ['ACTUAL', 100],
    ]),
  ];
  if (stage.costMonitor !== undefined) {
    const impact = { Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE', MatchOptions: ['GREATER_THAN_OR_EQUAL'] };
    alerts.push(
      new CfnAnomalySubscription(scope, 'CostAnomalies', {
        subscriptionName: physicalName(stage.name, 'cost-anomalies'),
        monitorArnList: [stage.costMonitor],
        frequency: 'IMMEDIATE',
        thresholdExpression: JSON.stringify({ Dimensions: { ...impact, Values: [String(leastAnomaly)] } }),
        subscribers: [{ type: 'SNS', address: topic.topicArn }],
      }),
    );
  }
  // They are refused as long as the topic's policy does not let them in.
  for (const alert of alerts) alert.node.addDependency(topic);
}
