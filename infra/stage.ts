import type { Node } from 'constructs';
import { brand } from '../shared/brand.ts';
import { physicalName } from '../shared/contract/names.ts';
import type { OutsideOrigins } from '../shared/origins.ts';
import { type hstsSteps, paymentGateways, type StageSettings } from './stage-settings.ts';
import { stages } from './stages.ts';

/** What differs between one deployment of the site and another. Everything else is the same everywhere. */
export interface Stage extends Pick<StageSettings, 'hasMailDomains' | 'costMonitor'> {
  readonly name: string;
  readonly alarmAddresses: readonly string[];
  /** Host names with the ARN of their certificate, without which they cannot be deployed. Absent: CloudFront's own name. */
  readonly domain?: { readonly hosts: readonly [string, ...string[]]; readonly certificateArn: string | undefined };
  readonly hsts: keyof typeof hstsSteps;
  /** Whether new versions of functions take all calls at once, whatever alarms say: for what mends a site that is not well. */
  readonly shiftsAtOnce: boolean;
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

/** Stacks that exist once, in the order in which they are made; between `edge` and `stage` comes one for each domain. */
export const commonParts = ['data', 'gateway', 'edge', 'stage', 'operations'] as const;

/**
 * Stack name of a stage's part, as operators see it in CloudFormation.
 * @param part one of `commonParts`, or a domain
 */
export function stackName(stage: Pick<Stage, 'name'>, part: string): string {
  return physicalName(stage.name, part);
}

/** Parameter of the edge's stack: version of the secret that the distribution sends to the API. */
export const originHeaderParameter = 'OriginHeaderVersion';

interface Deployment {
  readonly certificateArn?: string | undefined;
  readonly shiftsAtOnce?: boolean;
}

const stagePattern = /^[a-z][a-z0-9]{0,15}$/;

/**
 * A stage by its name.
 * @param settings what it says of itself; as `stages.ts` has it, unless stated
 * @param deployment what only who deploys knows: the certificate of its hosts, and whether new versions take all calls at once
 * @throws Error when the name cannot be part of a resource name
 */
export function stageNamed(name: string, deployment: Deployment = {}, settings = stages[name] ?? {}): Stage {
  if (!stagePattern.test(name)) throw new Error(`"${name}" is no stage: lower-case letters and digits, 16 at most`);
  const { hosts, alarmAddresses = [], hsts = 'day', hasMailDomains = false, costMonitor } = settings;
  const { certificateArn, shiftsAtOnce = false } = deployment;
  const outside = { paymentGateway: paymentGateways[settings.paymentGateway ?? 'alipay'] };
  const stage = {
    name,
    alarmAddresses,
    hsts,
    hasMailDomains,
    shiftsAtOnce,
    outside,
    ...(costMonitor && { costMonitor }),
  };
  return hosts ? { ...stage, domain: { hosts, certificateArn } } : stage;
}

/** Reads the stage from CDK's context: `-c stage=prod -c certificateArn=arn:… -c shift=at-once`. Without `stage` it is `local`, the one that runs on a laptop. */
export function readStage(node: Node): Stage {
  const deployment = {
    certificateArn: node.tryGetContext('certificateArn'),
    shiftsAtOnce: node.tryGetContext('shift') === 'at-once',
  };
  return stageNamed(node.tryGetContext('stage') ?? 'local', deployment);
}
