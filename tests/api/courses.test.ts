import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { keepLessonProgress, readLessonProgress } from '../../shared/contract/accounts/lesson-progress.ts';
import { exportAccount } from '../../shared/contract/accounts/own-account.ts';
import { listCourses, readCourse } from '../../shared/contract/content.ts';
import { reportLesson } from '../../shared/contract/enquiries.ts';
import { aMember, ask } from '../support/people/members.ts';
import { call } from '../support/requests/api-client.ts';

const siteUrl = inject('siteUrl');

describe('courses', () => {
  test('the list is the same with its language, without one, and by GET', async () => {
    const list = await call(siteUrl, listCourses, { page: 1, limit: 8, language: 1 });
    expect(list.datacount).toBeGreaterThanOrEqual(4);
    expect(await call(siteUrl, listCourses, {})).toEqual(list);
    const reply = await fetch(`${siteUrl}/api/pc/course_list?page=1&limit=8&language=1`);
    expect(await reply.json()).toMatchObject({ status: 0, data: list });
  });

  test('a page has as many as are asked for, and one beyond the last none', async () => {
    const { list, datacount } = await call(siteUrl, listCourses, {});
    const second = await call(siteUrl, listCourses, { page: 2, limit: 2 });
    expect(second).toEqual({ list: list.slice(2, 4), datacount });
    expect(await call(siteUrl, listCourses, { page: 99 })).toEqual({ list: [], datacount });
  });

  test('every course can be read by its id, with the lessons that the list names, their films and words', async () => {
    const { list } = await call(siteUrl, listCourses, {});
    const ids: number[] = [];
    for (const { id, dir_id, lesson_ids } of list) {
      const { course, dir } = await call(siteUrl, readCourse, { course_id: id });
      const lessons = dir.flatMap(({ child }) => child);
      expect(lessons.map((lesson) => lesson.id)).toEqual(lesson_ids);
      expect([course.id, course.dir_id]).toEqual([id, dir_id]);
      for (const { video_url, cover, content } of lessons) {
        expect(content).toContain('<p>');
        if (video_url !== '') expect(cover.replace(siteUrl, '')).toMatch(/^\/media\/films\/[\w-]+\.jpg$/);
      }
      ids.push(...dir.map((chapter) => chapter.id), ...lesson_ids);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('captions and chapters of a lesson’s film are WebVTT', async () => {
    const { dir } = await call(siteUrl, readCourse, { course_id: 1 });
    const film = dir[0]?.child[0]?.film;
    for (const part of ['captions', 'chapters']) {
      const reply = await fetch(`${siteUrl}/media/films/${film}-${part}.vtt`);
      expect(reply.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
      expect(await reply.text()).toMatch(/^WEBVTT\n\n00:00\.000 --> /);
    }
  });

  test('an id that no course has is refused in words', async () => {
    await expect(call(siteUrl, readCourse, { course_id: 99 })).rejects.toThrow('There is no such course');
  });
});

describe('a lesson that is watched', () => {
  const watched = { course_id: 1, dir_id: 2, seconds: 7.5, done: 0, changed_at: Date.now() } as const;

  test('is kept for its member on every device, and for nobody else', async () => {
    const [ada, ben] = [await aMember(siteUrl), await aMember(siteUrl)];
    await ask(siteUrl, keepLessonProgress, { ...ada.proof, list: [watched] });
    await ask(siteUrl, keepLessonProgress, {
      ...ada.proof,
      list: [{ ...watched, seconds: 2, changed_at: watched.changed_at - 5_000 }],
    });
    expect(await ask(siteUrl, readLessonProgress, ada.proof)).toEqual({ list: [watched] });
    expect(await ask(siteUrl, readLessonProgress, ben.proof)).toEqual({ list: [] });
  });

  test('is among what a member exports', async () => {
    const ada = await aMember(siteUrl);
    await ask(siteUrl, keepLessonProgress, { ...ada.proof, list: [watched] });
    const { list } = await ask(siteUrl, exportAccount, ada.proof);
    const lessons = list.find(({ kind }) => kind === 'lessons');
    const changed_at = new Date(watched.changed_at).toISOString();
    expect(lessons?.says.list).toEqual([{ ...watched, changed_at }]);
  });

  test('is counted, again under the same id too', async () => {
    const report = { course_id: 1, dir_id: 2, step: 'begun', request_id: randomUUID() } as const;
    expect(await call(siteUrl, reportLesson, report)).toEqual({});
    expect(await call(siteUrl, reportLesson, report)).toEqual({});
  });

  test.each([
    ['a lesson of another course', { course_id: 2, dir_id: 2, step: 'begun' }, 'There is no such lesson'],
    ['a chapter', { course_id: 1, dir_id: 101, step: 'begun' }, 'There is no such lesson'],
    ['something between', { course_id: 1, dir_id: 2, step: 'half' }, 'A lesson is begun or finished'],
  ])('that is %s is refused in words', async (_, report, words) => {
    await expect(call(siteUrl, reportLesson, report as never)).rejects.toThrow(words);
  });
});
