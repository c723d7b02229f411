import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

export interface SiteAlarmProps {
  readonly metric: IMetric;
  /** The alarm goes off when the metric is above this in one period; or where nothing is measured in so many periods in a row. */
  readonly above: number | { readonly nothingIn: number };
  /** Who notices what. What affects nobody needs no alarm. */
  readonly userImpact: string;
  /** Heading in infra/operations/runbook.md that says what to do, such as `#dead-letters`. */
  readonly runbook: `#${string}`;
  readonly topic: ITopic;
}

const whenAbove = (threshold: number) => ({
  threshold,
  evaluationPeriods: 1,
  comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  treatMissingData: TreatMissingData.NOT_BREACHING,
});

const whenSilent = (evaluationPeriods: number) => ({
  threshold: 1,
  evaluationPeriods,
  comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
  treatMissingData: TreatMissingData.BREACHING,
});

/** An alarm whose message says who is affected and which page of the runbook helps. */
export class SiteAlarm extends Alarm {
  constructor(scope: Construct, id: string, { metric, above, userImpact, runbook, topic }: SiteAlarmProps) {
    super(scope, id, {
      metric,
      ...(typeof above === 'number' ? whenAbove(above) : whenSilent(above.nothingIn)),
      alarmDescription: `${userImpact} Runbook: infra/operations/runbook.md${runbook}`,
    });
    this.addAlarmAction(new SnsAction(topic));
  }
}
