import { expect, test, vi } from 'vitest';
import { observedViews } from '../../../testing/observed-views.ts';
import { whenNear } from './when-near.ts';

test('what came near between two reports of a busy browser counts as near', () => {
  const report = observedViews();
  const task = vi.fn();
  whenNear({} as Element, task);
  report(false);
  expect(task).not.toHaveBeenCalled();
  report(false, true, false);
  expect(task).toHaveBeenCalledOnce();
});
