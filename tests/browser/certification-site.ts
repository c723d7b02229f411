import type { BrowserContextOptions, Locator, Page, Route } from 'playwright';
import sharp from 'sharp';
import { inject } from 'vitest';
import { aVisitor } from './a-visitor.ts';

/** A photo as somebody has one, by its width and height: colours that differ, so that a cut can be told from another. */
export function aPhoto(width: number, height: number, type: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const noise = { noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } };
  return sharp({ create: { width, height, channels: 3, background: '#3a4a63', ...noise } })
    .toFormat(type)
    .toBuffer();
}

const key = 'headimg/abcdefghijkmnpqrstuv.jpg';

/** What lets a file be sent; it is sent to this site, as no other may be reached. */
const signature = () => ({
  host: `${inject('siteUrl')}/test-upload`,
  dir: 'headimg/',
  domain: `${inject('siteUrl')}/`,
  policy: 'cG9saWN5',
  accessid: 'AKIA',
  signature: 'c2ln',
  callback: '',
  fields: { key, policy: 'cG9saWN5', success_action_status: '200' },
});

type Answer = (route: Route, place: number) => unknown;

const said = (json: object) => (route: Route) => route.fulfill({ json });

const holders = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    name: `Holder ${place + 1}`,
    cert_num: `MS-7K3F-9Q${String(place).padStart(2, '0')}-T`,
    company: `Company ${place + 1}`,
  }));

/** A page of the rank list of forty, or of those with a name in theirs. */
function rankList(route: Route) {
  const query = new URL(route.request().url()).searchParams;
  const page = Number(query.get('pageindex') ?? 1);
  const found = holders(40).filter(({ name }) => name.includes(query.get('name') ?? ''));
  const list = found.slice((page - 1) * 15, page * 15);
  return route.fulfill({ json: { status: 0, msg: 'success', data: { list, datacount: found.length } } });
}

/** What the site answers unless a test says otherwise. */
const usual: Readonly<Record<string, Answer>> = {
  '/api/pc/upload_signature': (route) => said({ status: 0, msg: 'success', data: signature() })(route),
  '/test-upload': (route) => route.fulfill({ status: 200, body: '' }),
  '/api/pc/get_code': said({ status: '0', msg: 'success', data: {} }),
  '/api/pc/exam_sign': said({ status: '0', msg: 'success', data: {} }),
  '/api/pc/exam_certification_list': rankList,
};

/** A visitor of the certification centre, whose calls are answered by the given ones. `sent` are the bodies of each address. */
export async function aCandidate(answers: Readonly<Record<string, Answer>> = {}, options: BrowserContextOptions = {}) {
  const visitor = await aVisitor({ reducedMotion: 'reduce', ...options });
  const sent = new Map<string, Buffer[]>();
  for (const [path, answer] of Object.entries({ ...usual, ...answers }))
    await visitor.page.route(
      (url) => url.pathname === path,
      async (route) => {
        const bodies = sent.get(path) ?? [];
        sent.set(path, [...bodies, route.request().postDataBuffer() ?? Buffer.alloc(0)]);
        await answer(route, bodies.length);
      },
    );
  const bodiesOf = (path: string) => sent.get(path) ?? [];
  const valuesSentTo = (path: string): unknown[] => bodiesOf(path).map((body) => JSON.parse(String(body)));
  return { ...visitor, bodiesOf, valuesSentTo };
}

export const formOf = (page: Page, name: string): Locator => page.getByRole('form', { name });
export const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Certification' }).getByRole('link', { name });
export const photoField = (page: Page): Locator => page.locator('#exam-sign-up-headimg');
export const cropFrame = (page: Page): Locator => page.getByRole('application', { name: 'Frame of the photo' });
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Chooses a photo, cuts it as it lies, and waits until it is there. */
export async function uploadPhoto(page: Page, photo?: Buffer): Promise<void> {
  const buffer = photo ?? (await aPhoto(800, 1_000));
  await photoField(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await cropFrame(page).waitFor();
  await button(page, 'Use this photo').click();
  await page.getByText('Uploaded', { exact: true }).waitFor();
}

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

export async function fillIn(page: Page, values: Readonly<Record<string, string>> = candidate): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** The parts of a multipart body by their names; of a file, its bytes. */
export function partsOf(body: Buffer): ReadonlyMap<string, Buffer> {
  const boundary = body.subarray(0, body.indexOf('\r\n'));
  const parts = new Map<string, Buffer>();
  for (let at = body.indexOf(boundary); at !== -1; ) {
    const next = body.indexOf(boundary, at + boundary.length);
    if (next === -1) break;
    const head = body.indexOf('\r\n\r\n', at);
    const name = /name="([^"]*)"/.exec(body.subarray(at, head).toString())?.[1];
    if (name !== undefined) parts.set(name, body.subarray(head + 4, next - 2));
    at = next;
  }
  return parts;
}
