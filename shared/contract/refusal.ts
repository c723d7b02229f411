/** A request that a business rule refuses: HTTP 200 with a failing status and the exact message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  /** @param status what the reply's status field says; −1 means "not signed in" or "not found" */
  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}
