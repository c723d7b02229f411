import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { Release } from '../../../../shared/contract/content-schemas.ts';
import { aRelease } from '../../../../shared/contract/release-builders.ts';
import { aContext } from '../../../testing/builders.ts';
import { page } from './load-release-history.ts';
import ReleaseHistoryPage from './release-history-page.tsx';

const { load } = page;

async function pageWith(releases: ReturnType<typeof aRelease>[], type = 21) {
  const context = aContext({
    listReleases: ({ type: asked }) => (asked === type ? releases : []),
    listProductCategories: () => [{ type: 21, name: 'S3 Pro' }],
  });
  const data = await load(context, { page: String(type) });
  return renderToStaticMarkup(
    <Router ssrPath="/history">
      <ReleaseHistoryPage data={data} params={{}} reload={() => {}} />
    </Router>,
  );
}

describe('the release history', () => {
  it('a release history with one version has no list of historical versions', async () => {
    const html = await pageWith([aRelease()]);
    expect(html).toContain('New version');
    expect(html).not.toContain('Historical version');
  });

  it('a release history lists older versions, each at its own anchor', async () => {
    const html = await pageWith([aRelease(), aRelease({ version: '5.1.4' }), aRelease({ version: '5.1.2' })]);
    expect(html).toContain('Historical version');
    expect([...html.matchAll(/ id="(v-[^"]+?)"/g)].map(([, id]) => id)).toEqual([
      'v-5.2.0',
      'v-5.1.4',
      'v-5.1.4-title',
      'v-5.1.2',
      'v-5.1.2-title',
    ]);
  });

  it('the headings of notes are below that of their older version', async () => {
    const notes = '<h3>New</h3><h4>Output</h4><p>h3</p>';
    const html = await pageWith([
      aRelease({ en_update_log: notes }),
      aRelease({ version: '5.1.4', en_update_log: notes }),
    ]);
    const [newest = '', older = ''] = html.split('Historical version');
    expect(newest).toContain(notes);
    expect(older).toMatch(/<h3 id="v-5.1.4-title">/);
    expect(older).toContain('<h4>New</h4><h5>Output</h5><p>h3</p>');
  });

  it('each link to a store names product and version', async () => {
    const inStore: Partial<Release> = { type: 13, ios_path: 'https://apps.example.com/touch', files: [] };
    const html = await pageWith([aRelease(inStore), aRelease({ ...inStore, version: '1.1.0' })], 13);
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Get Touch 1.1.0 from the iOS app store');
  });

  it('a product without releases is said to have none', async () => {
    expect(await pageWith([])).toContain('There is no release of S3 Pro yet.');
  });

  it('a file is linked with its attachment name, so that it downloads without script', async () => {
    expect(await pageWith([aRelease()])).toContain(
      'href="/downloads/s3-pro/5.2.0/s3-pro-5.2.0-windows.zip?attname=S3%20Pro%205.2.0%20Windows.zip"',
    );
  });

  it('mobile builds of ccMAX are linked directly while the device is unknown', async () => {
    const release = aRelease({ type: 11, win_path: '', and_path: '/downloads/cc-max.apk', files: [] });
    expect(await pageWith([release], 11)).toContain('href="/downloads/cc-max.apk?attname=');
  });

  it('an announcement replaces the links where there is no file yet', async () => {
    const html = await pageWith([aRelease({ win_path: '', files: [] })]);
    expect(html).toContain('its files will follow');
    expect(html).not.toContain('/downloads/');
  });
});
