interface AnyFigure {
  /** Tells it apart from the other figures of its domain, in kebab case. */
  readonly name: string;
  /** What the dashboard calls it. */
  readonly label: string;
  /** What is counted, in the plural: `downloads`. */
  readonly unit: string;
}

/** What happened, by UTC day: the sum of counters of its domain. */
export interface CountedFigure extends AnyFigure {
  /** How many of what the counter holds one unit is, such as 100 fen a yuan; 1 when not given. */
  readonly perUnit?: 100;
  /** Name of the counter. */
  readonly counter: string;
  /** All that the counter is kept of, by the names that people know: `{ 21: 'S3 Pro' }`. Their sum is the figure. */
  readonly of: Readonly<Record<string, string>>;
  /** Only what was counted under this first label, such as a currency; whatever the labels when not given. */
  readonly only?: string;
  /** What it answers by day, as somebody would ask it. Without a question it is a number alone. */
  readonly question?: string;
  /** The ten things of which most was counted. */
  readonly table?: FigureTable;
}

/** A table of what was counted, where names matter. */
interface FigureTable {
  /** Another counter than the figure's, which has the labels that it names. */
  readonly counter?: string;
  readonly question: string;
  /** Headings of the cells that name a thing. */
  readonly columns: readonly string[];
  /** Names a counter by what it is kept of, already by the name that people know, and its labels. */
  readonly cellsOf: (of: string, labels: readonly string[]) => readonly string[];
}

/** What waits at this moment, in the order in which it came: the rows of an index in one state. */
export interface WaitingFigure extends AnyFigure {
  /** What its function uses an index by state as, sorted by the time (ISO 8601, UTC) since which its rows wait. */
  readonly index: string;
  readonly state: string;
  /** From so many hours on something has waited for too long. */
  readonly lateHours: number;
}

/** A number that the business asks for. */
export type Figure = CountedFigure | WaitingFigure;

export function isCounted(figure: Figure): figure is CountedFigure {
  return 'counter' in figure;
}
