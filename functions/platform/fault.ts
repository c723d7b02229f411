/**
 * A request that broke the protocol rather than a business rule: bad JSON, wrong media type, too large. Answered with its
 * HTTP status and `{status, msg, requestId}` (design §3).
 */
export class ProtocolFault extends Error {
  readonly httpStatus: number;

  constructor(httpStatus: number, message: string) {
    super(message);
    this.name = 'ProtocolFault';
    this.httpStatus = httpStatus;
  }
}
