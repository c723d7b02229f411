import { commandWithActions } from '../../command-with-actions.ts';
import { awardCertificate } from './award-certificate.ts';
import { certificateOptions } from './certificate-options.ts';
import { importCertificates } from './import-certificates.ts';
import { listCertificates } from './list-certificates.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { publishKeys, rotateKey } from './rotate-key.ts';
import { showCertificate } from './show-certificate.ts';

const help = `Awards certificates, imports and revokes them. Whoever does stands in the audit trail.

  npm run --silent ops -- certificates list   [--state STATE] [--json]
  npm run --silent ops -- certificates show   NUMBER [--json]
  npm run --silent ops -- certificates award  SIGN-UP [--months N] [--with-marks] --yes [--json]
  npm run --silent ops -- certificates award  ID-NUMBER --period MONTH [--months N] [--with-marks] --yes [--json]
  npm run --silent ops -- certificates import FILE [--with-marks] (--yes | --dry-run) [--json]
  npm run --silent ops -- certificates revoke NUMBER --reason TEXT --yes [--json]
  npm run --silent ops -- certificates rotate-key --yes [--json]
  npm run --silent ops -- certificates publish-keys --yes [--json]

  list            all certificates, or those that are valid, expired or revoked
  show            one certificate, and why it was revoked
  award           the certificate of an exam to who had signed up for it, by the number that "exams export" shows, or by ID number and month
  import          the certificates of a file: comma-separated values with the columns name, award_date, company, idcard, phone, end_date, cert_num,
                  of which the first two are needed. All of them or none; the same file again changes nothing. From a spreadsheet: format the columns
                  of numbers as text, and save as "CSV UTF-8"
  revoke          ends a certificate for good
  rotate-key      gives the issuer of digital credentials another key, in two steps: publishes it, and a quarter of an hour later lets it sign
  publish-keys    publishes the public keys again, as the secret has them; makes the first key where there is none
  --months N      for how many months it is valid, 24 when not given
  --period MONTH  the month of the exam, such as 2026-11
  --with-marks    goes on although a name has letters that no font of certificates has: 〓 is printed for each. Without it they are told, and
                  nothing is awarded
  --yes           does it
  --dry-run       says what is wrong with the file, and imports nothing
  --json          the same as data
  --to <stage>    the site to ask; "local" when not given

  Example: npm run --silent ops -- certificates list --state valid --json
`;

export const certificates = commandWithActions({
  name: 'certificates',
  summary: 'certificates of engineers: list, show, award, import, revoke, rotate-key, publish-keys',
  help,
  options: certificateOptions,
  actions: {
    list: listCertificates,
    show: showCertificate,
    award: awardCertificate,
    import: importCertificates,
    revoke: revokeCertificate,
    'rotate-key': rotateKey,
    'publish-keys': publishKeys,
  },
});
