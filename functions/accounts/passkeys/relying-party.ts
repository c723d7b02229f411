import { originOf, type Viewer } from '../../platform/calls/viewer.ts';

/** For whom passkeys are made and proved: a host, without a port, and the origin of its pages. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The site as browsers know it, by what the edge says: the host of the stage's domain, CloudFront's own name, or a laptop's. A passkey of one
 * stage is none in another, and no subdomain or other port can prove one.
 * @throws Error where no edge is in front
 */
export function relyingParty(viewer: Pick<Viewer, 'siteHost'>): RelyingParty {
  const origin = originOf(viewer);
  return { id: new URL(origin).hostname, origin };
}
