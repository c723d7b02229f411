import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { aFile } from '../../../../shared/contract/release-builders.ts';
import { StartedFile } from './started-file.tsx';

function fileOf(started: boolean, given: Parameters<typeof aFile>[0] = {}) {
  return renderToStaticMarkup(
    <Router ssrPath="/down_link">
      <StartedFile
        build={{ ...aFile(given), type: 21, version: '5.2.0' }}
        day="2026-06-18"
        started={started}
        reload={() => {}}
      />
    </Router>,
  );
}

test('a downloaded file is shown with its size, its checksum and the command that verifies it', () => {
  const html = fileOf(true);
  for (const fact of ['S3 Pro 5.2.0 Windows.zip', '53.5 KB', '18 June 2026', aFile().sha256])
    expect(html).toContain(fact);
  expect(html).toContain('Get-FileHash &quot;S3 Pro 5.2.0 Windows.zip&quot;');
});

test('the command that verifies a file is that of its platform, and a phone has none', () => {
  expect(fileOf(true, { system: 2 })).toContain('shasum -a 256');
  expect(fileOf(true, { system: 4 })).not.toMatch(/Get-FileHash|shasum/);
});

test('another try is the first thing to do only where the download may not have started', () => {
  expect(fileOf(true)).not.toContain('primary');
  expect(fileOf(false)).toContain('primary');
});
