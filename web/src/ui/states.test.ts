import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Parts of other components, what nobody sees, and what another component holds once its code has come. */
const without = [
  'shared-features/accounts/address-form/address-dialog',
  'shared-features/accounts/mailed-code/requested-code',
  'shared-features/accounts/proof-form/proof-form',
  'shared-features/messages/unread-mark',
  'shared-features/sales/contact-sales',
  'shared-features/sales/sales-form',
  'shared-features/search/found-texts',
  'shared-features/search/marked',
  'ui/data/comment-thread/comment-box',
  'ui/data/comment-thread/comment-item',
  'ui/data/comment-thread/question-item',
  'ui/data/qr-code/qr-drawing',
  'ui/data/tab-strip/tab-sheet',
  'ui/feedback/confirm-dialog/losing-choice',
  'ui/feedback/dialog/late-opening',
  'ui/feedback/error-boundary',
  'ui/feedback/late-part',
  'ui/feedback/live-part/ask-again',
  'ui/form/edit-form/rows',
  'ui/form/edit-form/shown-when',
  'ui/form/field/field-frame',
  'ui/form/file-upload/upload-view',
  'ui/form/form/trap-field',
  'ui/form/photo-crop/crop-stage',
  'ui/form/text-area/characters-left',
  'ui/layout/visually-hidden',
  'ui/media/picture/in-schemes',
  'ui/media/round-button',
];

const source = path.join(import.meta.dirname, '..');
const components = globSync('{ui,shared-features}/**/*.tsx', { cwd: source })
  .filter((file) => !/\.(states|test)\.tsx$/.test(file))
  .map((file) => file.replace('.tsx', ''));

test('every component of the kit shows its states in the gallery', () => {
  const unseen = components.filter((name) => !existsSync(path.join(source, `${name}.states.tsx`)));
  expect(unseen.toSorted()).toEqual(without);
});

test('no component of the kit has more than 120 lines', () => {
  const long = components.filter(
    (name) =>
      readFileSync(path.join(source, `${name}.tsx`), 'utf8')
        .trimEnd()
        .split('\n').length > 120,
  );
  expect(long).toEqual([]);
});
