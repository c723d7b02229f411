import type { Locator, Page } from 'playwright';
import sharp from 'sharp';

/** A photo as somebody has one, by its width and height: colours that differ, so that a cut can be told from another. */
export function aPhoto(width: number, height: number, type: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const noise = { noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } };
  return sharp({ create: { width, height, channels: 3, background: '#3a4a63', ...noise } })
    .toFormat(type)
    .toBuffer();
}

export const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
export const photoField = (page: Page): Locator => page.locator('#exam-sign-up-headimg');
export const cropFrame = (page: Page): Locator => page.getByRole('application', { name: 'Frame of the photo' });
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** What a candidate types, by the labels of the fields. */
export const candidate = {
  Name: 'Ada Lovelace',
  Company: 'Stage One',
  Address: '1 Stage Road, Shanghai',
  'ID number': '11010519491231002X',
  'Mobile number': '13800138000',
  'E-mail': 'ada@example.com',
  'Verification code': '407213',
} as const;

export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}
