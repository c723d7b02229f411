import type { Node } from 'constructs';
import { brand } from '../shared/brand.ts';
import { physicalName } from '../shared/contract/names.ts';
import type { OutsideOrigins } from '../shared/origins.ts';

/** What differs between one deployment of the site and another. Everything else is the same everywhere. */
export interface Stage {
  readonly name: string;
  /** E-mail addresses that alarms are sent to; each confirms its subscription once. */
  readonly alarmAddresses: readonly string[];
  /** Host names visitors use, the canonical one first, with the ARN of their certificate. Absent: CloudFront's own name. */
  readonly domain?: { readonly hosts: readonly [string, ...string[]]; readonly certificateArn: string };
  /** Whether browsers may preload HTTPS for the domain, before its first visit; that can hardly be undone. */
  readonly hstsPreload: boolean;
  /** What pages may reach beyond the site itself. */
  readonly outside: OutsideOrigins;
}

/**
 * Whether search engines may list a stage: the one at the site's own address, and that of a laptop, which they cannot reach. The others show
 * the same pages, and what is not released yet.
 */
export function isListed({ name, domain }: Pick<Stage, 'name' | 'domain'>): boolean {
  return name === 'local' || domain?.hosts[0] === new URL(brand.siteUrl).host;
}

/** CloudFront reads its certificate and its firewall from here only, so the whole stack lives here (infra/README.md). */
export const region = 'us-east-1';

/** Stacks that exist once, in the order in which they are made; between `gateway` and `stage` comes one for each domain. */
export const commonParts = ['data', 'gateway', 'stage', 'edge', 'operations'] as const;

/**
 * Stack name of a stage's part, as operators see it in CloudFormation.
 * @param part one of `commonParts`, or a domain
 */
export function stackName(stage: Pick<Stage, 'name'>, part: string): string {
  return physicalName(stage.name, part);
}

/** Parameter of the edge's stack: version of the secret that the distribution sends to the API. */
export const originHeaderParameter = 'OriginHeaderVersion';

/**
 * Where the form of an order leads, by the gateway that a stage works with. Alipay documents its gateway and not the hosts that it redirects to (`unitradeadapter`,
 * `unitradeprod`, `excashier` have been seen), so all hosts of its domain are named.
 */
const paymentGateways: Readonly<Record<string, readonly string[]>> = {
  alipay: ['https://openapi.alipay.com', 'https://*.alipay.com'],
  'alipay-sandbox': ['https://openapi-sandbox.dl.alipaydev.com', 'https://*.alipaydev.com'],
  /** The stand-in of a laptop, on whatever port, which redirects to a host of its own. */
  local: ['http://127.0.0.1:*', 'http://cashier.localhost:*'],
};

const stagePattern = /^[a-z][a-z0-9]{0,15}$/;

/**
 * Reads the stage from CDK's context: `-c stage=prod -c hosts=www.example.com,example.com -c certificateArn=arn:…
 * -c alarmAddresses=ops@example.com -c hstsPreload=true -c paymentGateway=alipay-sandbox`.
 * Without `stage` it is `local`, the one that runs on a laptop.
 * @throws Error when the name cannot be part of a resource name, hosts come without a certificate, or nobody knows the gateway
 */
export function readStage(node: Node): Stage {
  const name: string = node.tryGetContext('stage') ?? 'local';
  if (!stagePattern.test(name)) throw new Error(`"${name}" is no stage: lower-case letters and digits, 16 at most`);
  const hosts: string | undefined = node.tryGetContext('hosts');
  const certificateArn: string | undefined = node.tryGetContext('certificateArn');
  if (!hosts !== !certificateArn) throw new Error('hosts and certificateArn go together');
  const addresses: string | undefined = node.tryGetContext('alarmAddresses');
  const hstsPreload = String(node.tryGetContext('hstsPreload')) === 'true';
  const gateway: string = node.tryGetContext('paymentGateway') ?? (name === 'local' ? 'local' : 'alipay');
  const paymentGateway = paymentGateways[gateway];
  if (!paymentGateway) throw new Error(`"${gateway}" is no paymentGateway: ${Object.keys(paymentGateways).join(', ')}`);
  const stage = { name, alarmAddresses: addresses?.split(',') ?? [], hstsPreload, outside: { paymentGateway } };
  const [first, ...others] = hosts?.split(',') ?? [];
  return first && certificateArn ? { ...stage, domain: { hosts: [first, ...others], certificateArn } } : stage;
}
