import { certificatePath } from '../../../shared/certificate-address.ts';
import { type CertificateMark, markPattern } from '../../../shared/certificate-document.ts';
import { issueCredential, printCertificate } from '../../../shared/contract/certification/certificates.ts';
import { markup } from '../../platform/html/fragment.ts';
import type { StoredCertificate } from '../certificates/certificate.ts';
import { longDay } from './long-day.ts';
import { qrDrawing } from './qr-code.ts';

type Values = Readonly<Record<CertificateMark, string>>;

/** A document with what a certificate says in the places of its marks, in one go: what it says is no mark, whatever it is. */
export function certificatePage(document: string, certificate: StoredCertificate, origin: string): string {
  const known: Readonly<Partial<Record<string, string>>> = valuesOf(certificate, origin);
  return document.replace(markPattern, (mark, name: string) => known[name] ?? mark);
}

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
