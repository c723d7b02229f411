import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentCall } from '../calls/call-context.ts';
import { aContext } from '../testing/builders.ts';
import { captureLog } from '../testing/log-capture.ts';
import { schedule } from './schedule.ts';

function aJob(work: (dueAt: Date) => Promise<void> = async () => {}) {
  const runs: string[] = [];
  const run = schedule(
    { expression: 'rate(1 day)', userImpact: 'Nothing is done.', uses: {} },
    () =>
      async ({ dueAt }) => {
        runs.push(dueAt.toISOString());
        await work(dueAt);
      },
  ).start({});
  return { run, runs };
}

const log = captureLog();
const lines = () => log.text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));

describe('a job', () => {
  it('a job is told when its run was due, however late it begins', async () => {
    const { run, runs } = aJob();
    await run({ scheduledAt: '2026-03-01T03:00:00Z', attempt: '2' }, aContext());
    expect(runs).toEqual(['2026-03-01T03:00:00.000Z']);
  });

  it.each([
    ['nothing', null],
    ['an empty event', {}],
  ])('a job that is invoked with %s is due now', async (_, event) => {
    const now = '2026-03-01T14:20:00.125Z';
    vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { run, runs } = aJob();
    expect(await run(event, aContext())).toEqual({});
    expect(runs).toEqual([now]);
  });

  it('a job runs within a call of its own, whose ids its log lines carry', async () => {
    let during = currentCall();
    const { run } = aJob(async () => {
      during = currentCall();
    });
    const { awsRequestId } = aContext();
    await run({}, aContext());
    expect(during).toMatchObject({ requestId: awsRequestId, correlationId: awsRequestId });
    expect(lines()).toContainEqual(expect.objectContaining({ requestId: awsRequestId, Accepted: 1 }));
  });

  it('a job that fails fails its invocation and counts as faulty, and says nothing of what the error said', async () => {
    const { run } = aJob(() => Promise.reject(new RangeError('secret@example.com')));
    const context = aContext();
    const failure = `The job failed; its log has more under request ${context.awsRequestId}`;
    await expect(run({}, context)).rejects.toThrow(failure);
    expect(lines()).toContainEqual(expect.objectContaining({ Faulty: 1 }));
    expect(lines()).toContainEqual(expect.objectContaining({ code: 'call.failed', errorName: 'RangeError' }));
    expect(log.text).not.toContain('secret');
  });

  it('a job does not run for an event that it cannot read', async () => {
    const { run, runs } = aJob();
    await expect(run({ scheduledAt: 'yesterday' }, aContext())).rejects.toThrow('The job failed');
    expect(runs).toEqual([]);
  });
});
