import type { Person } from '../../shared/contract/personal-data.ts';
import { mailAddressOf } from '../../shared/typed/mail-address.ts';
import { phoneNumberOf } from '../../shared/typed/numbers.ts';
import { CommandError } from '../terminal/command-line.ts';

/** The options by which a command names a person. */
export const personOptions = {
  email: { type: 'string', multiple: true },
  phone: { type: 'string', multiple: true },
  member: { type: 'string', multiple: true },
} as const;

/** The person whom they name. @throws CommandError for nobody, or several */
export function personIn({
  email = [],
  phone = [],
  member = [],
}: Partial<Record<keyof typeof personOptions, string[]>>): Person {
  const given: Person[] = [
    ...email.map((each) => ({ email: each })),
    ...phone.map((each) => ({ phone: each })),
    ...member.map((each) => ({ member: each })),
  ];
  const [person, ...others] = given;
  if (!person || others.length > 0) throw new CommandError('Say who: one of --email, --phone and --member, once');
  return person;
}

/** The person whom one text names: an e-mail address, a phone number, or else the id of a member. */
export function personNamed(text: string): Person {
  if (mailAddressOf(text).includes('@')) return { email: text };
  return /^[+\d][\d\s()./-]{4,30}$/.test(phoneNumberOf(text) ?? text) ? { phone: text } : { member: text };
}
