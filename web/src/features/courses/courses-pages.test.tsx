import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { courseContext } from './course-builders.ts';
import CourseDetailPage from './course-detail-page.tsx';
import CourseListPage from './course-list-page.tsx';
import { page as detailPage } from './load-course-detail.ts';
import { page as listPage } from './load-course-list.ts';

const list = async (page: string, count?: number) => {
  const data = await listPage.load(courseContext(count), { page });
  return renderToStaticMarkup(
    <Router ssrPath="/courselist">
      <CourseListPage data={data} params={{}} reload={() => {}} />
    </Router>,
  );
};

const lesson = async (dir_id: string) => {
  const data = await detailPage.load(courseContext(), { id: '1', dir_id });
  return renderToStaticMarkup(
    <Router ssrPath="/coursedetail">
      <CourseDetailPage data={data} params={{}} reload={() => {}} />
    </Router>,
  );
};

test('without script each course leads to its first lesson, and pages of the list to one another', async () => {
  const html = await list('1');
  expect(html).toContain('<h1>Training Videos</h1>');
  expect(html).toContain('href="/coursedetail?id=1&amp;dir_id=1"');
  expect(html).toContain('href="/courselist?page=2"');
  expect(await list('2')).toContain('href="/courselist"');
});

test('five courses or fewer have no pager', async () => {
  expect(await list('1', 5)).not.toContain('Pages of courses');
});

test('where there is no course, the list says that videos will be released soon', async () => {
  expect(await list('1', 0)).toContain('The videos will be released soon.');
});

test('that a browser cannot play the films is said by none that has not been asked', async () => {
  expect(await list('1')).not.toContain('This browser cannot');
});

test('without script a lesson has its film with controls, captions and chapters, its words, and the tree', async () => {
  const html = await lesson('1');
  expect(html).toMatch(
    /<noscript><video [^>]*poster="\/media\/films\/windows-basics-poster.avif"[^>]*controls=""[^>]*><source/,
  );
  expect(html).not.toMatch(/<video [^>]*muted/);
  expect(html).toMatch(/<track kind="captions" src="\/media\/films\/windows-basics-captions.vtt"/);
  expect(html).toMatch(/<track kind="chapters" src="\/media\/films\/windows-basics-chapters.vtt"/);
  expect(html).toContain('<li>Look.</li>');
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Lesson 1<\/a>/);
  expect(html).toMatch(/<details open=""><summary[^>]*><span>Chapter 101/);
});

test('a lesson without a film shows the cover of its course', async () => {
  const html = await lesson('3');
  expect(html).not.toContain('<video');
  expect(html).toContain('/pictures/s1-');
});
