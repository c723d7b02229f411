import { Dashboard, type IWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { physicalName } from '../../../shared/contract/names.ts';
import type { Stage } from '../../stage.ts';
import { lambdaMetric, mailMetric } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import { figureWidgets } from './figure-widgets.ts';
import { graph } from './graph.ts';

/** Three beside each other. */
const size = { width: 8, height: 8 };

/**
 * What the business looks at, a row a domain, those with figures first: each thing counted once, whatever came twice, and beside it which
 * calls of the domain are made most. Then the mails.
 */
export function usageDashboard(scope: Construct, stage: Stage, { endpoints, figures, mail }: Watched): Dashboard {
  const hasFigures = (domain: string) => figures.some((one) => one.domain === domain);
  const domains = [...Map.groupBy(endpoints, ({ domain }) => domain)].toSorted(
    ([a], [b]) => Number(hasFigures(b)) - Number(hasFigures(a)),
  );
  const rows: IWidget[][] = domains.map(([domain, ofDomain]) => [
    ...figures.filter((one) => one.domain === domain).flatMap((one) => figureWidgets(scope, one, size)),
    graph({
      title: `Calls: ${domain}`,
      things: ofDomain,
      metricOf: ({ functionName }) => lambdaMetric('Invocations', functionName),
      largest: 'SUM',
      ...size,
    }),
  ]);
  const mails = { Send: 'Mails sent', Bounce: 'Mails that bounced', Complaint: 'Mails called spam' } as const;
  const ofMails = (['Send', 'Bounce', 'Complaint'] as const).map((name) =>
    graph({
      title: mails[name],
      things: mail.streams,
      metricOf: ({ configurationSet }) => mailMetric(name, configurationSet),
      largest: 'SUM',
      width: size.width,
    }),
  );
  return new Dashboard(scope, 'Usage', {
    dashboardName: physicalName(stage.name, 'usage'),
    widgets: [...rows, ofMails],
  });
}
