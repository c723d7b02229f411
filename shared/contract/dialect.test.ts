import { describe, expect, it } from 'vitest';
import { type Dialect, Refusal, readReply, writeRefusal, writeSuccess } from './dialect.ts';

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
  it.each([[[1, 2]], [{}], [null], ['text'], [0]])('carries %j from a success to its reader', (data) => {
    expect(readReply(dialect, JSON.parse(JSON.stringify(writeSuccess(dialect, data))))).toEqual(data);
  });

  it('carries the exact message of a refusal', () => {
    const body = JSON.parse(JSON.stringify(writeRefusal(dialect, new Refusal('Please enter your name'))));
    expect(refusalOf(() => readReply(dialect, body)).message).toBe('Please enter your name');
  });

  it.each([null, undefined, [], 'text', 7, {}, { data: [1] }, { msg: 5 }])('reads no data from %j', (body) => {
    const refusal = refusalOf(() => readReply(dialect, body));
    expect(refusal.message).toBe('The reply could not be read');
    expect(refusal.status).not.toBe(0);
  });
});

describe('replies as existing clients read them', () => {
  it('say success with 0, "0", 0 and 200', () => {
    expect(writeSuccess('status', [])).toEqual({ status: 0, msg: 'success', data: [] });
    expect(writeSuccess('status-text', [])).toEqual({ status: '0', msg: 'success', data: [] });
    expect(writeSuccess('code', [])).toEqual({ code: 0, msg: 'success', data: [] });
    expect(writeSuccess('code-200', [])).toEqual({ code: 200, message: 'success', data: [] });
  });

  it('keep the status −1 that signs a visitor out, except where only 200 and not 200 are known', () => {
    const signedOut = new Refusal('Please sign in', -1);
    expect(writeRefusal('status', signedOut)).toEqual({ status: -1, msg: 'Please sign in' });
    expect(writeRefusal('status-text', signedOut)).toEqual({ status: '-1', msg: 'Please sign in' });
    expect(writeRefusal('code', signedOut)).toEqual({ code: -1, msg: 'Please sign in' });
    expect(writeRefusal('code-200', signedOut)).toEqual({ code: 400, message: 'Please sign in' });
    expect(refusalOf(() => readReply('status', { status: -1, msg: 'Please sign in' })).status).toBe(-1);
  });

  it('do not take the text "0" for the number 0, nor the other way round', () => {
    expect(() => readReply('status', { status: '0', data: [1] })).toThrow(Refusal);
    expect(() => readReply('status-text', { status: 0, data: [1] })).toThrow(Refusal);
  });

  it('do not take inherited fields for their own', () => {
    expect(() => readReply('status', Object.create({ status: 0, data: [1] }))).toThrow(Refusal);
  });
});
