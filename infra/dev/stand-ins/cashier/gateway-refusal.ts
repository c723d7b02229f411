/** Why the gateway does not do something, as Alipay says it (https://opendocs.alipay.com/open/028r8t). */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
  readonly code: string;

  /** @param code `ACQ.TRADE_NOT_EXIST` … of a trade, `isv.invalid-signature` … of a request before it is looked at */
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
