/** The key of an item in any of our tables. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export type Item = Readonly<Record<string, unknown>>;
