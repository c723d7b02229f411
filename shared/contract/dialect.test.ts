import { describe, expect, it } from 'vitest';
import { type Dialect, readReply, readSuccess, writeRefusal, writeSuccess } from './dialect.ts';
import { Refusal } from './refusal.ts';

const dialects: Dialect[] = ['status', 'status-text', 'code', 'code-200'];

function refusalOf(read: () => unknown): Refusal {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('No refusal was thrown');
}

describe.each(dialects)('the dialect %s', (dialect) => {
  it.each([[[1, 2]], [{}], [null], ['text'], [0]])('the data %j of a success reaches its reader', (data) => {
    expect(readReply(dialect, JSON.parse(JSON.stringify(writeSuccess(dialect, data))))).toEqual(data);
  });

  it('the message of a success reaches its reader, and one that says nothing is empty', () => {
    expect(readSuccess(dialect, writeSuccess(dialect, {}, 'Thank you.')).message).toBe('Thank you.');
    const silent = Object.entries(writeSuccess(dialect, {})).filter(([, value]) => value !== 'success');
    expect(readSuccess(dialect, Object.fromEntries(silent)).message).toBe('');
  });

  it('the exact message of a refusal reaches its reader', () => {
    const body = JSON.parse(JSON.stringify(writeRefusal(dialect, new Refusal('Please enter your name'))));
    expect(refusalOf(() => readReply(dialect, body)).message).toBe('Please enter your name');
  });

  it.each([null, undefined, [], 'text', 7, {}, { data: [1] }, { msg: 5 }])('the body %j is no success', (body) => {
    const refusal = refusalOf(() => readReply(dialect, body));
    expect(refusal.message).toBe('The reply could not be read');
    expect(refusal.status).not.toBe(0);
  });
});

describe('replies as existing clients read them', () => {
  it('success is the status 0, "0", 0 or 200, as existing clients read it', () => {
    expect(writeSuccess('status', [])).toEqual({ status: 0, msg: 'success', data: [] });
    expect(writeSuccess('status-text', [])).toEqual({ status: '0', msg: 'success', data: [] });
    expect(writeSuccess('code', [])).toEqual({ code: 0, msg: 'success', data: [] });
    expect(writeSuccess('code-200', [])).toEqual({ code: 200, message: 'success', data: [] });
  });

  it('the status −1 that signs a visitor out is kept, except where clients only know 200 or not', () => {
    const signedOut = new Refusal('Please sign in', -1);
    expect(writeRefusal('status', signedOut)).toEqual({ status: -1, msg: 'Please sign in' });
    expect(writeRefusal('status-text', signedOut)).toEqual({ status: '-1', msg: 'Please sign in' });
    expect(writeRefusal('code', signedOut)).toEqual({ code: -1, msg: 'Please sign in' });
    expect(writeRefusal('code-200', signedOut)).toEqual({ code: 400, message: 'Please sign in' });
    expect(refusalOf(() => readReply('status', { status: -1, msg: 'Please sign in' })).status).toBe(-1);
  });

  it('the text "0" is not taken for the number 0, nor the number for the text', () => {
    expect(() => readReply('status', { status: '0', data: [1] })).toThrow(Refusal);
    expect(() => readReply('status-text', { status: 0, data: [1] })).toThrow(Refusal);
  });

  it('inherited fields are not taken for fields of the reply', () => {
    expect(() => readReply('status', Object.create({ status: 0, data: [1] }))).toThrow(Refusal);
  });
});
