/** How a line is logged, and the only fields that go with it. */
export interface LogLine {
  readonly level: 'INFO' | 'WARN' | 'ERROR';
  readonly fields: Readonly<Record<string, keyof FieldTypes>>;
}

interface FieldTypes {
  string: string;
  number: number;
  boolean: boolean;
}

/** The fields of a line as a function passes them. */
export type FieldsOf<Line> = Line extends { readonly fields: infer Fields }
  ? { [Field in keyof Fields]: Fields[Field] extends keyof FieldTypes ? FieldTypes[Fields[Field]] : never }
  : never;
