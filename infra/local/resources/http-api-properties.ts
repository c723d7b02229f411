import * as z from 'zod/mini';
import { flag, wholeNumber } from './properties.ts';

const texts = z._default(z.array(z.string()), []);

/** `AWS::ApiGatewayV2::Api`. */
export const apiSchema = z.object({
  ProtocolType: z.literal('HTTP'),
  CorsConfiguration: z.optional(
    z.object({
      AllowOrigins: texts,
      AllowMethods: texts,
      AllowHeaders: texts,
      ExposeHeaders: texts,
      MaxAge: z.optional(wholeNumber),
      AllowCredentials: z._default(flag, false),
    }),
  ),
});

/** `AWS::ApiGatewayV2::Route`; authorizers have no local counterpart. */
export const routeSchema = z.object({
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z._default(z.literal('NONE'), 'NONE'),
});

/** `AWS::ApiGatewayV2::Integration`; the URI comes out as the function's ARN, times in milliseconds. */
export const integrationSchema = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  PayloadFormatVersion: z.literal('2.0'),
  IntegrationUri: z.pipe(
    z.string(),
    z.transform((uri) => /functions\/(arn:[^/]+)\/invocations$/.exec(uri)?.[1] ?? uri),
  ),
  TimeoutInMillis: z._default(wholeNumber, 30_000),
});

const throttling = z.pipe(
  z.object({ ThrottlingRateLimit: z.optional(wholeNumber), ThrottlingBurstLimit: z.optional(wholeNumber) }),
  z.transform(({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }) =>
    rate === undefined || burst === undefined ? undefined : { rate, burst },
  ),
);

/** `AWS::ApiGatewayV2::Stage`; the route settings come out as rate per second and burst. */
export const stageSchema = z.object({
  StageName: z.string(),
  StageVariables: z.optional(z.record(z.string(), z.string())),
  DefaultRouteSettings: z.optional(throttling),
  RouteSettings: z._default(z.record(z.string(), throttling), {}),
});
