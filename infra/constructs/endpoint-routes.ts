import { Stack } from 'aws-cdk-lib';
import { CfnIntegration, CfnRoute, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { type Endpoint, methodsOf } from '../../shared/contract/endpoint.ts';
import type { LiveFunction } from './traffic-shift.ts';

/** What domains need of the API for their routes. */
export interface Gateway {
  readonly api: HttpApi;
  /** Id of the authorizer that every route has. */
  readonly authorizerId: string;
}

export interface EndpointRoutesProps {
  readonly gateway: Gateway;
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly handler: LiveFunction;
}

/**
 * Routes the methods of an endpoint to its function. Not CDK's own routes: they would be in the stack of the API, with a
 * permission on the function for each of them.
 */
export class EndpointRoutes extends Construct {
  constructor(scope: Construct, id: string, { gateway, path, endpoint, handler }: EndpointRoutesProps) {
    super(scope, id);
    const { apiId } = gateway.api;
    const integration = new CfnIntegration(this, 'Integration', {
      apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: handler.arn,
      payloadFormatVersion: '2.0',
    });
    for (const method of methodsOf(endpoint)) {
      new CfnRoute(this, method, {
        apiId,
        routeKey: `${method} ${path}`,
        target: `integrations/${integration.ref}`,
        authorizationType: 'CUSTOM',
        authorizerId: gateway.authorizerId,
      });
    }
    const permission = new CfnPermission(this, 'Permission', {
      action: 'lambda:InvokeFunction',
      functionName: handler.arn,
      principal: 'apigateway.amazonaws.com',
      sourceArn: Stack.of(this).formatArn({ service: 'execute-api', resource: apiId, resourceName: `*/*${path}` }),
    });
    permission.addResourceDependency(handler.alias);
    // Routes that are there already lead to another function only once the API may call it.
    integration.addResourceDependency(permission);
  }
}
