import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { quiet } from '../../testing/stack.ts';
import { createPositions, openStateDatabase, type Positions } from '../state/database.ts';
import { startSchedule } from './schedule.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function somePositions(): Positions {
  const database = openStateDatabase(':memory:');
  onTestFinished(() => database.close());
  return createPositions(database);
}

function aSchedule(expression: string, positions = somePositions(), run = async () => {}) {
  const ran: string[] = [];
  const due: string[] = [];
  const schedule = startSchedule({
    name: 'nightly',
    expression,
    positions,
    log: quiet,
    run: async (dueAt) => {
      ran.push(new Date().toISOString().slice(11, 16));
      due.push(new Date(dueAt).toISOString().slice(0, 16));
      await run();
    },
  });
  return { schedule, ran, due, positions };
}

const hours = (count: number) => vi.advanceTimersByTimeAsync(count * 60 * 60_000);

describe('a schedule', () => {
  it('a schedule runs again and again', async () => {
    const { ran } = aSchedule('rate(6 hours)');
    await hours(13);
    expect(ran).toEqual(['06:00', '12:00']);
  });

  it('a schedule goes on after a failure', async () => {
    const { ran } = aSchedule('cron(0 3 * * ? *)', somePositions(), () => Promise.reject(new Error('no engine')));
    await hours(30);
    expect(ran).toEqual(['03:00', '03:00']);
  });

  it('a schedule stops when told to', async () => {
    const { schedule, ran } = aSchedule('rate(1 hour)');
    await schedule.stop();
    await hours(3);
    expect(ran).toEqual([]);
  });

  it('a schedule runs once after a restart for what came due meanwhile', async () => {
    const { schedule, positions } = aSchedule('cron(0 3 * * ? *)');
    await schedule.stop();
    await hours(50);
    const { ran, due } = aSchedule('cron(0 3 * * ? *)', positions);
    await hours(0.5);
    expect(ran).toEqual(['02:00']);
    await hours(1);
    expect(ran).toEqual(['02:00', '03:00']);
    expect(due).toEqual(['2026-01-02T03:00', '2026-01-03T03:00']);
  });
});
