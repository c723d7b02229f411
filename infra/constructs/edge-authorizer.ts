import { Duration, ReferenceStrength, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { CfnAuthorizer, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { edgeAuthorizer } from '../../shared/manifest/edge-authorizer.ts';
import type { Stage } from '../stage.ts';
import { SiteFunction } from './site-function.ts';
import { referStrongly } from './strong-references.ts';

/** How long the API caches the authorizer's answer for a value of the header. */
const verdictLifetime = Duration.hours(1);

export interface EdgeAuthorizerProps {
  readonly stage: Stage;
  readonly api: HttpApi;
  readonly bundles: string;
}

/**
 * Lets through only requests of the edge: a generated secret, which the distribution sends in a header, and the function that
 * compares it, the only one that may read it.
 */
export class EdgeAuthorizer extends Construct {
  readonly secret: Secret;
  /** Used by the routes of the API. */
  readonly authorizerId: string;

  constructor(scope: Construct, id: string, { stage, api, bundles }: EdgeAuthorizerProps) {
    super(scope, id);
    const { domain, name, header, secretVariable } = edgeAuthorizer;
    this.secret = new Secret(this, 'Secret', {
      description: 'What the edge sends to the API with each request',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      // The edge sends it until its own stack is changed.
      removalPolicy: RemovalPolicy.RETAIN,
    });
    referStrongly(this.secret, this.secret.secretArn);
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Two sides change together: `npm run ops -- edge rotate` writes a version, then gives it to the distribution.',
    });
    const authorizerFunction = new SiteFunction(this, name, {
      stage,
      domain,
      bundles,
      environment: { [secretVariable]: this.secret.secretArn },
      statements: [
        new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [this.secret.secretArn] }),
      ],
    });
    const authorizer = new CfnAuthorizer(this, 'Authorizer', {
      apiId: api.apiId,
      name: 'edge',
      authorizerType: 'REQUEST',
      authorizerPayloadFormatVersion: '2.0',
      enableSimpleResponses: true,
      authorizerResultTtlInSeconds: verdictLifetime.toSeconds(),
      identitySource: [`$request.header.${header}`],
      authorizerUri: `arn:${Stack.of(this).partition}:apigateway:${Stack.of(this).region}:lambda:path/2015-03-31/functions/${authorizerFunction.functionArn}/invocations`,
    });
    this.authorizerId = authorizer.ref;
    authorizer.applyCrossStackReferenceStrength(ReferenceStrength.STRONG);
    Stack.of(this).exportValue(authorizer.ref);
    authorizerFunction.addPermission('Api', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: api.apiId,
        resourceName: `authorizers/${authorizer.ref}`,
      }),
    });
  }
}
