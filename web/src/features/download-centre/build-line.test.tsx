import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { aBuild } from '../../../testing/builders.ts';
import { BuildLine } from './build-line.tsx';

function line(build: ReturnType<typeof aBuild>, named = false) {
  return renderToStaticMarkup(
    <Router ssrPath="/download">
      <BuildLine build={build} named={named} />
    </Router>,
  );
}

describe('a build in the download centre', () => {
  it('a build in the download centre is a link with version, date and size', () => {
    const html = line(aBuild());
    expect(html).toMatch(
      /<a[^>]+href="\/downloads\/s3-pro\/5\.2\.0\/[^"]+\.zip\?attname=S3%20Pro%205\.2\.0%20Windows\.zip"/,
    );
    expect(html).toContain('>5.2.0</b>');
    expect(html).toContain('18 Jun 2026');
    expect(html).toContain('53.5 KB');
  });

  it('a build in the download centre is saved under its own name where it has one', () => {
    expect(line(aBuild({ en_file_name: 'S3 Pro Setup' }))).toContain('?attname=S3%20Pro%20Setup.zip"');
  });

  it('a build in the download centre says what it is where its product has several', () => {
    expect(line(aBuild(), true)).toContain('>S3 Pro 5.2.0</b>');
  });

  it('a build in the download centre is no link while it has no file', () => {
    const html = line(aBuild({ file_path: '', size: 0, sha256: '' }));
    expect(html).not.toContain('<a');
    expect(html).toContain('In preparation');
  });

  it('a build in the download centre leads to the store that serves the file', () => {
    const html = line(
      aBuild({ type: 11, system: 3, file_path: 'https://apps.example.com/cc-max', size: 0, sha256: '' }),
    );
    expect(html).toContain('href="https://apps.example.com/cc-max"');
    expect(html).toContain('aria-label="Get ccMAX 5.2.0 for iOS"');
    expect(html).not.toContain('attname');
  });
});
