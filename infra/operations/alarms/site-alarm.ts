import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

export interface SiteAlarmProps {
  readonly metric: IMetric;
  /** The alarm goes off when the metric is above this in one period. */
  readonly above: number;
  /** Who notices what. What affects nobody needs no alarm. */
  readonly userImpact: string;
  /** Heading in infra/operations/runbook.md that says what to do, such as `#dead-letters`. */
  readonly runbook: `#${string}`;
  readonly topic: ITopic;
}

/** An alarm whose message says who is affected and which page of the runbook helps. */
export class SiteAlarm extends Alarm {
  constructor(scope: Construct, id: string, { metric, above, userImpact, runbook, topic }: SiteAlarmProps) {
    super(scope, id, {
      metric,
      threshold: above,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `${userImpact} Runbook: infra/operations/runbook.md${runbook}`,
    });
    this.addAlarmAction(new SnsAction(topic));
  }
}
