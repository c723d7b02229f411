import { createHmac } from 'node:crypto';
import type { Credentials } from '../http/signature-v4.ts';

/** Who asks: a role of the template, an AWS service acting for a resource, or the developer. */
export interface Principal {
  /** A role's ARN, or a service's name such as `events.amazonaws.com`. */
  readonly id: string;
  /** Condition keys that come with the caller, such as `aws:SourceArn`. */
  readonly context: Readonly<Record<string, string>>;
  /** The developer's own key may do everything, as an administrator's would. */
  readonly mayDoAll?: boolean;
}

/** An AWS service that acts for one resource: EventBridge for a rule, CloudFront for a distribution. */
export function servicePrincipal(service: string, sourceArn: string, accountId: string): Principal {
  return { id: service, context: { 'aws:SourceArn': sourceArn, 'aws:SourceAccount': accountId } };
}

/** Access keys and who they belong to. Every role has its own, so that the gateway knows who calls. */
export interface Keyring {
  /** The key pair of a principal; the same one on every call. */
  issue(principal: Principal): Credentials;
  /** Access key id → secret, of all keys issued so far. */
  readonly secrets: ReadonlyMap<string, string>;
  holder(accessKeyId: string): Principal | undefined;
  readonly operator: Credentials;
}

/** @param seed secret of this state directory: keys differ between machines, and stay from run to run. */
export function createKeyring(seed: string, accountId: string): Keyring {
  const secrets = new Map<string, string>();
  const holders = new Map<string, Principal>();
  const derive = (purpose: string) => createHmac('sha256', seed).update(purpose).digest();

  function issue(principal: Principal): Credentials {
    const subject = `${principal.id} ${principal.context['aws:SourceArn'] ?? ''}`;
    const accessKeyId = `AKIA${derive(`id of ${subject}`).toString('hex').slice(0, 16).toUpperCase()}`;
    const secretAccessKey = derive(`secret of ${subject}`).toString('base64').slice(0, 40);
    secrets.set(accessKeyId, secretAccessKey);
    holders.set(accessKeyId, principal);
    return { accessKeyId, secretAccessKey };
  }

  const operator = issue({ id: `arn:aws:iam::${accountId}:user/operator`, context: {}, mayDoAll: true });
  return { issue, secrets, holder: (accessKeyId) => holders.get(accessKeyId), operator };
}
