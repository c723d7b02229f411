import { expect, test } from 'vitest';
import { aContext } from '../../../testing/builders.ts';
import { textPage } from './text-page.ts';

const text = {
  title: 'Contact',
  lead: 'Whom to ask.',
  channels: [],
  hours: [],
  before: [],
  html: '<p>Write to us.</p>',
};

test('a page shows the text of its name, and its head says title and lead', async () => {
  const asked: string[] = [];
  const context = aContext({
    pageText: (name) => {
      asked.push(name);
      return text as never;
    },
  });
  const { load, meta } = textPage('contact');
  const data = await load(context, {});
  expect(data).toEqual(text);
  expect(asked).toEqual(['contact']);
  expect(meta(data, {})).toMatchObject({ title: 'Contact', description: 'Whom to ask.' });
  expect(JSON.stringify(meta(data, {}).structuredData)).toContain('/contact"');
});
