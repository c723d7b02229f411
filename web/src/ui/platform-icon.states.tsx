import { platformNames } from '../../../shared/platform.ts';
import { PlatformIcon } from './platform-icon.tsx';
import type { States } from './states.ts';

export default Object.fromEntries(
  platformNames.map((platform) => [platform, <PlatformIcon key={platform} platform={platform} />]),
) satisfies States;
