/** A refusal that an AWS service would answer; the SDK turns it into an exception of the same name. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;

  /** @param code the exception's name, `ResourceNotFoundException`; @param status the HTTP status AWS answers with it. */
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.name = 'AwsError';
    this.code = code;
    this.status = status;
  }
}
