import type { DomainDefinition } from '../platform/domain-definition.ts';
import { certificationTable } from './tables.ts';

/** The engineer exam: sign-ups, certificates, and how these are proved. */
export default {
  tables: [certificationTable],
  secrets: { certificateKeys: 'Keys that sign credentials; made and changed by "ops certificates rotate-key"' },
  metrics: {
    SignUpQueries: { title: 'Questions for sign-ups', by: ['querySignUp'] },
    CertificateQueries: { title: 'Questions for certificates', by: ['queryCertificate'] },
    CredentialsNotSigned: {
      title: 'Credentials and keys that could not be answered for want of a key',
      by: ['issueCredential', 'readIssuerKeys', 'readStatusList'],
      alarm: {
        above: 0,
        harm: 'Engineers cannot prove their certificate: credentials are neither issued nor verified.',
        runbook: '#credentials-are-not-signed',
      },
    },
    CertificatesShown: {
      title: 'Pages, PDFs and credentials of certificates',
      by: ['readCertificate', 'printCertificate', 'issueCredential'],
    },
  },
} as const satisfies DomainDefinition;
