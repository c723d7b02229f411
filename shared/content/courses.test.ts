import { describe, expect, it, test } from 'vitest';
import { problemsOf, smallLibrary } from './content-folder.ts';
import { loadContent } from './load.ts';
import { contentReplies } from './replies.ts';

const course = (fields: string) => `---\ncover: s1\ndescribe: What one can do.\n${fields}\n---\nFor *whom* it is.\n`;
const lesson = (fields: string, text = 'Press **Take**.') =>
  `---\ndescribe: In a sentence.\nproduct: 3\nversion: 2.5.1\n${fields}\n---\n${text}\n`;
const chapters = (...ids: number[]) => `chapters: [${ids.map((id) => `{ id: ${id}, title: Chapter ${id} }`)}]`;

/** Two courses, the second file of which is the first of the list; a lesson with a film and one without. */
const courses = {
  'courses/pages.md': course(`id: 2\norder: 2\ntitle: Pages\n${chapters(201)}`),
  'courses/pages/take.md': lesson('id: 3\nchapter: 201\ntitle: Take'),
  'courses/windows.md': course(`id: 1\norder: 1\ntitle: Windows\n${chapters(102, 101)}`),
  'courses/windows/late.md': lesson('id: 2\nchapter: 101\ntitle: Order them'),
  'courses/windows/early.md': lesson('id: 1\nchapter: 102\ntitle: Open one\nfilm: windows-basics'),
};
const replies = () => contentReplies(smallLibrary(courses));
const list = (page: number, size: number) => replies().listCourses({ page, size, language: 1 });

describe('the list of courses', () => {
  it('is in the order of its files, and each course names its first lesson and all of them, by chapters', () => {
    expect(list(1, 8)).toEqual({
      list: [
        {
          id: 1,
          dir_id: 1,
          title: 'Windows',
          cover: '/pictures/s1-960.webp',
          describe: 'What one can do.',
          lesson_ids: [1, 2],
        },
        {
          id: 2,
          dir_id: 3,
          title: 'Pages',
          cover: '/pictures/s1-960.webp',
          describe: 'What one can do.',
          lesson_ids: [3],
        },
      ],
      datacount: 2,
    });
  });

  it('is read in pages, the last of which may be empty', () => {
    const ids = [1, 2, 3].map((page) => list(page, 1).list.map(({ id }) => id));
    expect(ids).toEqual([[1], [2], []]);
    expect(list(9, 1).datacount).toBe(2);
  });

  it('is empty where there are no files', () => {
    expect(contentReplies(smallLibrary()).listCourses({ page: 1, size: 8 })).toEqual({ list: [], datacount: 0 });
  });
});

