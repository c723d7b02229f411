import type { PlatformMetricName } from '../../../shared/metrics.ts';
import type { ErrorFacts } from './describe-error.ts';

/**
 * A line that may be logged: a stable code, by which it is found, and the only fields that go with it. Bodies, headers and error messages are
 * never among them: they hold what people typed. A plain literal, so that a bundle carries the lines that it logs and no others.
 */
export interface LogLine {
  readonly code: string;
  readonly level: 'INFO' | 'WARN' | 'ERROR';
  readonly fields: Readonly<Record<string, keyof FieldTypes>>;
  /** Metrics of the function that its numbers may raise. */
  readonly counts?: readonly string[];
}

/** A line that the platform logs by itself, which counts nothing of a domain. */
export interface PlatformLine extends LogLine {
  readonly counts?: readonly PlatformMetricName[];
}

/** A line with the facts of an error among its fields. */
export interface ErrorLine extends LogLine {
  readonly fields: LogLine['fields'] & {
    readonly [Fact in keyof ErrorFacts]: ErrorFacts[Fact] extends string ? 'string' : 'strings';
  };
}

interface FieldTypes {
  string: string;
  strings: readonly string[];
  number: number;
  boolean: boolean;
}

/** The fields of a line as a function passes them. */
export type FieldsOf<Line> = Line extends { readonly fields: infer Fields }
  ? { [Field in keyof Fields]: Fields[Field] extends keyof FieldTypes ? FieldTypes[Fields[Field]] : never }
  : never;

/** What a line may count, as a function passes it. */
export type CountsOf<Line> = Line extends { readonly counts: readonly (infer Name extends string)[] }
  ? { readonly [Metric in Name]?: number }
  : Readonly<Record<string, never>>;
