import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Json, JsonObject } from '../json.ts';

/** Account, region and addresses of the local site, as pseudo parameters and ARNs contain them. */
export interface Place {
  readonly accountId: string;
  readonly region: string;
  /** `http://127.0.0.1:<port>` of the gateway that speaks the AWS wire protocols. */
  readonly gatewayUrl: string;
  /** `localhost:<port>` of the site itself, and what a browser sees instead of a CloudFront domain: another where something stands in front. */
  readonly siteHost: string;
  readonly visitorHost: string;
}

/** One resource, as far as its identity needs it. */
export interface Subject {
  readonly logicalId: string;
  /** What the service calls it, the name in its ARN: the one the template gives, or a stable generated one. */
  readonly name: string;
  readonly place: Place;
  /** @throws {Error} when something named in them is unknown, naming stack and logical id. */
  properties(): JsonObject;
}

/** A resource of the template with its intrinsic functions resolved, on demand. */
export interface Resource extends Subject {
  readonly stack: string;
  readonly type: string;
  /** What `Ref` answers. */
  readonly ref: string;
  /** What `Fn::GetAtt` answers. @throws for an attribute the type does not have. */
  attribute(name: string): Json;
}

/** How CloudFormation names a resource: the property that may name it, its `Ref` and its attributes. */
export interface Identity {
  readonly nameProperty?: string;
  /** Longest name the service accepts. */
  readonly longest?: number;
  /** The service accepts lower-case names only. */
  readonly lowerCase?: boolean;
  readonly ref: (subject: Subject) => string;
  readonly attributes: Readonly<Record<string, (subject: Subject) => Json>>;
}

/** What a policy attached to a resource says: SQS queue policies, bucket policies, function permissions, key policies. */
interface ResourceGrant {
  /** ARN of the resource that the policy is attached to. */
  readonly resource: string;
  readonly statements: readonly JsonObject[];
}

/** A resource type that the runtime has a counterpart for. */
export interface ResourceType<T = unknown> {
  /** `AWS::SQS::Queue` */
  readonly type: string;
  readonly identity: Identity;
  /** The properties that are honoured, as strict objects: any other one stops the start (`ignored-properties.ts` aside). */
  readonly properties: z.ZodMiniType<T>;
  /** Properties that may change while the site runs: the next event uses the new ones. */
  readonly changeable?: readonly string[];
  /** Who may do something with a resource, when the type is a policy or holds one. @param all every resource of the template */
  grants?(resource: Resource, place: Place): ResourceGrant[];
}

/** An ARN in the account and region of the stack. */
export const regionalArn = (service: string, resource: (subject: Subject) => string) => (subject: Subject) =>
  `arn:aws:${service}:${subject.place.region}:${subject.place.accountId}:${resource(subject)}`;

/** An ARN of a service that knows no regions. */
export const globalArn = (service: string, resource: (subject: Subject) => string) => (subject: Subject) =>
  `arn:aws:${service}::${subject.place.accountId}:${resource(subject)}`;

export const byName = ({ name }: Subject) => name;

/** Services that hand out ids of their own get a stable one: a hash of stack and logical id. */
export const byId = ({ name }: Subject) => name.slice(-10).toLowerCase();

/** The identity of what a property names, and an ARN with that name. @param longest name that the service accepts */
export function named(nameProperty: string, arn: (subject: Subject) => string, longest = 128): Identity {
  return { nameProperty, longest, ref: byName, attributes: { Arn: arn } };
}

/** The identity of what is only attached to something else: a policy, a permission, a mapping. */
export const attached: Identity = { ref: byName, attributes: { Id: byId } };

/**
 * The identity of a type that has no local counterpart: other resources may still name it, such as an alarm its topic.
 * @param type as in the template, `AWS::SNS::Topic`
 */
export function placeholderIdentity(type: string): Identity {
  const [, service = '', kind = ''] = type.toLowerCase().split('::');
  const placeholderArn = regionalArn(service, ({ name }) => `${kind}/${name}`);
  return {
    nameProperty: `${type.split('::').at(-1)}Name`,
    ref: service === 'sns' ? placeholderArn : byName,
    attributes: { Arn: placeholderArn },
  };
}

/** The name of a resource the template leaves unnamed: readable, stable from run to run, unique by a hash at its end. */
export function generatedName(stack: string, logicalId: string, { longest = 128, lowerCase }: Identity): string {
  const hash = createHash('sha256').update(`${stack}/${logicalId}`).digest('hex').slice(0, 12).toUpperCase();
  const readable = `${stack}-${logicalId}`.slice(0, longest - hash.length - 1);
  const name = `${readable}-${hash}`;
  return lowerCase ? name.toLowerCase() : name;
}
