import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listComments } from '../../../../shared/contract/community/comments.ts';
import { reportLesson } from '../../../../shared/contract/enquiries.ts';
import { answer } from '../../../testing/components/answer.ts';
import { courseContext } from './course-builders.ts';
import CourseDetailPage from './course-detail-page.tsx';
import CourseListPage from './course-list-page.tsx';
import { page as detail } from './load-course-detail.ts';
import { page as list } from './load-course-list.ts';

/** A lesson of the course. */
async function lesson(dir_id: string) {
  const data = await detail.load(courseContext(), { id: '1', dir_id });
  return <CourseDetailPage data={data} params={{}} reload={() => {}} />;
}

test('a lesson without a film is done once its visitor says so', async () => {
  answer(listComments, () => ({ data: [] }));
  const reported = answer(reportLesson, () => ({ data: {} }));
  await render(await lesson('3'));
  expect(document.querySelector('video')).toBeNull();
  await page.getByRole('button', { name: 'I have done this lesson' }).click();
  await expect.element(page.getByText('You have done this lesson.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Lesson 3 (done)' })).toBeVisible();
  await expect.poll(() => reported, { timeout: 50_000 }).toMatchObject([{ course_id: 1, dir_id: 3, step: 'finished' }]);
});

test('a browser that cannot play the films is told which one can', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
  const data = await list.load(courseContext(), { page: '1' });
  await render(<CourseListPage data={data} params={{}} reload={() => {}} />);
  await expect.element(page.getByText('Chrome plays these films; this browser shows their steps.')).toBeVisible();
});

test('another lesson takes the place of the one before, with its film and its questions', async () => {
  answer(listComments, () => ({ data: [] }));
  const { rerender } = await render(await lesson('1'));
  expect(document.querySelectorAll('#questions')).toHaveLength(1);
  for (const dir_id of ['2', '3', '1']) {
    await rerender(await lesson(dir_id));
    expect(document.querySelectorAll('video')).toHaveLength(dir_id === '3' ? 0 : 1);
    expect(document.querySelectorAll('#questions')).toHaveLength(1);
  }
});
