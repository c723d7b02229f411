import { brand } from '../../shared/brand.ts';
import { certificateDocument, certificateMarks, markOf } from '../../shared/certificate-document.ts';
import { type CertificateState, certificateStates } from '../../shared/contract/certification-schemas.ts';
import { engineer } from '../../shared/engineer-certificate.ts';
import { stillDocument } from './document.ts';
import { escapeHtml } from './escape.ts';
import { marksOf } from './style/marks.ts';
import { usedStyle } from './style/used-style.ts';

/** The module of the page, by which the bundle's manifest knows its style sheets. */
export const certificateModule = 'src/features/certificates/certificate-page.tsx';

/** The picture of a shared certificate (`web/public`), and its size in pixels. */
const picture = { path: '/og-certificate.jpg', width: '1200', height: '630' } as const;

const { name, number, page, origin } = certificateMarks;

/** What a link to a certificate shows where it is shared. It is listed by no search engine: whom it is about decides who sees it. */
function headOf(state: CertificateState): string[] {
  const ended = state === 'valid' ? '' : `, ${state}`;
  const description = `Certificate ${markOf(number)}${ended}: ${engineer.name}, awarded by ${brand.legalName}.`;
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': `${markOf(name)}: ${engineer.name}${ended}`,
    'og:description': description,
    'og:url': markOf(page),
    'og:image': `${markOf(origin)}${picture.path}`,
    'og:image:width': picture.width,
    'og:image:height': picture.height,
    'og:image:alt': 'A certificate under beams of light',
  };
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${markOf(page)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/**
 * The documents of certificates, one of each state, by their keys.
 * @param render the page in a state
 * @param sheets the texts of its style sheets
 */
export async function certificateDocuments(
  render: (state: CertificateState) => Promise<string>,
  sheets: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const documents = certificateStates.map(async (state) => {
    const html = await render(state);
    const style = usedStyle(sheets, marksOf(html));
    return [certificateDocument(state), stillDocument({ html, style, head: headOf(state) })] as const;
  });
  return new Map(await Promise.all(documents));
}
