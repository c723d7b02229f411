import { expect, test, vi } from 'vitest';
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

test('once the film that plays has left, the one before it has its turn again', () => {
  const told: string[] = [];
  const aFilm = (name: string) => {
    const report = observedViews();
    const film = new EventTarget() as HTMLVideoElement;
    Object.assign(film, { pause: () => told.push(`${name} pauses`) });
    const end = watchView(film, (inView) => {
      told.push(`${name} ${inView}`);
      if (inView) film.dispatchEvent(new Event('play'));
    });
    return { report, end };
  };
  vi.stubGlobal('HTMLVideoElement', EventTarget);
  const [first, second] = [aFilm('first'), aFilm('second')];
  first.report(true);
  second.report(true);
  second.report(false);
  expect(told).toEqual(['first true', 'second true', 'first pauses', 'second false', 'first true']);
  first.end();
  second.end();
});
