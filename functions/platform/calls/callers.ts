import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';

/** What a handler learns about its caller, by the caller kind of its entry. An entry of any other kind does not compile. */
export interface Callers {
  visitor: undefined;
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
type Identify<Caller> = (introduction: Introduction, clients: unknown) => Promise<Caller> | Caller;

/** The step of each kind of caller. To add a kind: a line above, its step here, and what the step may touch in `callerNeeds` of the sheet. */
export const identify: { readonly [Kind in keyof Callers]: Identify<Callers[Kind]> } = {
  visitor: () => undefined,
};
