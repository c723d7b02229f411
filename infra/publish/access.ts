/** Where clients reach AWS. Empty for the real one, with the operator's own configuration. */
export interface Access {
  readonly region?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly endpoints?: {
    readonly s3: string;
    readonly lambda: string;
    readonly cloudfront: string;
    readonly monitoring: string;
    readonly secretsmanager?: string | undefined;
  };
}
