import type { Platform } from '../../../../shared/platform.ts';
import { type OfferedBuild, platformOf } from './builds.ts';

/** The build that a visitor most likely came for: that of their own platform, else the first. */
export function ownBuild(builds: readonly OfferedBuild[], own: Platform | undefined): OfferedBuild | undefined {
  return builds.find(({ system }) => platformOf(system) === own) ?? builds[0];
}
