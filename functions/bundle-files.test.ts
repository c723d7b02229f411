import { copyFileSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { fen } from '../shared/money.ts';
import { filesBeside, packageFolders } from './bundle-files.ts';
import { bundling } from './bundling.ts';
import { receiptPdf } from './orders/receipts/receipt-pdf.ts';

const aReceipt = {
  orderId: '1',
  placedAt: '2026-11-25T09:30:00.000Z',
  paidAt: '2026-11-25T09:32:00.000Z',
  tradeNumber: '2',
  buyer: { name: '欧阳堃 Łukasz 김철수 𠮷 𠱷', company: '深圳市' },
  sentTo: '',
  productName: 'S1 dongle',
  hwid: '',
  quantity: 1,
  unitPrice: fen(390_000),
  total: fen(390_000),
};

test('a bundle makes receipts with the fonts beside it, away from the packages, as the source does with them', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bundle-'));
  const { metafile } = await esbuild.build({
    ...bundling,
    entryPoints: ['functions/orders/receipts/receipt-pdf.ts'],
    outfile: path.join(folder, 'index.cjs'),
    metafile: true,
  });
  const files = filesBeside(Object.keys(metafile.inputs));
  expect(files).toHaveLength(5);
  for (const file of files) copyFileSync(file, path.join(folder, path.basename(file)));
  const bundle: { receiptPdf: typeof receiptPdf } = createRequire(import.meta.url)(path.join(folder, 'index.cjs'));
  expect((await bundle.receiptPdf(aReceipt)).equals(await receiptPdf(aReceipt))).toBe(true);
});

test('a bundle without such a module has no file beside it', () => {
  expect(filesBeside(['functions/orders/receipts/receipt.ts'])).toEqual([]);
});

test('the packages in a bundle are known by their folders, also one that lies in another', () => {
  const files = ['node_modules/zod/v4/mini/index.js', 'node_modules/zod/index.js', 'functions/build.ts'];
  const nested = 'node_modules/linebreak/node_modules/base64-js/index.js';
  expect(packageFolders([...files, '(disabled):node_modules/@aws-sdk/core/x.js', nested])).toEqual([
    'node_modules/zod',
    'node_modules/linebreak/node_modules/base64-js',
  ]);
});
