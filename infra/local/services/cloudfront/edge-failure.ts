/** What the edge answers with a page of its own: an origin (502, 504) or a function (502, 503) failed. */
export class EdgeFailure extends Error {
  override readonly name = 'EdgeFailure';
  readonly status: 502 | 503 | 504;

  constructor(status: 502 | 503 | 504, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}
