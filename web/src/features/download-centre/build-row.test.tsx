import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { aBuild } from '../../../testing/builders.ts';
import { BuildRow } from './build-row.tsx';

function row(build: ReturnType<typeof aBuild>) {
  return renderToStaticMarkup(
    <Router ssrPath="/download">
      <BuildRow build={build} suggested={undefined} />
    </Router>,
  );
}

describe('a build in the download centre', () => {
  it('a build in the download centre is a link with version, date and size', () => {
    const html = row(aBuild());
    expect(html).toMatch(/<a[^>]+href="\/downloads\/s3-pro\/5\.2\.0\/[^"]+\.zip\?attname=/);
    expect(html).toContain('5.2.0');
    expect(html).toContain('18 June 2026');
    expect(html).toContain('53.5 KB');
  });

  it('a build in the download centre is no link while it has no file', () => {
    const html = row(aBuild({ file_path: '', size: 0, sha256: '' }));
    expect(html).not.toContain('<a');
    expect(html).toContain('In preparation');
  });

  it('a build in the download centre leads to the store that serves the file', () => {
    const html = row(aBuild({ type: 11, system: 3, file_path: 'https://apps.example.com/cc-max', size: undefined }));
    expect(html).toContain('href="https://apps.example.com/cc-max"');
    expect(html).not.toContain('attname');
  });
});