describe('a course', () => {
  it('has its chapters in their order and lessons below them, with film, poster and product', () => {
    const { course, dir } = replies().readCourse({ course_id: 1 });
    expect(course).toMatchObject({ id: 1, about: '<p>For <em>whom</em> it is.</p>' });
    expect(dir.map(({ id, child }) => [id, child.map((one) => one.id)])).toEqual([
      [102, [1]],
      [101, [2]],
    ]);
    expect(dir[0]?.child[0]).toEqual({
      id: 1,
      title: 'Open one',
      cover: '/media/films/windows-basics-poster.jpg',
      video_url: '/media/films/windows-basics-h264.mp4',
      film: 'windows-basics',
      child: [],
      describe: 'In a sentence.',
      content: '<p>Press <strong>Take</strong>.</p>',
      product_name: 'S1',
      version: '2.5.1',
      product_path: '/product-s1',
    });
  });

  it('has every field of a lesson without a film', () => {
    const { dir } = replies().readCourse({ course_id: 2 });
    expect(dir[0]?.child[0]).toMatchObject({ cover: '', video_url: '', film: '' });
  });

  it('that there is not is refused in words', () => {
    expect(() => replies().readCourse({ course_id: 99 })).toThrow('There is no such course');
  });

  it('publishes each lesson by itself, for whoever only asks whether there is one', () => {
    expect(replies().content.lessons.map(({ course_id, dir_id }) => [course_id, dir_id])).toEqual([
      [1, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<p onclick="alert(1)" style="position:fixed">press</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ])('keeps nothing that runs of %s', (text) => {
    const changes = { ...courses, 'courses/pages/take.md': lesson('id: 3\nchapter: 201\ntitle: Take', text) };
    const { dir } = contentReplies(smallLibrary(changes)).readCourse({ course_id: 2 });
    expect(dir[0]?.child[0]?.content).not.toMatch(/<(script|img|svg|iframe)|on\w+=|javascript|style=/i);
  });
});

describe('courses whose parts do not fit together', () => {
  it.each([
    [
      'a lesson id twice, in two courses',
      { 'courses/pages/take.md': lesson('id: 2\nchapter: 201\ntitle: Take') },
      ['courses/windows/late.md:5 id: 2 is already used in courses/pages/take.md'],
    ],
    [
      'a chapter id twice, in two courses',
      { 'courses/pages.md': course(`id: 2\norder: 2\ntitle: Pages\n${chapters(201, 101)}`) },
      ['courses/windows.md:7 chapters: 101 is already used in courses/pages.md'],
    ],
    [
      'a lesson with the id of a chapter',
      { 'courses/pages/take.md': lesson('id: 101\nchapter: 201\ntitle: Take') },
      ['courses/pages/take.md:5 id: Ids of lessons are below 101'],
    ],
    [
      'a chapter without lessons',
      { 'courses/pages.md': course(`id: 2\norder: 2\ntitle: Pages\n${chapters(201, 202)}`) },
      ['courses/pages.md:7 chapters.1: The chapter Chapter 202 has no lesson'],
    ],
    [
      'a lesson of a chapter that its course has not',
      { 'courses/windows/late.md': lesson('id: 2\nchapter: 201\ntitle: Order them') },
      [
        'courses/windows.md:7 chapters.1: The chapter Chapter 101 has no lesson',
        'courses/windows/late.md:6 chapter: The course has no chapter 201',
      ],
    ],
    [
      'lessons without a course',
      { 'courses/lost/one.md': lesson('id: 4\nchapter: 101\ntitle: Lost') },
      ['courses/lost/one.md:2 front matter: There is no course shared/content/courses/lost.md'],
    ],
    [
      'a version that was never released',
      { 'courses/pages/take.md': lesson('id: 3\nchapter: 201\ntitle: Take').replace('2.5.1', '9.9.9') },
      ['courses/pages/take.md:4 version: There is no release 9.9.9 of this product'],
    ],
    [
      'a picture without its size',
      { 'courses/pages/take.md': lesson('id: 3\nchapter: 201\ntitle: Take', '![A](/pictures/s1-960.webp)') },
      [
        'courses/pages/take.md:2 front matter: The picture /pictures/s1-960.webp lacks its size, as in "960x720 A caption"',
      ],
    ],
    [
      'a link to a lesson of another course',
      {
        'courses/pages/take.md': lesson('id: 3\nchapter: 201\ntitle: Take', '[This](/coursedetail?id=2&dir_id=1)'),
      },
      ['courses/pages/take.md:2 text: The link /coursedetail?id=2&dir_id=1 leads nowhere'],
    ],
  ])('%s is reported', (_, changes, problems) => {
    expect(problemsOf({ ...courses, ...changes })).toEqual(problems);
  });

  it('a film that there is not is reported', () => {
    expect(problemsOf(courses, { films: new Set(['home']) })).toEqual([
      'courses/windows/early.md:8 film: There is no film named windows-basics',
    ]);
  });

  it('a link to a lesson of this course is let through', () => {
    const changes = {
      'courses/pages/take.md': lesson('id: 3\nchapter: 201\ntitle: Take', '[This](/coursedetail?id=1&dir_id=2)'),
    };
    expect(problemsOf({ ...courses, ...changes })).toEqual([]);
  });
});

test('this site teaches in four courses and more, each lesson with figures, steps and something to try', () => {
  const { courses, lessons } = loadContent();
  expect(courses.length).toBeGreaterThanOrEqual(4);
  expect(lessons.some(({ film }) => film === undefined)).toBe(true);
  for (const { title, html } of lessons) {
    expect(html.match(/<figure>/g)?.length ?? 0, title).toBeGreaterThanOrEqual(1);
    expect(html.match(/<li>/g)?.length ?? 0, title).toBeGreaterThanOrEqual(4);
    expect(html.match(/<h3>/g)?.length ?? 0, title).toBeGreaterThanOrEqual(2);
    expect(html.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length, title).toBeGreaterThanOrEqual(120);
  }
});
