import { describe, expect, it } from 'vitest';
import { contentDisposition } from './download-objects.ts';

describe('the header that names an attachment', () => {
  it('a plain attachment name is quoted', () => {
    expect(contentDisposition('P1+ 3.3.0 Windows.zip')).toBe('attachment; filename="P1+ 3.3.0 Windows.zip"');
  });

  it('an attachment name cannot end its header', () => {
    expect(contentDisposition('a"; x="\r\nSet-Cookie: b.zip')).toBe(
      `attachment; filename="a_; x=___Set-Cookie: b.zip"; filename*=UTF-8''a%22%3B%20x%3D%22%0D%0ASet-Cookie%3A%20b.zip`,
    );
  });

  it('an attachment name beyond ASCII is encoded as RFC 6266 says, with a plain name for old browsers', () => {
    expect(contentDisposition("Führer's (2).pdf")).toBe(
      `attachment; filename="F_hrer's (2).pdf"; filename*=UTF-8''F%C3%BChrer%27s%20%282%29.pdf`,
    );
  });
});
