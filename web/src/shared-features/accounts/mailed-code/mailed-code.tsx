import type { PublicEndpoint } from '../../../lib/api/call.ts';
import { askForCode, type CodeRequest } from './ask-for-code.ts';
import { RequestedCode } from './requested-code.tsx';

interface MailedCodeProps<Entry extends PublicEndpoint> extends CodeRequest<Entry> {
  /** Of the field for the code, as the schema of the form's contract calls it. */
  readonly name: string;
  readonly label: string;
  /** Whose mail the code goes to. */
  readonly mailbox: string;
}

/** The field for a code that comes by mail, where the API client is there already: in a dialog, or in a part that comes late. */
export function MailedCode<Entry extends PublicEndpoint>({ name, label, mailbox, ...request }: MailedCodeProps<Entry>) {
  return <RequestedCode name={name} label={label} mailbox={mailbox} send={() => askForCode(request)} />;
}
