import type { CertificateState } from './contract/certification-schemas.ts';

/**
 * What the page of a certificate is filled with. The build prerenders a document of each state with these marks in the places of values, and the API puts the
 * values of one certificate there (product-rules.md#certificate-page).
 */
export const certificateMarks = {
  name: 'name',
  number: 'number',
  awarded: 'awarded',
  ends: 'ends',
  revoked: 'revoked',
  /** Addresses: of the page, of the PDF, of the credential, and of the site itself. */
  page: 'page',
  pdf: 'pdf',
  credential: 'credential',
  origin: 'origin',
  /** The QR code of the page, a drawing. */
  qr: 'qr',
} as const;

export type CertificateMark = (typeof certificateMarks)[keyof typeof certificateMarks];

/** A mark as it stands in the document; React leaves these characters as they are, in text and in attributes. */
export const markOf = (mark: CertificateMark) => `[[${mark}]]`;

/** Every mark of a document. */
export const markPattern = /\[\[([a-z]+)\]\]/g;

/** Keys of the documents in the site's bucket, below a prefix of their own. */
export const certificateDocument = (state: CertificateState) => `certificate/${state}.html` as const;
