import { ArnFormat, Stack } from 'aws-cdk-lib';
import { CustomWidget, type CustomWidgetProps } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { pascalName } from '../../../shared/contract/names.ts';
import type { Watched } from '../watched.ts';

type Drawn = Watched['figures'][number];

/** What the business asks of a domain: all its figures with their change, then each by day. */
export function figureWidgets(
  scope: Construct,
  { domain, functionName, figures }: Drawn,
  size: Pick<CustomWidgetProps, 'width' | 'height'>,
): CustomWidget[] {
  const calling = {
    ...size,
    // By name, as everything that is watched. CloudWatch calls it with the rights of whoever looks.
    functionArn: Stack.of(scope).formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: functionName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    }),
    updateOnRefresh: true,
    updateOnTimeRangeChange: true,
    updateOnResize: false,
  };
  return [
    new CustomWidget({ ...calling, title: pascalName(domain) }),
    ...figures.map(({ name, question }) => new CustomWidget({ ...calling, title: question, params: { figure: name } })),
  ];
}
