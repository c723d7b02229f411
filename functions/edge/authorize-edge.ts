import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult, Context } from 'aws-lambda';
import { edgeAuthorizer } from '../../shared/manifest/edge-authorizer.ts';
import { serviceClient, serviceOptions } from '../platform/aws/service-client.ts';
import { callOf, withinCall } from '../platform/calls/call-context.ts';
import { requiredEnvironment } from '../platform/environment.ts';
import { edgeSecret } from './edge-secret.ts';

const stages = ['AWSCURRENT', 'AWSPREVIOUS'];

/** Authorizes requests that carry the edge's secret. When it fails, API Gateway refuses them and caches no result. */
function start() {
  const client = serviceClient(new SecretsManagerClient(serviceOptions));
  const SecretId = requiredEnvironment(edgeAuthorizer.secretVariable);
  const valueAt = async (VersionStage: string) => {
    try {
      const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId, VersionStage }));
      return SecretString;
    } catch (error) {
      // A secret that was never rotated has no previous value.
      if (error instanceof ResourceNotFoundException && VersionStage === 'AWSPREVIOUS') return '';
      throw error;
    }
  };
  const isRight = edgeSecret({ read: () => Promise.all(stages.map(valueAt)), now: () => performance.now() });
  const authorize = async ({
    headers,
  }: APIGatewayRequestAuthorizerEventV2): Promise<APIGatewaySimpleAuthorizerResult> => ({
    isAuthorized: await isRight(headers?.[edgeAuthorizer.header] ?? ''),
  });
  return (event: APIGatewayRequestAuthorizerEventV2, context: Context) =>
    withinCall(callOf(context), () => authorize(event));
}

export default { needs: {}, start };
