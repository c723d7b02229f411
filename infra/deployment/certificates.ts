import {
  type ACMClient,
  CertificateStatus,
  DescribeCertificateCommand,
  KeyAlgorithm,
  paginateListCertificates,
} from '@aws-sdk/client-acm';
import type { DnsRecord } from './dns-records.ts';

/** A certificate of the account that has all hosts of a stage. */
export interface Certificate {
  readonly arn: string;
  /** Whether it can be used; before, its domain has to be proven. */
  readonly isIssued: boolean;
  /** What proves its domain. */
  readonly records: readonly DnsRecord[];
}

/** Of these kinds of keys CloudFront takes certificates; ACM lists RSA with 1,024 and 2,048 bits alone unless asked. */
const keyTypes = [KeyAlgorithm.RSA_2048, KeyAlgorithm.RSA_3072, KeyAlgorithm.RSA_4096, KeyAlgorithm.EC_prime256v1];

/**
 * Looks for a certificate of all hosts in the client's region: one that can be used, the one that holds longest, or else one that waits for
 * its proof.
 * @returns nothing where the account has none
 */
export async function certificateOf(client: ACMClient, hosts: readonly string[]): Promise<Certificate | undefined> {
  const found: { readonly arn: string; readonly isIssued: boolean; readonly until: number }[] = [];
  const CertificateStatuses = [CertificateStatus.ISSUED, CertificateStatus.PENDING_VALIDATION];
  const request = { CertificateStatuses, Includes: { keyTypes } };
  for await (const { CertificateSummaryList = [] } of paginateListCertificates({ client }, request))
    for (const {
      CertificateArn: arn,
      Status,
      NotAfter,
      SubjectAlternativeNameSummaries: names = [],
    } of CertificateSummaryList)
      if (arn && hosts.every((host) => hasHost(names, host)))
        found.push({ arn, isIssued: Status === 'ISSUED', until: NotAfter?.getTime() ?? 0 });
  const [best] = found.toSorted((a, b) => Number(b.isIssued) - Number(a.isIssued) || b.until - a.until);
  return best && { ...best, records: best.isIssued ? [] : await proofsOf(client, best.arn) };
}

/** A star stands for one label, and for no more. */
function hasHost(names: readonly string[], host: string): boolean {
  return names.includes(host) || names.includes(`*.${host.split('.').slice(1).join('.')}`);
}

async function proofsOf(client: ACMClient, CertificateArn: string): Promise<readonly DnsRecord[]> {
  const { Certificate } = await client.send(new DescribeCertificateCommand({ CertificateArn }));
  return (Certificate?.DomainValidationOptions ?? []).flatMap(({ ResourceRecord: record }) =>
    record?.Name && record.Value ? [{ name: record.Name, type: 'CNAME' as const, value: record.Value }] : [],
  );
}
