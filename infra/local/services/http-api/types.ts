import * as z from 'zod/mini';
import { byId, byName, type ResourceType } from '../../core/assembly/resource-type.ts';
import { limitOf } from '../../core/limits.ts';
import { flag, wholeNumber } from '../../core/properties.ts';

/** A type of the API's parts: all are known by an id that API Gateway gives them. */
function part<T>(kind: string, properties: z.ZodMiniType<T>): ResourceType<T> {
  return {
    type: `AWS::ApiGatewayV2::${kind}`,
    identity: { ref: byId, attributes: { [`${kind}Id`]: byId } },
    properties,
  };
}

export const apiType = part('Api', z.strictObject({ ProtocolType: z.literal('HTTP') }));

const wholePath = z.string().check(z.regex(/^[A-Z]+ \/[^{}]*$/, 'a route has a method and a path without parameters'));
const routeProperties = z.strictObject({
  ApiId: z.string(),
  AuthorizationType: z._default(z.enum(['NONE', 'CUSTOM']), 'NONE'),
  AuthorizerId: z.optional(z.string()),
  RouteKey: wholePath,
  Target: z.string(),
});
export type RouteProperties = z.infer<typeof routeProperties>;

export const routeType = part('Route', routeProperties);

/** The ARN of the function, out of the URI in which API Gateway wraps it. */
const functionUri = z.pipe(
  z.string(),
  z.transform((uri) => /functions\/(arn:[^/]+)\/invocations$/.exec(uri)?.[1] ?? uri),
);

const longestWait = limitOf('http-api.integration') * 1_000;

/** The URI comes out as the function's ARN, times in milliseconds. */
export const integrationType = part(
  'Integration',
  z.strictObject({
    ApiId: z.string(),
    IntegrationType: z.literal('AWS_PROXY'),
    IntegrationUri: functionUri,
    PayloadFormatVersion: z.literal('2.0'),
    TimeoutInMillis: z._default(wholeNumber.check(z.minimum(50), z.maximum(longestWait)), longestWait),
  }),
);

const identitySource = z.string().check(z.regex(/^\$request\.header\.[\w-]+$/, 'only headers are read as identity'));

/** Lambda authorizers with simple responses, whose verdicts are kept by the headers that say who calls. */
export const authorizerType = part(
  'Authorizer',
  z.strictObject({
    ApiId: z.string(),
    AuthorizerPayloadFormatVersion: z.literal('2.0'),
    AuthorizerResultTtlInSeconds: z._default(wholeNumber.check(z.minimum(0), z.maximum(3_600)), 300),
    AuthorizerType: z.literal('REQUEST'),
    AuthorizerUri: functionUri,
    EnableSimpleResponses: z.pipe(flag, z.literal(true)),
    IdentitySource: z.array(identitySource).check(z.minLength(1)),
  }),
);

const throttling = z.pipe(
  z.strictObject({ ThrottlingRateLimit: z.coerce.number(), ThrottlingBurstLimit: wholeNumber }),
  z.transform(({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }) => ({ rate, burst })),
);

/** The `$default` stage, which has no place in paths; route settings come out as rate per second and burst. */
export const stageType = {
  type: 'AWS::ApiGatewayV2::Stage',
  identity: { nameProperty: 'StageName', ref: byName, attributes: {} },
  properties: z.strictObject({
    ApiId: z.string(),
    DefaultRouteSettings: z.optional(throttling),
    RouteSettings: z._default(z.record(z.string(), throttling), {}),
    StageName: z.literal('$default'),
  }),
} satisfies ResourceType;
