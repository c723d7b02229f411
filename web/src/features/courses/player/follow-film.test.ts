import { beforeEach, expect, test, vi } from 'vitest';
import { progress } from '../progress/progress-store.ts';
import { followFilm, resumesAt } from './follow-film.ts';

const { kept, counted, synced } = vi.hoisted(() => ({
  kept: vi.fn(async () => {}),
  counted: vi.fn(async () => {}),
  synced: vi.fn(async () => {}),
}));
vi.mock('../progress/late-progress.ts', () => ({ keepProgress: kept, syncProgress: synced }));
vi.mock('./report-lesson.ts', () => ({ countLesson: counted }));

const left = (dir_id: number, seconds: number) => ({ course_id: 1, dir_id, seconds, done: 0 as const, changed_at: 1 });

/** Each test has a lesson of its own, as the browser's memory is one for all. */
let lesson = 1_000;

beforeEach(() => {
  lesson += 1;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', () => {});
  for (const mock of [kept, counted]) mock.mockClear();
  return () => vi.unstubAllGlobals();
});

/** A film of twenty seconds, as far as the player asks it. */
function aFilm(play = async () => {}) {
  const film = Object.assign(new EventTarget(), {
    currentTime: 0,
    duration: 20,
    paused: true,
    ended: false,
    play: vi.fn(play),
  });
  const happens = (name: string, change: Partial<{ currentTime: number; paused: boolean; ended: boolean }> = {}) => {
    Object.assign(film, change);
    film.dispatchEvent(new Event(name));
  };
  return { film, happens, element: film as unknown as HTMLVideoElement }; // all that the player touches
}

async function follow({ element }: ReturnType<typeof aFilm>) {
  const heard = { onResumed: vi.fn(), onEnded: vi.fn(), onFailed: vi.fn() };
  const ends = followFilm(element, { course: 1, lesson, ...heard });
  await vi.waitFor(() => undefined);
  await new Promise(setImmediate);
  return { ...heard, ends };
}

const remembered = () => progress.list().find(({ dir_id }) => dir_id === lesson);

test('a film goes on where it was left', () => {
  expect(resumesAt([left(2, 9.5), left(1, 4)], 1)).toBe(4);
});

test('a film that was not watched, or left at once, begins', () => {
  expect(resumesAt([left(2, 9.5)], 1)).toBe(0);
  expect(resumesAt([left(1, 1.6)], 1)).toBe(0);
});

test('a film starts by itself where it was left, and says so', async () => {
  progress.add([left(lesson, 7)]);
  const one = aFilm();
  const { onResumed } = await follow(one);
  expect([one.film.currentTime, one.film.play.mock.calls.length]).toEqual([7, 1]);
  expect(onResumed).toHaveBeenCalledWith(7);
});

test('a film is started by nobody who asked for less motion, and stands where it was left', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  progress.add([left(lesson, 7)]);
  const one = aFilm();
  await follow(one);
  expect([one.film.currentTime, one.film.play.mock.calls.length]).toEqual([7, 0]);
});

test('who was quicker than the player goes on where they left all the same', async () => {
  progress.add([left(lesson, 7)]);
  const one = aFilm();
  one.happens('play', { paused: false, currentTime: 0.8 });
  await follow(one);
  expect([one.film.currentTime, one.film.play.mock.calls.length]).toEqual([7, 0]);
});

test('a place that the server tells late is gone to while the film waits', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.useFakeTimers();
  const server = Promise.withResolvers<void>();
  synced.mockReturnValueOnce(server.promise);
  const one = aFilm();
  const onResumed = vi.fn();
  followFilm(one.element, { course: 1, lesson, onResumed, onEnded: vi.fn(), onFailed: vi.fn() });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onResumed).not.toHaveBeenCalled();
  progress.add([left(lesson, 7)]);
  server.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([one.film.currentTime, onResumed.mock.calls]).toEqual([7, [[7]]]);
  vi.useRealTimers();
});

test('a film that has been playing for a while is left where it is', async () => {
  progress.add([left(lesson, 7)]);
  const one = aFilm();
  one.happens('play', { paused: false, currentTime: 3 });
  const { onResumed } = await follow(one);
  expect(one.film.currentTime).toBe(3);
  expect(onResumed).not.toHaveBeenCalled();
});

test('a refusal to start by itself is left to the button; files that cannot be played are a failure', async () => {
  const refusing = (name: string) => aFilm(() => Promise.reject(new DOMException('no', name)));
  expect((await follow(refusing('NotAllowedError'))).onFailed).not.toHaveBeenCalled();
  expect((await follow(refusing('NotSupportedError'))).onFailed).toHaveBeenCalledOnce();
});

test('the place is remembered each second, and kept on the server when the film is paused or left', async () => {
  const one = aFilm();
  const { ends } = await follow(one);
  one.happens('playing', { paused: false });
  one.happens('timeupdate', { currentTime: 1.4 });
  expect(remembered()).toBeUndefined();
  one.happens('timeupdate', { currentTime: 2.5 });
  expect(remembered()).toMatchObject({ seconds: 2.5, done: 0 });
  expect(kept).not.toHaveBeenCalled();
  one.happens('pause', { paused: true, currentTime: 3.25 });
  expect(kept).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ seconds: 3.3 })]);
  ends();
  expect(kept).toHaveBeenCalledOnce();
});

test('who leaves while the film plays has the place kept', async () => {
  const one = aFilm();
  const { ends } = await follow(one);
  one.happens('playing', { paused: false, currentTime: 4 });
  ends();
  expect(kept).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ seconds: 4 })]);
  one.happens('pause', { paused: true });
  expect(kept).toHaveBeenCalledOnce();
});

test('a film that was watched to its end is done, and begins anew the next time', async () => {
  const one = aFilm();
  const { onEnded } = await follow(one);
  one.happens('playing', { paused: false });
  one.happens('pause', { paused: true, ended: true, currentTime: 20 });
  expect(kept).not.toHaveBeenCalled();
  one.happens('ended');
  expect(remembered()).toMatchObject({ seconds: 0, done: 1 });
  expect(kept).toHaveBeenCalledOnce();
  expect(onEnded).toHaveBeenCalledOnce();
});

test('a lesson counts as begun once, however often its film is paused, and as finished at its end', async () => {
  const one = aFilm();
  await follow(one);
  one.happens('playing', { paused: false });
  one.happens('pause', { paused: true });
  one.happens('playing', { paused: false });
  one.happens('ended', { ended: true });
  await vi.waitFor(() => expect(counted).toHaveBeenCalledTimes(2));
  expect(counted.mock.calls).toEqual([
    [1, lesson, 'begun'],
    [1, lesson, 'finished'],
  ]);
});

test('nothing is remembered of a film that was not played', async () => {
  const one = aFilm(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { ends } = await follow(one);
  one.happens('timeupdate', { currentTime: 5 });
  ends();
  expect(remembered()).toBeUndefined();
  expect(kept).not.toHaveBeenCalled();
});
