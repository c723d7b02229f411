import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { sessionHeader } from '../../../shared/session-header.ts';
import { memberOf, requireMember, type Sessions } from './members/identify-member.ts';
import type { Member } from './members/member.ts';

/** What a handler learns about its caller, by the caller kind of its entry. An entry of any other kind does not compile. */
export interface Callers {
  visitor: undefined;
  /** Whom the session proves; anybody else is refused. */
  member: Member;
  /** The same where somebody is signed in. */
  'optional-member': Member | undefined;
  /** Whose signature the handler checks: the key is a secret of its domain. */
  'payment-provider': undefined;
}

/** An entry that is called over HTTP by someone who can be identified. */
export type HttpEndpoint = Endpoint & { readonly caller: keyof Callers };

export type CallerOf<E extends HttpEndpoint> = Callers[E['caller']];

/** What a call says of its caller: its headers, and what was sent, which is read and not yet validated. */
interface Introduction {
  readonly event: APIGatewayProxyEventV2;
  readonly values: object;
}

/**
 * Finds out who calls, before anything of what they sent is validated: a stranger learns nothing of a member's call.
 * @throws Refusal when the caller is not who the entry asks for
 */
type Identify<Kind extends keyof Callers> = (
  introduction: Introduction,
  sessions: Sessions,
) => Promise<Callers[Kind]> | Callers[Kind];

/** The step of each kind of caller. Those that find a member take the sessions, which the function lists as `caller`. */
export const identify: { readonly [Kind in keyof Callers]: Identify<Kind> } = {
  visitor: () => undefined,
  'payment-provider': () => undefined,
  member: (introduction, sessions) => requireMember(proofOf(introduction), sessions),
  'optional-member': (introduction, sessions) => memberOf(proofOf(introduction), sessions),
};

/** What proves a member: fields of the body, or the header of a GET, as a query stands in logs and histories (product-rules.md#sign-in-state). */
function proofOf({ event, values }: Introduction): object {
  if (event.requestContext.http.method === 'POST') return values;
  const [uid, login_token] = event.headers[sessionHeader]?.split('.', 2) ?? [];
  return login_token === undefined ? {} : { uid, login_token };
}
