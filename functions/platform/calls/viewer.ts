import { siteOrigin } from '../../../shared/site-host.ts';

/** What the edge and the browser say of a call. */
export interface Viewer {
  /** `CloudFront-Viewer-Address`, which clients cannot write. */
  readonly viewerAddress: string | undefined;
  readonly userAgent: string;
  /** By which they asked, where an entry takes several. */
  readonly method?: string;
  /** Under which host visitors use the site, as the edge says it (`shared/site-host.ts`); undefined where a test invokes the function itself. */
  readonly siteHost?: string | undefined;
}

/** The origin at which visitors use the site. @throws Error where no edge is in front */
export function originOf({ siteHost }: Pick<Viewer, 'siteHost'>): string {
  if (!siteHost) throw new Error('The edge does not say under which host visitors use the site');
  return siteOrigin(siteHost);
}
