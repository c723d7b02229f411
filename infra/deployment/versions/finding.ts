/** Why a version cannot be deployed as it is. */
export interface Finding {
  /** Stack and logical id. */
  readonly resource: string;
  /** What would happen, as the rest of a sentence. */
  readonly problem: string;
  /** What to do, as a sentence. */
  readonly remedy: string;
}
