import * as z from 'zod/mini';
import { runEnquiries } from '../../../infra/ops/commands/enquiries/enquiries-command.ts';
import { resolveTarget } from '../../../infra/publish/target.ts';
import { keptOutput } from '../../../infra/terminal/kept-output.ts';
import { EnquiryFacts } from '../../../shared/contract/enquiry-schemas.ts';
import { eventually } from '../runs/eventually.ts';

type Message = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly content: string;
  readonly request_id?: string;
  readonly website?: string;
};

/** What somebody types into the contact form. */
export function aMessage(parts: Partial<Message> = {}): Message {
  return {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '13800138000',
    content: 'Does S3 Pro send LTC over NDI?',
    ...parts,
  };
}

/** Who acts on a local site, in the tests. */
export const localOperator = 'arn:aws:iam::000000000000:user/tester';

/** What `ops enquiries …` prints for a local site. @throws what the command throws */
export async function enquiriesCommand(stateDirectory: string, ...args: string[]): Promise<string> {
  const output = keptOutput();
  const operator = async () => localOperator;
  await runEnquiries(args, output, async () => ({ ...(await resolveTarget('local', stateDirectory)), operator }));
  return output.written();
}

/** The same, once the index that lists them has so many: it lags behind what was written. */
export function enquiriesListed(stateDirectory: string, count: number): Promise<EnquiryFacts[]> {
  return eventually(
    () => listedEnquiries(stateDirectory),
    ({ length }) => length >= count,
  );
}

/** All enquiries that a local site holds, as `ops enquiries list` tells them. */
export async function listedEnquiries(stateDirectory: string): Promise<EnquiryFacts[]> {
  const printed = await enquiriesCommand(stateDirectory, 'list', '--state', 'all', '--json');
  return z.array(EnquiryFacts).parse(JSON.parse(printed));
}
