import { Dashboard, type IWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { physicalName } from '../../../shared/contract/names.ts';
import type { Stage } from '../../stage.ts';
import { mailMetric, siteMetric } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import { type Draw, type FigureWidgets, figureWidgets, usualRange } from './figure-widgets.ts';
import { graph, numbers, row, together, wholeWidth } from './graph.ts';

/** Domains in the order in which the business asks for them; others follow. */
const first: readonly string[] = ['downloads', 'accounts', 'enquiries', 'orders', 'certification', 'community'];

/** Drawings beside each other below the figures of a domain, and their height. */
const [mostBeside, height] = [3, 6];

/**
 * What the business looks at, a row of figures for each domain, each thing counted once, whatever came twice, and with it what it was, by
 * day and by name. Then the mails.
 */
export function usageDashboard(scope: Construct, stage: Stage, { figures, signIns, mail }: Watched): Dashboard {
  const placeOf = (domain: string) => first.indexOf(domain) + 1 || first.length + 1;
  const ordered = figures.toSorted((one, other) => placeOf(one.domain) - placeOf(other.domain));
  const rows = ordered.flatMap((one) => {
    const ways = signIns.filter(({ domain }) => domain === one.domain);
    return domainRows(figureWidgets(scope, one), ways.length > 0 ? [signInsByWay(ways)] : []);
  });
  return new Dashboard(scope, 'Usage', {
    dashboardName: physicalName(stage.name, 'usage'),
    defaultInterval: usualRange,
    widgets: [...rows, ...mails(mail)],
  });
}

/** The figures of a domain, and what is drawn of it: one drawing beside them, several below, each line as wide as there is room. */
function domainRows({ tiles, rowsOfTiles, drawn }: FigureWidgets, graphs: readonly Draw[]): IWidget[][] {
  const [only, ...others] = [...drawn, ...graphs];
  if (!only) return [[tiles({ width: wholeWidth, height: rowsOfTiles })]];
  if (others.length === 0) {
    const half = { width: wholeWidth / 2, height };
    return [[tiles(half), only(half)]];
  }
  const all = [only, ...others];
  const lines = Math.ceil(all.length / mostBeside);
  const inLine = Math.ceil(all.length / lines);
  return [
    [tiles({ width: wholeWidth, height: rowsOfTiles })],
    ...Array.from({ length: lines }, (_, line) => {
      const beside = all.slice(line * inLine, (line + 1) * inLine);
      return beside.map((draw) => draw({ width: Math.floor(wholeWidth / beside.length), height }));
    }),
  ];
}

/** A sign-in is a call that somebody waits for, and is made once. */
function signInsByWay(ways: Watched['signIns']): Draw {
  return graph({
    title: 'How many sign-ins, and by which way?',
    things: ways.map(({ name, ...way }) => ({
      ...way,
      name: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    })),
    metricOf: ({ functionName }) => siteMetric('Accepted', functionName),
    largest: 'SUM',
  });
}

function mails({ streams }: Watched['mail']): IWidget[][] {
  const counted = { Send: 'Mails sent', Bounce: 'Mails that bounced', Complaint: 'Mails called spam' } as const;
  const names = Object.keys(counted) as (keyof typeof counted)[]; // Object.keys loses the literal keys
  const of = (name: keyof typeof counted) => streams.map(({ configurationSet }) => mailMetric(name, configurationSet));
  return [
    [
      numbers(
        'Mails',
        names.map((name) => together(counted[name], name.toLowerCase(), of(name))),
      ),
    ],
    row(
      names.map((name) =>
        graph({
          title: `${counted[name]}, by stream`,
          things: streams,
          metricOf: ({ configurationSet }) => mailMetric(name, configurationSet),
          largest: 'SUM',
        }),
      ),
    ),
  ];
}
