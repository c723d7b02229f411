import * as z from 'zod/mini';
import { byId, byName, type ResourceType } from '../../core/assembly/resource-type.ts';
import { limitOf } from '../../core/limits.ts';
import { flag, wholeNumber } from '../../core/properties.ts';

const apiProperties = z.strictObject({ ProtocolType: z.literal('HTTP') });

export const apiType: ResourceType<z.infer<typeof apiProperties>> = {
  type: 'AWS::ApiGatewayV2::Api',
  identity: {
    ref: byId,
    attributes: {
      ApiId: byId,
      ApiEndpoint: (subject) => `https://${byId(subject)}.execute-api.${subject.place.region}.amazonaws.com`,
    },
  },
  properties: apiProperties,
};

const routeProperties = z.strictObject({
  ApiId: z.string(),
  AuthorizationType: z._default(z.enum(['NONE', 'CUSTOM']), 'NONE'),
  AuthorizerId: z.optional(z.string()),
  RouteKey: z.string(),
  Target: z.string(),
});
export type RouteProperties = z.infer<typeof routeProperties>;

export const routeType: ResourceType<RouteProperties> = {
  type: 'AWS::ApiGatewayV2::Route',
  identity: { ref: byId, attributes: { RouteId: byId } },
  properties: routeProperties,
};

/** The ARN of the function, out of the URI in which API Gateway wraps it. */
const functionUri = z.pipe(
  z.string(),
  z.transform((uri) => /functions\/(arn:[^/]+)\/invocations$/.exec(uri)?.[1] ?? uri),
);

const integrationProperties = z.strictObject({
  ApiId: z.string(),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: functionUri,
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z._default(
    wholeNumber.check(z.minimum(50), z.maximum(limitOf('http-api.integration') * 1_000)),
    limitOf('http-api.integration') * 1_000,
  ),
});

/** The URI comes out as the function's ARN, times in milliseconds. */
export const integrationType: ResourceType<z.infer<typeof integrationProperties>> = {
  type: 'AWS::ApiGatewayV2::Integration',
  identity: { ref: byId, attributes: { IntegrationId: byId } },
  properties: integrationProperties,
};

const identitySource = z.string().check(z.regex(/^\$request\.header\.[\w-]+$/, 'only headers are read as identity'));
const authorizerProperties = z.strictObject({
  ApiId: z.string(),
  AuthorizerPayloadFormatVersion: z.literal('2.0'),
  AuthorizerResultTtlInSeconds: z._default(wholeNumber.check(z.minimum(0), z.maximum(3_600)), 300),
  AuthorizerType: z.literal('REQUEST'),
  AuthorizerUri: functionUri,
  EnableSimpleResponses: z.pipe(flag, z.literal(true)),
  IdentitySource: z.array(identitySource).check(z.minLength(1)),
});
export type AuthorizerProperties = z.infer<typeof authorizerProperties>;

/** Lambda authorizers with simple responses, whose verdicts are kept by the headers that say who calls. */
export const authorizerType: ResourceType<AuthorizerProperties> = {
  type: 'AWS::ApiGatewayV2::Authorizer',
  identity: { ref: byId, attributes: { AuthorizerId: byId } },
  properties: authorizerProperties,
};

const throttling = z.pipe(
  z.strictObject({ ThrottlingRateLimit: z.optional(z.coerce.number()), ThrottlingBurstLimit: z.optional(wholeNumber) }),
  z.transform(({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }) =>
    rate === undefined || burst === undefined ? undefined : { rate, burst },
  ),
);
const stageProperties = z.strictObject({
  ApiId: z.string(),
  DefaultRouteSettings: z.optional(throttling),
  RouteSettings: z._default(z.record(z.string(), throttling), {}),
  StageName: z.literal('$default'),
});
export type StageProperties = z.infer<typeof stageProperties>;

/** The `$default` stage, which has no place in paths; route settings come out as rate per second and burst. */
export const stageType: ResourceType<StageProperties> = {
  type: 'AWS::ApiGatewayV2::Stage',
  identity: { nameProperty: 'StageName', ref: byName, attributes: {} },
  properties: stageProperties,
};
