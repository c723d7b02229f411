import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { certificateForm, ownSignUp } from './certification-fields.ts';

const saidOf = (name: string) => {
  const read = z.safeParse(z.object(ownSignUp), { name, idcard: '11010519491231002X' });
  return read.success ? 'taken' : read.error.issues[0]?.message;
};

test.each(['张伟', 'Ada Lovelace', 'Łukasz Żółć', 'محمد', '𠮷野', 'O’Neill-Smith', '买买提·艾力', 'Staff'])(
  '%s is a name',
  (name) => expect(saidOf(name)).toBe('taken'),
);

test.each(['', ' ', '-', '···', '\u200b', '\u3164', '\u00ad\u2060', '42', '🎭'])(
  '%j is no name, as it has no letter that somebody sees',
  (name) => expect(saidOf(name)).toBe('Please enter your name'),
);

test.each(['toString', 'constructor', '__proto__'])(
  'a certificate is not asked for by the type %s, which every object has',
  (type) => {
    const asked = z.safeParse(certificateForm, { type, cert_num: 'MS-7K3F-9QXD-E', name: 'Ada' });
    expect(asked.error?.issues[0]?.message).toBe('A type is expected');
  },
);
