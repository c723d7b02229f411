import { TextButton } from '../../ui/actions/text-button/text-button.tsx';
import type { FaceProps } from './faces.ts';

/** Asks for a passkey, where the browser knows any: for whoever was not offered one, or has it on another device. */
export function PasskeyButton({ onPasskey }: Pick<FaceProps, 'onPasskey'>) {
  return onPasskey && <TextButton onClick={onPasskey}>Sign in with a passkey</TextButton>;
}
