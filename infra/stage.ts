import type { Node } from 'constructs';
import { physicalName } from '../shared/contract/names.ts';

/** What differs between one deployment of the site and another. Everything else is the same everywhere. */
export interface Stage {
  readonly name: string;
  /** E-mail addresses that alarms are sent to; each confirms its subscription once. */
  readonly alarmAddresses: readonly string[];
  /** Host names visitors use, the canonical one first, with the ARN of their certificate. Absent: CloudFront's own name. */
  readonly domain?: { readonly hosts: readonly [string, ...string[]]; readonly certificateArn: string };
}

/** CloudFront reads its certificate and its firewall from here only, so the whole stack lives here (infra/README.md). */
export const region = 'us-east-1';

/** Stack name of a stage's part, as operators see it in CloudFormation. */
export function stackName(stage: Pick<Stage, 'name'>, part: 'data' | 'api' | 'edge' | 'operations'): string {
  return physicalName(stage.name, part);
}

const stagePattern = /^[a-z][a-z0-9]{0,15}$/;

/**
 * Reads the stage from CDK's context: `-c stage=prod -c hosts=www.example.com,example.com -c certificateArn=arn:…
 * -c alarmAddresses=ops@example.com`.
 * Without `stage` it is `local`, the one that runs on a laptop.
 * @throws when the name cannot be part of a resource name, or hosts come without a certificate
 */
export function readStage(node: Node): Stage {
  const name: string = node.tryGetContext('stage') ?? 'local';
  if (!stagePattern.test(name)) throw new Error(`"${name}" is no stage: lower-case letters and digits, 16 at most`);
  const hosts: string | undefined = node.tryGetContext('hosts');
  const certificateArn: string | undefined = node.tryGetContext('certificateArn');
  if (!hosts !== !certificateArn) throw new Error('hosts and certificateArn go together');
  const addresses: string | undefined = node.tryGetContext('alarmAddresses');
  const stage = { name, alarmAddresses: addresses?.split(',') ?? [] };
  const [first, ...others] = hosts?.split(',') ?? [];
  return first && certificateArn ? { ...stage, domain: { hosts: [first, ...others], certificateArn } } : stage;
}
