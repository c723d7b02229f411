import { ask } from '../../../lib/api/api.ts';
import type { AskedOf, PublicEndpoint } from '../../../lib/api/call.ts';
import { firstFailure } from '../../../ui/form/form/first-failure.ts';
import { RequestedCode } from './requested-code.tsx';

interface MailedCodeProps<Entry extends PublicEndpoint> {
  /** Of the field for the code, as the schema of the form's contract calls it. */
  readonly name: string;
  readonly label: string;
  /** The entry of the contract that mails the code. */
  readonly entry: Entry;
  /** What it is asked with. */
  readonly asked: AskedOf<Entry>;
  /** Whose mail it goes to. */
  readonly mailbox: string;
  /** Name of the form's field that holds the mailbox, at which a mistake in it shows. */
  readonly field: string;
}

/** The field for a code that comes by mail, where the API client is there already: in a dialog, or in a part that comes late. */
export function MailedCode<Entry extends PublicEndpoint>({ entry, asked, field, ...code }: MailedCodeProps<Entry>) {
  const send = async () => {
    const { failure } = firstFailure(entry.request, asked);
    if (failure) return { ...failure, field };
    await ask(entry, asked);
    return undefined;
  };
  return <RequestedCode {...code} send={send} />;
}
