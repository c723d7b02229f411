import { absolute } from '../../lib/addresses/href.ts';
import { actionClass } from '../../ui/actions/action-class.ts';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';

interface SendLinkProps {
  /** What the message is about: `S3 Pro 5.2.0 for Windows`. */
  readonly subject: string;
  /** Address on this site that it leads to. */
  readonly to: string;
}

/**
 * Sends an address from a phone to the computer that it is for: through the phone's own sharing where it has that, else and
 * without script by mail.
 */
export function SendLink({ subject, to }: SendLinkProps) {
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(absolute(to))}`;
  return (
    <a
      href={mail}
      className={actionClass('secondary')}
      onClick={(event) => {
        if (!navigator.share) return;
        event.preventDefault();
        navigator.share({ title: subject, url: new URL(to, location.href).href }).catch((error: unknown) => {
          // Whoever closes the phone's sheet does not want a mail instead.
          if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(mail);
        });
      }}
    >
      <Icon path={strokes.send} />
      Send the link to my computer
    </a>
  );
}
