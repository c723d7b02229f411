/** What the edge and the browser say of a call. */
export interface Viewer {
  /** `CloudFront-Viewer-Address`, which clients cannot write. */
  readonly viewerAddress: string | undefined;
  readonly userAgent: string;
}
