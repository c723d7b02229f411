import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Parts of other components, what nobody sees, and what another component is, or holds, once its code has come. */
const without = [
  'data/qr-drawing',
  'form/characters-left',
  'form/contact-sales',
  'form/field-frame',
  'form/late-contact-form',
  'form/late-enquiry-form',
  'form/sales-form',
  'form/trap-field',
  'island',
  'late-part',
  'media/in-schemes',
  'media/late-film',
  'media/round-button',
  'visually-hidden',
];

const components = globSync('**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !/\.(states|test)\.tsx$/.test(file))
  .map((file) => file.replace('.tsx', ''));

test('every component of the kit shows its states in the gallery', () => {
  const unseen = components.filter((name) => !existsSync(path.join(import.meta.dirname, `${name}.states.tsx`)));
  expect(unseen.toSorted()).toEqual(without);
});

test('no component of the kit has more than 120 lines', () => {
  const long = components.filter(
    (name) =>
      readFileSync(path.join(import.meta.dirname, `${name}.tsx`), 'utf8')
        .trimEnd()
        .split('\n').length > 120,
  );
  expect(long).toEqual([]);
});
