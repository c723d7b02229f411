import { TextButton } from '../../ui/actions/text-button/text-button.tsx';
import type { FaceName, FaceProps } from './faces.ts';

interface TurnButtonProps extends Pick<FaceProps, 'onNames' | 'onTurn'> {
  readonly to: FaceName;
  readonly children: string;
}

/** Leads to another face, with the name that was typed. Browsers may have filled it in without an event. */
export function TurnButton({ to, onNames, onTurn, children }: TurnButtonProps) {
  return (
    <TextButton
      onClick={({ currentTarget: { form } }) => {
        if (form) onNames(form);
        onTurn(to);
      }}
    >
      {children}
    </TextButton>
  );
}
