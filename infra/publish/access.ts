/** Where clients reach AWS. Empty for the real one, with the operator's own configuration. */
export interface Access {
  readonly region?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Who the credentials belong to, where that is known without asking. */
  readonly operator?: string | undefined;
  readonly endpoints?: {
    readonly s3: string;
    readonly lambda: string;
    readonly cloudfront: string;
    readonly monitoring: string;
    readonly secretsmanager?: string | undefined;
    readonly sqs?: string | undefined;
    readonly events?: string | undefined;
  };
}
