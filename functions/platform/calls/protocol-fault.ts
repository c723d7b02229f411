/**
 * A request that broke the protocol rather than a business rule: bad JSON, wrong media type, too large. Answered with its
 * HTTP status and `{status, msg, requestId}`.
 */
export class ProtocolFault extends Error {
  override readonly name = 'ProtocolFault';
  readonly httpStatus: number;

  constructor(httpStatus: number, message: string) {
    super(message);
    this.httpStatus = httpStatus;
  }
}
