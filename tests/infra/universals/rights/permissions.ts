import { region } from '../../../../infra/stage.ts';
import { functionName } from '../../../../shared/contract/names.ts';
import { authorizersOf, routedFunction } from '../../contract.ts';
import { account, askedOnce, type Resource, type Stacks } from '../../stacks.ts';
import { add, every, put, set, unset } from '../mutation.ts';
import { each, type Universals } from '../universal.ts';

const permissionType = 'AWS::Lambda::Permission';
const gateway = 'apigateway.amazonaws.com';

const routesOf = (lambda: Resource | undefined, stacks: Stacks) =>
  stacks.of('AWS::ApiGatewayV2::Route').filter((route) => lambda && routedFunction(route, stacks) === lambda);

const callsOf = (api: string, rest: string) => `arn:aws:execute-api:${region}:${account}:${api}/${rest}`;

/** The ARNs that a route's calls come from: its path, with its method or any. */
function sourcesOf(route: Resource): readonly string[] {
  const [method, path] = route.text('RouteKey').split(' ');
  return [`*/*${path}`, `*/${method}${path}`].map((rest) => callsOf(route.text('ApiId'), rest));
}

/** The ARNs from which API Gateway may call a function: those of its routes, or of the authorizer that it implements. */
function sourcesFor(lambda: Resource | undefined, stacks: Stacks): readonly string[] {
  const authorizers = stacks
    .of('AWS::ApiGatewayV2::Authorizer')
    .filter((authorizer) => lambda?.isNamedIn(authorizer.text('AuthorizerUri')));
  return [
    ...routesOf(lambda, stacks).flatMap(sourcesOf),
    ...authorizers.map((authorizer) => callsOf(authorizer.text('ApiId'), `authorizers/${authorizer.ref}`)),
  ];
}

const functionOf = (permission: Resource, stacks: Stacks) =>
  stacks.find('AWS::Lambda::Function', permission.text('FunctionName'));

const isForGateway = (permission: Resource) => permission.is('Principal', gateway);

/** What lets requests in to a function, and the property that names the function. */
const doors: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Integration': 'IntegrationUri',
  'AWS::Lambda::Url': 'TargetFunctionArn',
  [permissionType]: 'FunctionName',
};

/** The functions that nobody may reach by HTTP: operations, consumers and jobs. */
const hiddenFunctions = askedOnce((stacks): readonly Resource[] => {
  const reachable = [...stacks.site.routes.values()].map(({ name }) => functionName(stacks.stage, name));
  return stacks
    .of('AWS::Lambda::Function')
    .filter((lambda) => !reachable.includes(lambda.name) && !authorizersOf(stacks).includes(lambda));
});

/** For mutations: properties that name an operation's function. */
const toHidden = (property: string, others: Record<string, string>) => (stacks: Stacks) => ({
  [property]: hiddenFunctions(stacks)[0]?.arn ?? '',
  ...others,
});

export const permissions: Universals = {
  'a permission lets one service invoke one function, on behalf of a resource of ours': {
    violations: each(permissionType, (permission, stacks) => {
      const source = permission.text('SourceArn');
      return [
        !/^[a-z]+\.amazonaws\.com$/.test(permission.text('Principal')) && `lets in ${permission.text('Principal')}`,
        !permission.is('Action', 'lambda:InvokeFunction') && `allows ${permission.text('Action')}`,
        !stacks.resources.some((resource) => resource.isNamedIn(source)) && `lets in calls from "${source}"`,
        !functionOf(permission, stacks) && 'is for a function of no template',
        permission.has('FunctionUrlAuthType') && 'is for a function URL',
      ];
    }),
    catches: {
      'a permission for everybody': every(permissionType, set({ Principal: '*' })),
      'a permission for another account': every(permissionType, set({ Principal: '111122223333' })),
      'a permission for a foreign function': every(permissionType, set({ FunctionName: 'foreign' })),
      'a permission without a source': every(permissionType, unset('SourceArn')),
      'a permission for every API of AWS': every(permissionType, set({ SourceArn: 'arn:aws:execute-api:*:*:*' })),
      'a permission for everything': every(permissionType, set({ Action: 'lambda:*' })),
      'a permission for a URL': every(permissionType, set({ FunctionUrlAuthType: 'NONE' })),
    },
  },

  'the API may invoke a function for its own routes only': {
    violations: each(permissionType, (permission, stacks) => {
      if (!isForGateway(permission)) return [];
      const sources = sourcesFor(functionOf(permission, stacks), stacks);
      return [
        !sources.includes(permission.text('SourceArn')) &&
          `is for ${permission.text('SourceArn')}, which does not lead to its function`,
      ];
    }),
    catches: {
      'a permission for every route': every(permissionType, set({ SourceArn: callsOf('api', '*/*') }), {
        where: isForGateway,
      }),
      'a permission for the API of another account': every(
        permissionType,
        ({ Properties }) =>
          put(Properties, { SourceArn: { 'Fn::Join': ['', ['111122223333', Properties.SourceArn ?? '']] } }),
        { where: isForGateway },
      ),
    },
  },

  'the API may invoke the function of every route': {
    violations: each('AWS::ApiGatewayV2::Route', (route, stacks) => {
      const lambda = routedFunction(route, stacks);
      const given = stacks
        .of(permissionType)
        .filter((permission) => isForGateway(permission) && lambda?.isNamedIn(permission.text('FunctionName')))
        .map((permission) => permission.text('SourceArn'));
      return [!sourcesOf(route).some((source) => given.includes(source)) && 'may not invoke its function'];
    }),
    catches: {
      'routes without a permission': every(permissionType, set({ Principal: 'events.amazonaws.com' }), {
        where: (permission, stacks) => routesOf(functionOf(permission, stacks), stacks).length > 0,
        blames: (permission, stacks) => routesOf(functionOf(permission, stacks), stacks)[0],
      }),
    },
  },

  'no operation, no consumer and no job can be reached over HTTP': {
    violations: each(Object.keys(doors), (door, stacks) => {
      if (door.type === permissionType && !isForGateway(door) && !door.is('Principal', '*')) return [];
      const target = door.text(doors[door.type]);
      return hiddenFunctions(stacks).map((lambda) => lambda.isNamedIn(target) && `leads to ${lambda.name}`);
    }),
    catches: {
      'an operation behind the API': add('AWS::ApiGatewayV2::Integration', toHidden('IntegrationUri', {})),
      'an operation with a URL': add('AWS::Lambda::Url', toHidden('TargetFunctionArn', { AuthType: 'AWS_IAM' })),
      'an operation that the API may invoke': add(permissionType, toHidden('FunctionName', { Principal: gateway })),
      'an operation that anybody may invoke': add(permissionType, toHidden('FunctionName', { Principal: '*' })),
    },
  },
};
