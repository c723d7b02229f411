import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rowShards } from '../../../functions/downloads/download-repository.ts';
import { rowPartitions } from '../../../infra/cost/limits.ts';
import { MeasuredUnits } from '../../../infra/cost/units.ts';
import { measureUnits } from './measured-units.ts';

/** What does not depend on the machine, its batches and its clock. */
const exact = ['calls', 'events', 'keyRequests', 'mails', 'objectWrites'] as const;

test('npm run cost knows over how many partitions rows are spread', () => {
  expect(rowPartitions).toBe(rowShards.length);
});

test('npm run cost reckons with what a download and an enquiry ask of AWS (npm run bench -- units)', async () => {
  const kept = MeasuredUnits.parse(JSON.parse(readFileSync('infra/cost/measured-units.json', 'utf8')));
  const { actions } = await measureUnits(['downloads', 'enquiries']);
  for (const action of ['downloads', 'enquiries'] as const) {
    for (const unit of exact)
      expect(actions[action][unit], `${action}: ${unit}`).toBeCloseTo(kept.actions[action][unit], 1);
    const [writes, before] = [actions[action].writeUnits, kept.actions[action].writeUnits];
    expect(Math.abs(writes / before - 1), `${action}: ${writes} write units, and ${before} before`).toBeLessThan(0.15);
  }
});
