import { createHash } from 'node:crypto';
import { wrongNames } from '../../../shared/contract/certification-limits.ts';
import { comparableName } from '../../../shared/typed/comparable-name.ts';
import { countsByNetwork } from '../../platform/calls/limits/entry-limits.ts';
import type { LimitKeeping } from '../../platform/calls/limits/limit-keeper.ts';
import { type Count, hasRoom } from '../../platform/calls/limits/limit-keeper.ts';
import type { Viewer } from '../../platform/calls/viewer.ts';

const { perNetwork, inAll, perNetworkAfterAll, seconds } = wrongNames;

/** Counts that the name was a wrong one. */
export type CountWrongName = (name: string) => Promise<void>;

/**
 * Lets a query about one person through, unless its network has tried too many wrong names for them. Right names count nowhere, and a wrong one that
 * comes again counts once. Whether somebody has the number makes no difference.
 * @throws LimitRefusal when the network's count is used up, whatever the name
 */
export function wrongNameLimit({ keepLimit, checkLimit }: LimitKeeping) {
  /** @param person the keyed hash of an ID or phone number */
  return async (person: string, { viewerAddress }: Pick<Viewer, 'viewerAddress'>): Promise<CountWrongName> => {
    const ofAll = countOf('exam-wrong-names', person, inAll);
    const max = (await hasRoom(checkLimit(ofAll))) ? perNetwork : perNetworkAfterAll;
    const ofNetworks = countsByNetwork(viewerAddress, (whom, factor) =>
      countOf('exam-wrong-names-of-network', `${person} ${whom}`, max * factor),
    );
    await Promise.all(ofNetworks.map(checkLimit));
    return async (name) => {
      const id = idOf(person, name);
      await Promise.all([hasRoom(keepLimit(ofAll, id)), ...ofNetworks.map((count) => keepLimit(count, id))]);
    };
  };
}

const countOf = (name: string, whom: string, max: number): Count => ({
  ...{ name, what: 'wrong names for this number', whom, windows: [{ max, seconds }] },
});

/** Tells the names for one person apart, and nobody what they are. */
function idOf(person: string, name: string): string {
  return createHash('sha256')
    .update(`${person} ${comparableName(name)}`)
    .digest('hex')
    .slice(0, 8);
}
