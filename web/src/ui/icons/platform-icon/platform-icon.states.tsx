import { platformNames } from '../../../../../shared/platform.ts';
import type { States } from '../../states.ts';
import { PlatformIcon } from './platform-icon.tsx';

export default Object.fromEntries(
  platformNames.map((platform) => [platform, <PlatformIcon key={platform} platform={platform} />]),
) satisfies States;
