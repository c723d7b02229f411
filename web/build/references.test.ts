import { describe, expect, it } from 'vitest';
import { brokenReferences } from './references.ts';

const html = `<link href="/favicon.svg"><img src="/pictures/s1-480.webp" srcset="/pictures/s1-480.avif 480w, /pictures/s1-960.avif 960w">
<a href="/history?page=21">History</a><a href="/downloads/s1/2.5.1/s1.zip?attname=S1.zip">S1</a><a href="/feeds/all.atom">Feed</a>
<source src="/media/films/home-av1.mp4"><a href="/media/manuals/s3-pro.pdf" download="S3 Pro user manual.pdf">Manual</a>
<script type="application/json" id="page-data">{"path":"/gone.json"}</script>`;

describe('references of a document', () => {
  it('a document is fine when every file that it refers to exists', () => {
    expect(brokenReferences(html, () => true)).toEqual([]);
  });

  it('each missing file is named once, from attributes and from sets of sources', () => {
    expect(brokenReferences(html + html, (path) => path.endsWith('.webp'))).toEqual([
      '/favicon.svg',
      '/pictures/s1-480.avif',
      '/pictures/s1-960.avif',
      '/feeds/all.atom',
      '/media/films/home-av1.mp4',
      '/media/manuals/s3-pro.pdf',
    ]);
  });
});
