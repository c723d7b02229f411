import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { CustomWidget, type IWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { pascalName } from '../../../shared/contract/names.ts';
import type { Watched } from '../watched.ts';

type Drawn = Watched['figures'][number];

/** Draws a widget at the size it is given. */
export type Draw = (size: { readonly width: number; readonly height: number }) => IWidget;

/** What the business asks of a domain: all its figures with their change, and what is drawn of them by day and by name. */
export interface FigureWidgets {
  readonly tiles: Draw;
  /** Rows of the grid that the tiles take at the whole width. */
  readonly rowsOfTiles: number;
  readonly drawn: readonly Draw[];
}

/** The range in which the business looks at its figures, unless it chooses another. */
export const usualRange = Duration.days(7);

/** Tiles that stand beside each other, and how many rows of the grid they take: the fewer, the less of their text is wrapped. */
const tilesInRow = 5;
const rowsOf = (tiles: number) => (tiles < tilesInRow ? 4 : 1 + 4 * Math.ceil(tiles / tilesInRow));

export function figureWidgets(scope: Construct, { domain, functionName, figures }: Drawn): FigureWidgets {
  const calling = {
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
  const drawing =
    (title: string, params?: object): Draw =>
    (size) =>
      new CustomWidget({ ...calling, ...size, title, ...(params && { params }) });
  return {
    tiles: drawing(pascalName(domain)),
    rowsOfTiles: rowsOf(figures.length),
    drawn: figures.flatMap(({ name, question, table }) => [
      ...(question === undefined ? [] : [drawing(question, { figure: name })]),
      ...(table === undefined ? [] : [drawing(table.question, { figure: name, as: 'table' })]),
    ]),
  };
}
