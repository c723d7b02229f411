import { AwsError } from '../core/gateway/error.ts';
import type { JsonObject } from '../core/json.ts';
import type { Invocable, InvocationOutcome } from '../core/ports.ts';
import { httpApi } from '../services/http-api/index.ts';
import type { Resources } from './stack.ts';
import { startedServices } from './started-services.ts';

export const ARN = 'arn:aws:lambda:us-east-1:000000000000:function:one';
const URI = `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${ARN}/invocations`;

export type Invoke = (arn: string, event: unknown) => unknown;
/** What a test changes of the API, as a template would declare it. */
export interface ApiOptions {
  readonly api?: JsonObject;
  readonly stage?: JsonObject;
  readonly integration?: JsonObject;
  readonly route?: JsonObject;
  readonly routes?: readonly string[];
  readonly more?: Resources;
}

/** Starts an API with the given routes, all leading to one function. */
export async function anApi(invoke: Invoke, options: ApiOptions = {}) {
  const routes = options.routes ?? ['POST /x', 'GET /items/a b', 'POST /other'];
  const ApiId = { Ref: 'Api' };
  const permission = { Action: 'lambda:InvokeFunction', Principal: 'apigateway.amazonaws.com' };
  const resources: Resources = {
    Api: ['AWS::ApiGatewayV2::Api', { Name: 'test', ProtocolType: 'HTTP', ...options.api }],
    Stage: ['AWS::ApiGatewayV2::Stage', { ApiId, StageName: '$default', AutoDeploy: true, ...options.stage }],
    Integration: [
      'AWS::ApiGatewayV2::Integration',
      {
        ApiId,
        IntegrationType: 'AWS_PROXY',
        PayloadFormatVersion: '2.0',
        IntegrationUri: URI,
        ...options.integration,
      },
    ],
    ...Object.fromEntries(
      routes.map((RouteKey, at) => {
        const Target = { 'Fn::Join': ['/', ['integrations', { Ref: 'Integration' }]] };
        return [`Route${at}`, ['AWS::ApiGatewayV2::Route', { ApiId, RouteKey, Target, ...options.route }]];
      }),
    ),
    Permission: ['AWS::Lambda::Permission', { ...permission, FunctionName: ARN }],
    ...options.more,
  };
  const warnings: string[] = [];
  const functionOf = (arn: string): Invocable => ({
    name: arn,
    arn,
    invoke: async (event) => outcomeOf(() => invoke(arn, JSON.parse(event))),
  });
  const { site } = await startedServices([httpApi], resources, {
    prepare: ({ ports, log }) => {
      ports.provide('function', functionOf);
      Object.assign(log, { warn: (line: string) => warnings.push(line) });
    },
  });
  const api = site.resolver.resources('AWS::ApiGatewayV2::Api')[0]?.ref ?? '';
  const url = site.ports.get('origin', `${api}.execute-api.us-east-1.amazonaws.com`);
  return { url, api, warnings };
}

/** A function's failure is an outcome; what Lambda itself refuses is thrown. */
async function outcomeOf(run: () => unknown): Promise<InvocationOutcome> {
  try {
    return { payload: JSON.stringify((await run()) ?? null) };
  } catch (error) {
    if (error instanceof AwsError) throw error;
    return { error: { errorType: 'Error', errorMessage: String(error) } };
  }
}
