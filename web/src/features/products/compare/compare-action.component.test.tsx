import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../../../testing/components/render-at.tsx';
import { textsOf } from '../../../../testing/components/texts-of.ts';
import { CompareAction } from './compare-action.tsx';

const table = page.getByRole('table', { name: 'Two products compared' });
const columns = table.getByRole('columnheader');
const choice = (label: string) => page.getByLabelText(label, { exact: true });

const openComparison = () => page.getByRole('button', { name: 'Compare with another product' }).click();

test('any product stands beside any other', async () => {
  const visited = await renderAt('/product-s3-pro', <CompareAction product={10} />);
  await openComparison();
  await expect.element(table).toBeVisible();
  expect(textsOf(columns)[0]).toBe('S3 Pro');
  await choice('with').selectOptions('P1+');
  expect(textsOf(columns)).toEqual(['S3 Pro', 'P1+']);
  const outputs = table.getByRole('row', { name: /^Outputs/ });
  expect(textsOf(outputs.getByRole('cell'))[0]).toBe('Up to 16 DVI outputs, 8K');
  await page.getByRole('dialog').getByRole('link', { name: 'P1+' }).click();
  expect(visited.at(-1)).toBe('/product-p1tut');
});

test('a product beside itself is one column', async () => {
  await renderAt('/product-s3-pro', <CompareAction product={10} />);
  await openComparison();
  await choice('with').selectOptions('S3 Pro');
  expect(textsOf(columns)).toEqual(['S3 Pro']);
});
