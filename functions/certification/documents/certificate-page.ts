import { certificatePath } from '../../../shared/certificate-address.ts';
import { type CertificateMark, certificateDocument, markPattern } from '../../../shared/certificate-document.ts';
import { issueCredential, printCertificate } from '../../../shared/contract/certification/certificates.ts';
import type { CertificateState } from '../../../shared/contract/certification-schemas.ts';
import { shanghaiDay } from '../../../shared/shanghai-day.ts';
import { NotThere } from '../../platform/calls/not-there.ts';
import { originOf, type Viewer } from '../../platform/calls/viewer.ts';
import { markup } from '../../platform/html/fragment.ts';
import { log } from '../../platform/logging/log.ts';
import { type StoredCertificate, stateOf } from '../certificates/certificate.ts';
import type { ReadCertificate } from '../certificates/certificate-reader.ts';
import * as lines from '../log-lines.ts';
import { longDay } from './long-day.ts';
import { qrDrawing } from './qr-code.ts';

interface Page {
  readonly read: ReadCertificate;
  /** Reads a document of the site; undefined where there is none. */
  readonly get: (key: `certificate/${string}`) => Promise<{ readonly bytes: Uint8Array } | undefined>;
  readonly now: () => number;
}

/** How long a document is kept, in milliseconds: what was published is on show within that time. */
const keptFor = 60_000;

/**
 * Answers the page of a certificate: the prerendered document of its state, filled (product-rules.md#certificate-page).
 * @throws NotThere, in whose place the edge shows the page of what is not there
 */
export function certificatePage({ read, get, now }: Page) {
  const documentOf = documentReader(get, now);
  return async ({ num }: { readonly num: string }, _: unknown, viewer: Pick<Viewer, 'siteHost'>): Promise<string> => {
    const certificate = await read(num);
    if (!certificate) throw new NotThere('There is no certificate of this number');
    const origin = originOf(viewer);
    log(lines.certificateShown, { as: 'page' }, { CertificatesShown: 1 });
    const document = await documentOf(stateOf(certificate, shanghaiDay(now())));
    return filled(document, valuesOf(certificate, origin));
  };
}

/** Reads each document once, and again when it is old; one that could not be read is kept as it was. */
function documentReader(get: Page['get'], now: Page['now']) {
  const kept = new Map<CertificateState, { readonly text: string; readonly at: number }>();
  return async (state: CertificateState): Promise<string> => {
    const known = kept.get(state);
    if (known && now() < known.at + keptFor) return known.text;
    const found = await get(certificateDocument(state));
    if (!found) throw new Error('The site has no document of certificates: publish its pages');
    const text = new TextDecoder().decode(found.bytes);
    kept.set(state, { text, at: now() });
    return text;
  };
}

type Values = Readonly<Record<CertificateMark, string>>;

/** What a certificate says, as HTML. */
function valuesOf({ num, name, awardedOn, endsOn, revokedOn }: StoredCertificate, origin: string): Values {
  const page = `${origin}${certificatePath(num)}`;
  const asked = `?${new URLSearchParams({ num })}`;
  const texts = {
    name,
    number: num,
    awarded: longDay(awardedOn),
    ends: longDay(endsOn),
    revoked: revokedOn === undefined ? '' : longDay(revokedOn),
    page,
    pdf: `${printCertificate.path}${asked}`,
    credential: `${issueCredential.path}${asked}`,
    origin,
  } satisfies Record<Exclude<CertificateMark, 'qr'>, string>;
  const escaped = Object.fromEntries(Object.entries(texts).map(([mark, text]) => [mark, String(markup`${text}`)]));
  return { ...texts, ...escaped, qr: String(qrDrawing(page, `QR code of certificate ${num}`)) };
}

/** Puts values in the places of their marks, in one go: what a value says is no mark, whatever it is. */
function filled(document: string, values: Values): string {
  const known: Readonly<Partial<Record<string, string>>> = values;
  return document.replace(markPattern, (mark, name: string) => known[name] ?? mark);
}
