import type { Credentials, SessionRefusal } from './http/signature-v4.ts';

/** Who asks: a role of the template, an AWS service acting for a resource, or the developer. */
export interface Principal {
  /** A role's ARN, or a service's name such as `events.amazonaws.com`. */
  readonly id: string;
  /** Condition keys that come with the caller, such as `aws:SourceArn`. */
  readonly context: Readonly<Record<string, string>>;
  /** The developer's own key may do everything, as an administrator's would. */
  readonly mayDoAll?: boolean;
}

/** One permission a request needs: the IAM action and the ARN it acts on. */
export interface Need {
  readonly action: string;
  readonly resource: string;
  /** Condition keys that come with the request, such as `events:detail-type`. */
  readonly context?: Readonly<Record<string, string>>;
}

/** Judges every call by the policies of the template, as IAM would, and remembers which grants were used and what was refused. */
export interface Judge {
  /** @throws {AwsError} `AccessDeniedException`, worded as AWS words it. */
  demand(principal: Principal, needs: readonly Need[]): Promise<void>;
  /** Whether something would be allowed: nobody's attempt, so a refusal is not remembered. */
  allows(principal: Principal, need: Need): Promise<boolean>;
  /**
   * Refuses a role that a service may not assume. @throws {Error} naming the role, as AWS refuses the resource that names it.
   * @param context condition keys that the service states when it assumes the role, such as `aws:SourceArn`
   */
  demandTrust(roleArn: string, service: string, context?: Principal['context']): Promise<void>;
  /** For each role, each statement with how often each of its actions was used since the start. */
  usage(): Record<string, StatementUsage[]>;
  /** How often each thing was demanded in vain since the start, by the words in which it was refused. */
  refused(): Record<string, number>;
}

export interface StatementUsage {
  readonly statement: string;
  readonly effect: string;
  readonly resources: readonly string[];
  readonly used: Record<string, number>;
}

/** Access keys and who they belong to. Every role has its own, so that the gateway knows who calls. */
export interface Keyring {
  /** The key pair of a principal; the same one on every call, with the token of this run where it is a role's. */
  issue(principal: Principal): Credentials;
  /** Access key id → secret, of all keys issued so far. */
  readonly secrets: ReadonlyMap<string, string>;
  holder(accessKeyId: string): Principal | undefined;
  /** What is wrong with the token that came with a key; undefined when nothing is. A role's sessions end with the run. */
  tokenFault(accessKeyId: string, token: string | undefined): SessionRefusal | undefined;
  readonly operator: Credentials;
}

/** An AWS service that acts for one resource: EventBridge for a rule, CloudFront for a distribution. */
export function servicePrincipal(service: string, sourceArn: string, accountId: string): Principal {
  return { id: service, context: { 'aws:SourceArn': sourceArn, 'aws:SourceAccount': accountId } };
}

/** A role that something of the template acts as. */
export function rolePrincipal(roleArn: string): Principal {
  return { id: roleArn, context: {} };
}
