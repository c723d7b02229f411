import type { MailStream } from '../mail-streams.ts';

/** The buckets that functions may use: of that of pages some read documents, which they fill. Builds and films are for the edge and the publisher. */
export const bucketNames = ['site', 'uploads'] as const;
export type BucketName = (typeof bucketNames)[number];

/**
 * What a function may touch, as plain data: its environment and IAM statements, in which whatever CloudFormation names is a reference. The function build makes it
 * from what functions use, infra puts names and ARNs into it.
 */
export interface FunctionRights {
  /** Variables with the physical names of what it may touch. */
  readonly environment: Readonly<Record<string, Reference>>;
  readonly statements: readonly RightsStatement[];
}

/** Explicit actions on named resources, where some conditions hold. */
export interface RightsStatement {
  /** As IAM writes them: `dynamodb:GetItem`. */
  readonly actions: readonly string[];
  readonly on: readonly Reference[];
  /** By operator and key, as IAM writes them. */
  readonly where?: Readonly<Record<string, Readonly<Record<string, string | readonly string[] | Reference>>>>;
}

/** A part of a resource that a stack names. */
export type Reference =
  | { readonly table: string; readonly part: 'name' | 'arn' | `index/${string}` }
  | { readonly bus: 'events'; readonly part: 'name' | 'arn' }
  | { readonly key: 'personal' | 'lookup'; readonly part: 'arn' }
  | { readonly secret: string; readonly part: 'arn' }
  | { readonly bucket: BucketName; readonly part: 'name' | 'host' | 'arn' | `objects/${string}` }
  | { readonly mail: MailStream; readonly part: MailPart }
  | { readonly site: 'host' };

/** What a stream of mails has: its configuration set, its identity at SES and the plain address that it comes from. */
type MailPart = 'configurationSetName' | 'configurationSetArn' | 'identityArn' | 'sender';
