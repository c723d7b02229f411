/** Something that was done, how often, and how often in vain. */
export interface Done {
  readonly what: string;
  readonly count: number;
  readonly failed: number;
}
