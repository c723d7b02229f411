import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';

export interface SiteAlarmProps {
  readonly metric: IMetric;
  /** The alarm goes off when the metric is above this in one period; or where nothing is measured in so many periods in a row. */
  readonly above: number | { readonly nothingIn: number };
  /** Whether it stays as it is while nothing is measured; it ends, unless stated. */
  readonly staysOn?: boolean;
  /** Who notices what. What affects nobody needs no alarm. */
  readonly userImpact: string;
  /** Heading in infra/operations/runbook.md that says what to do, such as `#dead-letters`. */
  readonly runbook: `#${string}`;
}

const whenAbove = (threshold: number, staysOn: boolean) => ({
  threshold,
  evaluationPeriods: 1,
  comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  treatMissingData: staysOn ? TreatMissingData.IGNORE : TreatMissingData.NOT_BREACHING,
});

const whenSilent = (evaluationPeriods: number) => ({
  threshold: 1,
  evaluationPeriods,
  comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
  treatMissingData: TreatMissingData.BREACHING,
});

/** The file that alarms lead to. */
export const runbookFile = 'infra/operations/runbook.md';

/** An alarm that says who is affected and which page of the runbook helps. Nobody is told of it alone (`site-alarms.ts`). */
export class SiteAlarm extends Alarm {
  readonly runbook: SiteAlarmProps['runbook'];
  readonly watchesSilence: boolean;

  constructor(scope: Construct, id: string, alarmName: string, props: SiteAlarmProps) {
    const { metric, above, staysOn = false, userImpact, runbook } = props;
    super(scope, id, {
      alarmName,
      metric,
      ...(typeof above === 'number' ? whenAbove(above, staysOn) : whenSilent(above.nothingIn)),
      alarmDescription: `${userImpact} Runbook: ${runbookFile}${runbook}`,
    });
    this.runbook = runbook;
    this.watchesSilence = typeof above !== 'number';
  }
}
