import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayOf, Moment } from './moment.tsx';

test('a document says a moment in UTC, whatever the zone of the machine that writes it', () => {
  expect(renderToStaticMarkup(<Moment at="2026-06-18T14:05:00Z" />)).toBe(
    '<time dateTime="2026-06-18T14:05:00Z">18 June 2026, 14:05 UTC</time>',
  );
});

test('so does it of the day alone', () => {
  expect(renderToStaticMarkup(<DayOf at="2026-06-18T14:05:00Z" />)).toBe(
    '<time dateTime="2026-06-18T14:05:00Z">18 June 2026</time>',
  );
});
