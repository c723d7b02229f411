import { functionName } from '../../../shared/contract/names.ts';
import { edgeAuthorizer } from '../../../shared/manifest/edge-authorizer.ts';
import { authorizersOf, functionOf } from '../contract.ts';
import type { Resource, Stacks } from '../stacks.ts';
import { add, every, remove, set, unset } from './mutation.ts';
import { about, each, type Universals } from './universal.ts';

const lambdaType = 'AWS::Lambda::Function';

/** Seconds. API Gateway stops waiting after 30. */
const longestRouted = 29;

function isRouted(lambda: Resource, stacks: Stacks): boolean {
  return stacks
    .of('AWS::ApiGatewayV2::Integration')
    .some((integration) => lambda.isNamedIn(integration.text('IntegrationUri')));
}

/** Whatever the definition of a site names. */
const namedIn = ({ site: { endpoints, consumers, jobs, publishers, figureWidgets } }: Stacks) => [
  ...[...endpoints, ...consumers, ...jobs, ...publishers, ...figureWidgets],
  edgeAuthorizer,
];

function isStated(lambda: Resource, stacks: Stacks): boolean {
  return namedIn(stacks).some(({ name }) => functionName(stacks.stage, name) === lambda.name);
}

/** Functions that share a value, such as their role. */
function sharing(lambda: Resource, path: string, stacks: Stacks): readonly Resource[] {
  const own = lambda.json(path) ?? null;
  return stacks.of(lambdaType).filter((other) => other !== lambda && other.is(path, own));
}

export const functions: Universals = {
  'a function runs Node 24 on arm64, from the handler of its bundle': {
    violations: each(lambdaType, (lambda) => [
      !lambda.is('Runtime', 'nodejs24.x') && `runs ${lambda.text('Runtime') || 'a container'}`,
      !lambda.is('Architectures', ['arm64']) && 'runs on another processor than arm64',
      !lambda.is('Handler', 'index.handler') && `starts with ${lambda.text('Handler')}`,
    ]),
    catches: {
      'a function on an old Node': every(lambdaType, set({ Runtime: 'nodejs18.x' })),
      'a function that does not start': every(lambdaType, set({ Handler: 'main.handler' })),
      'a function on x86': every(lambdaType, unset('Architectures')),
    },
  },

  'a function is limited in time and memory, and may run': {
    violations: each(lambdaType, (lambda, stacks) => {
      const [seconds, megabytes] = [lambda.number('Timeout'), lambda.number('MemorySize')];
      return [
        !(seconds >= 3 && seconds <= 900) && 'has no time-out of its own between 3 s and 15 min',
        isRouted(lambda, stacks) && seconds > longestRouted && `may take ${seconds} s, and nobody waits that long`,
        !(megabytes >= 256 && megabytes <= 3_008) && 'has no memory of its own between 256 MB and 3 GB',
        lambda.is('ReservedConcurrentExecutions', 0) && 'may never run: none of its calls may be under way',
      ];
    }),
    catches: {
      'a function without a time-out': every(lambdaType, unset('Timeout')),
      'an endpoint that outlasts its caller': every(lambdaType, set({ Timeout: 60 }), { where: isRouted }),
      'a function that is switched off': every(lambdaType, set({ ReservedConcurrentExecutions: 0 })),
      'a function with the least memory': every(lambdaType, set({ MemorySize: 128 })),
    },
  },

  'a function has a bundle and a role that no other has': {
    violations: each(lambdaType, (lambda, stacks) => [
      ...sharing(lambda, 'Code', stacks).map(({ address }) => `has the bundle of ${address}`),
      ...sharing(lambda, 'Role', stacks).map(({ address }) => `has the role of ${address}`),
      lambda.has('Layers') && 'runs code of layers beside its bundle',
    ]),
    catches: {
      'one bundle for all': every(lambdaType, set({ Code: { S3Bucket: 'code', S3Key: 'all.zip' } })),
      'one role for all': every(lambdaType, set({ Role: 'arn:aws:iam::111122223333:role/all' })),
      'a layer': every(lambdaType, set({ Layers: ['arn:aws:lambda:us-east-1:111122223333:layer:other:1'] })),
    },
  },

  'a function has a log group of its own, by its name': {
    violations: each(lambdaType, (lambda, stacks) => {
      const group = stacks.find('AWS::Logs::LogGroup', lambda.text('LoggingConfig.LogGroup'));
      return [
        !group && 'logs into a group that Lambda makes and nothing ever empties',
        group !== undefined && group.name !== `/aws/lambda/${lambda.name}` && `logs into ${group.name || group.id}`,
      ];
    }),
    catches: {
      'a function without a log group': every(lambdaType, unset('LoggingConfig')),
      'a log group by another name': every('AWS::Logs::LogGroup', set({ LogGroupName: '/aws/lambda/all' }), {
        where: ({ name }) => name.startsWith('/aws/lambda/'),
        blames: (group, stacks) =>
          stacks.of(lambdaType).find((lambda) => group.isNamedIn(lambda.text('LoggingConfig.LogGroup'))),
      }),
    },
  },

  'a function sends no traces: they need a grant on everything': {
    violations: each(lambdaType, (lambda) => [lambda.has('TracingConfig') && 'is traced']),
    catches: { 'a traced function': every(lambdaType, set({ TracingConfig: { Mode: 'Active' } })) },
  },

  'the environment of a function holds no secret': {
    violations: each(lambdaType, (lambda) =>
      lambda
        .fields('Environment.Variables')
        .map(([variable, value]) => value.text().includes('{{resolve:') && `shows a secret in ${variable}`),
    ),
    catches: {
      'a secret in the environment': every(
        lambdaType,
        set({ 'Environment.Variables': { KEY: '{{resolve:secretsmanager:key}}' } }),
      ),
    },
  },

  'a function is an endpoint, a consumer, a job, the publisher of an outbox, the widget of a domain or the authorizer':
    {
      violations: each(lambdaType, (lambda, stacks) => [
        !isStated(lambda, stacks) &&
          !authorizersOf(stacks).includes(lambda) &&
          'is stated nowhere: it needs a file in functions/*, and an endpoint its entry in shared/contract',
      ]),
      catches: {
        'a function that nothing names': every(lambdaType, set({ FunctionName: 'forgotten' }), {
          where: (lambda, stacks) => isStated(lambda, stacks) && !authorizersOf(stacks).includes(lambda),
        }),
      },
    },

  'an endpoint, a consumer, a job, an outbox and figures have a function': {
    violations: (stacks) =>
      namedIn(stacks).flatMap(({ name }) =>
        about(name, [
          !functionOf(name, stacks) &&
            'is stated, and no stack has a function for it: see infra/stacks/domain-stack.ts',
        ]),
      ),
    catches: { 'an endpoint without a function': remove(lambdaType, { where: isStated }) },
  },

  'no function has a URL of its own': {
    violations: each('AWS::Lambda::Url', () => ['lets anyone in past the edge']),
    catches: {
      'a public function URL': add('AWS::Lambda::Url', (stacks) => ({
        AuthType: 'NONE',
        TargetFunctionArn: stacks.of(lambdaType)[0]?.arn ?? '',
      })),
    },
  },
};
