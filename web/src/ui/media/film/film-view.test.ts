import { expect, test } from 'vitest';
import { observedViews } from '../../../../testing/observed-views.ts';
import { watchView } from './film-view.ts';

test('of several reports about a film the newest counts', () => {
  const report = observedViews();
  const views: boolean[] = [];
  watchView(new EventTarget() as HTMLVideoElement, (inView) => views.push(inView));
  report(false, true);
  report(true, false);
  expect(views).toEqual([true, false]);
});
