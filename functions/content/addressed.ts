import { withOrigin } from '../../shared/reply-addresses.ts';
import { originOf, type Viewer } from '../platform/calls/viewer.ts';

/** Answers a read with addresses on the origin under which the site is used, in the place of the paths that are published. */
export function addressed<Asked, Reply>(read: (asked: Asked) => Promise<Reply> | Reply) {
  return async (asked: Asked, _: unknown, viewer: Viewer): Promise<Reply> =>
    withOrigin(originOf(viewer), await read(asked));
}
