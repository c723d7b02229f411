import { brand } from '../../shared/brand.ts';
import { mailDomains } from '../constructs/mail-sending.ts';
import type { Stage } from '../stage.ts';
import type { DeployedStack } from './deployed-stacks.ts';
import { type Finding, open, ready } from './finding.ts';

/** A record that whoever runs the domain has to set. */
export interface DnsRecord {
  readonly name: string;
  readonly type: 'CNAME' | 'MX' | 'TXT';
  readonly value: string;
}

/** What is asked of DNS, as `Resolver` of `node:dns/promises` answers it. */
export interface Dns {
  resolve4(name: string): Promise<readonly string[]>;
  resolveCname(name: string): Promise<readonly string[]>;
  resolveMx(name: string): Promise<readonly { readonly priority: number; readonly exchange: string }[]>;
  resolveTxt(name: string): Promise<readonly (readonly string[])[]>;
}

/** A first policy only asks to be told; whoever reads the reports makes it `quarantine`, then `reject`. */
const firstPolicy = `v=DMARC1; p=none; rua=mailto:${brand.supportEmail}`;

/** The records of a stage as far as its stacks can tell them: mail's and the hosts' are known once they are deployed. */
export function dnsRecords(
  stage: Pick<Stage, 'name' | 'domain' | 'hasMailDomains'>,
  stacks: readonly Pick<DeployedStack, 'outputs'>[],
): readonly DnsRecord[] {
  const outputs = Object.assign({}, ...stacks.map((stack) => stack.outputs)) as Readonly<Record<string, string>>; // outputs are texts by key
  const distribution = outputs.DistributionUrl && new URL(outputs.DistributionUrl).host;
  const hosts = distribution ? (stage.domain?.hosts ?? []) : [];
  const [mailDomain] = mailDomains(stage);
  return [
    ...hosts.map((name) => ({ name, type: 'CNAME' as const, value: distribution ?? '' })),
    ...Object.entries(outputs).flatMap(([key, value]) => (/DnsRecord\d$/.test(key) ? [recordOf(value)] : [])),
    ...(stage.hasMailDomains ? [] : [{ name: `_dmarc.${mailDomain}`, type: 'TXT' as const, value: firstPolicy }]),
  ];
}

/** An output of the gateway's stack: `<name> <type> <value>`. */
function recordOf(output: string): DnsRecord {
  const [name = '', type, ...value] = output.split(' ');
  if (type !== 'CNAME' && type !== 'MX' && type !== 'TXT') throw new Error(`"${output}" is no DNS record`);
  return { name, type, value: value.join(' ') };
}

/** Asks DNS for each record. */
export function dnsFindings(records: readonly DnsRecord[], dns: Dns): Promise<readonly Finding[]> {
  return Promise.all(
    records.map(async (record) => {
      const [subject, text] = [`DNS of ${record.name}`, `${record.name} ${record.type} ${record.value}`];
      try {
        return (await isSet(record, dns)) ? ready(subject, text) : open(subject, `to set: ${text}`);
      } catch (error) {
        return open(subject, `DNS did not answer (${error instanceof Error ? error.message : error}), to set: ${text}`);
      }
    }),
  );
}

/**
 * Whether DNS has a record. A policy of DMARC may be any; a host may lead to the same addresses by another kind of record, as the top of a
 * domain must.
 * @throws Error when DNS does not answer
 */
async function isSet({ name, type, value }: DnsRecord, dns: Dns): Promise<boolean> {
  if (type === 'MX') {
    const found = await answered(dns.resolveMx(name));
    return found.some(({ priority, exchange }) => isSameName(`${priority} ${exchange}`, value));
  }
  if (type === 'TXT') {
    const [version = ''] = value.split(/[; ]/);
    const found = (await answered(dns.resolveTxt(name))).map((parts) => parts.join(''));
    return found.some((text) => (version === 'v=DMARC1' ? text.startsWith(version) : text === value));
  }
  if ((await answered(dns.resolveCname(name))).some((target) => isSameName(target, value))) return true;
  const [own, expected] = await Promise.all([answered(dns.resolve4(name)), answered(dns.resolve4(value))]);
  return own.some((address) => expected.includes(address));
}

function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/\.$/, '');
  return plain(one) === plain(other);
}

/** What DNS has, or nothing where it knows of nothing. */
async function answered<T>(answer: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA'))
      return [];
    throw error;
  }
}
