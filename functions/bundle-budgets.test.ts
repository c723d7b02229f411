import { expect, test } from 'vitest';
import { budgetOf, excessOf } from './bundle-budgets.ts';

test('a bundle has the budget of the heaviest package that it carries', () => {
  const budgets = ['zod', '@aws-sdk', 'nodemailer', '@simplewebauthn/server', 'pdfkit'].map((name) =>
    budgetOf([`node_modules/@aws-sdk/core/index.js`, `node_modules/${name}/index.js`]),
  );
  expect(budgets[0]).toBe(budgets[1]);
  expect(new Set(budgets.slice(1)).size).toBe(4);
  expect(budgetOf(['functions/edge/edge-secret.ts'])).toBeLessThan(budgets[0] ?? 0);
});

test('a bundle that is over its budget is named with what to do, and no other', () => {
  const heavy = { name: 'accounts/mail-codes', bytes: 440_420, budget: 440_320 };
  const words = excessOf([heavy, { name: 'downloads/record-download', bytes: 1, budget: 1 }]);
  expect(words).toMatch(/^accounts\/mail-codes is 440420 bytes, its budget 440320\.\n.*functions\/bundle-budgets\.ts/);
  expect(words).not.toContain('record-download');
});

test('bundles within their budgets are not mentioned', () => {
  expect(excessOf([{ name: 'downloads/record-download', bytes: 1, budget: 1 }])).toBe('');
});
