import { expect, test } from 'vitest';
import { firstFailure } from '../../../ui/form/form/first-failure.ts';
import { pageSignUp } from './sign-up-entry.ts';

const filled = {
  headimg: 'headimg/abcdefghijkmnpqrstuv.jpg',
  name: 'Ada Lovelace',
  company: 'Stage One',
  addr: '1 Stage Road, Shanghai',
  idcard: '11010519491231002X',
  phone: '13800138000',
  email: 'ada@example.com',
  code: '407213',
  consent: '2026-11',
};

const failureOf = (given: object) => firstFailure(pageSignUp.request, given).failure;

test('what is required speaks first, in the order of the form, then what is written wrongly, then the consent', () => {
  const entered = {
    ...filled,
    idcard: '110105194912310021',
    phone: '12345',
    email: 'ada@example',
    code: '12',
    consent: '',
  };
  const steps = [
    ['headimg', 'Please upload your photos'],
    ['name', 'Please enter your name'],
    ['company', 'Please enter your company'],
    ['addr', 'Please enter your address'],
    ['idcard', 'Please enter your ID number'],
    ['phone', 'Please enter your mobile phone number'],
    ['email', 'Please enter email address'],
    ['code', 'Please enter your verification code'],
  ] as const;
  let form: Record<string, string> = Object.fromEntries(Object.keys(filled).map((name) => [name, '']));
  for (const [field, message] of steps) {
    expect(failureOf(form)).toEqual({ field, message });
    form = { ...form, [field]: entered[field] };
  }
  for (const [field, message] of [
    ['idcard', 'The id number format is incorrect'],
    ['phone', 'The entered mobile phone number is incorrect'],
    ['email', 'The mailbox format is incorrect'],
    ['code', 'The verification code has 6 digits'],
    ['consent', 'Please agree to how your data is kept'],
  ] as const) {
    expect(failureOf(form)).toEqual({ field, message });
    form = { ...form, [field]: filled[field] };
  }
  expect(failureOf(form)).toBeUndefined();
});
