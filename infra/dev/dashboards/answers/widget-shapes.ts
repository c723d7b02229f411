// What the page is told of dashboards, and draws. Types alone: browsers read them too.

/** `dashboards.json`: what there is to draw, and where. */
export interface DashboardsAnswer {
  readonly dashboards: readonly DashboardShape[];
}

export interface DashboardShape {
  /** As CloudWatch knows it: `mediaserver-local-usage`. */
  readonly name: string;
  /** `Usage` */
  readonly label: string;
  readonly widgets: readonly WidgetShape[];
}

export type WidgetShape = MetricShape | TextShape | AlarmShape | CustomShape;

/** Where a widget lies in the grid, which has 24 columns. */
interface PlacedWidget {
  readonly id: string;
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MetricShape extends PlacedWidget {
  readonly type: 'metric';
  readonly view: 'timeSeries' | 'singleValue' | 'table';
  readonly stacked: boolean;
  readonly sparkline: boolean;
  /** Shown behind numbers and at the axis: `ms`, `%`; empty for what is counted. */
  readonly unit: string;
}

interface TextShape extends PlacedWidget {
  readonly type: 'text';
  readonly markdown: string;
  /** Sanitized. */
  readonly html: string;
}

export interface AlarmShape extends PlacedWidget {
  readonly type: 'alarm';
  /** Only alarms in these states are shown; in any, when none is named. */
  readonly states: readonly AlarmState[];
}

interface CustomShape extends PlacedWidget {
  readonly type: 'custom';
}

export type AlarmState = 'OK' | 'ALARM' | 'INSUFFICIENT_DATA';

/** `widget.json` of a metric widget. */
export interface MetricAnswer {
  /** Seconds since the epoch, ascending, evenly spaced. */
  readonly times: readonly number[];
  readonly series: readonly MetricSeries[];
}

export interface MetricSeries {
  readonly label: string;
  /** One for each time; `null` where nothing was measured. */
  readonly values: readonly (number | null)[];
  /** The statistic over the whole range. */
  readonly whole: number | null;
}

/** `widget.json` of an alarm widget. */
export interface AlarmAnswer {
  readonly alarms: readonly AlarmLine[];
}

export interface AlarmLine {
  readonly name: string;
  readonly label: string;
  readonly state: AlarmState;
  /** Milliseconds since the epoch. */
  readonly since: number;
  readonly description: string;
}

/** `widget.json` of a custom widget. */
export interface CustomAnswer {
  /** Sanitized. */
  readonly html: string;
}

/** Any of them, when it cannot be told: shown in its place. */
export interface WidgetError {
  readonly error: string;
}
