import { figureWidgetName } from '../../../shared/contract/names.ts';
import type { DomainNeeds, FunctionNeeds } from '../sheet/needs.ts';

/** A number that the business asks for, by UTC day: the sum of counters of its domain, whatever their labels. */
export interface Figure {
  /** Tells it apart from the other figures of its domain, in kebab case. */
  readonly name: string;
  /** What the dashboard calls it. */
  readonly label: string;
  /** What it answers, as somebody would ask it. */
  readonly question: string;
  /** What is counted, in the plural: `downloads`. */
  readonly unit: string;
  /** How many of what the counter holds one unit is, such as 100 fen a yuan; 1 when not given. */
  readonly perUnit?: 100;
  /** Name of the counter. */
  readonly counter: string;
  /** All that the counter is kept of, by the names that people know: `{ 21: 'S3 Pro' }`. Their sum is the figure. */
  readonly of: Readonly<Record<string, string>>;
}

/** The function that draws the figures of a domain on the dashboard. */
export interface FigureWidget {
  readonly domain: string;
  readonly name: string;
  /** Its line on the permission sheet, which no domain writes: reading the table in which the domain counts. */
  readonly needs: { readonly tables: NonNullable<FunctionNeeds['tables']> };
}

/**
 * The functions that draw the figures of domains, in the order of the domains.
 * @throws Error when no function of a domain with figures counts, or they count in several tables
 */
export function figureWidgetsOf({
  sheets,
  figures,
}: {
  readonly sheets: Readonly<Record<string, DomainNeeds>>;
  readonly figures: Readonly<Record<string, readonly Figure[]>>;
}): FigureWidget[] {
  const asked = Object.keys(figures).filter((domain) => figures[domain]?.length);
  return asked.map((domain) => {
    const [table, ...others] = new Set(Object.values(sheets[domain] ?? {}).flatMap(({ counts }) => counts ?? []));
    if (table === undefined || others.length > 0)
      throw new Error(`functions/${domain}/figures.ts needs one table in which functions/${domain}/needs.ts counts`);
    return { domain, name: figureWidgetName(domain), needs: { tables: { [table]: ['Query'] } } };
  });
}
