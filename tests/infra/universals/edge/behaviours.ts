import { globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isObject, type JsonObject, listOf, valueAt } from '../../../../infra/local/core/json.ts';
import { pathPattern } from '../../../../infra/local/services/cloudfront/path-pattern.ts';
import { mediaFolder } from '../../../../infra/publish/site-objects.ts';
import type { Part } from '../../part.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { every, type Fields, type Mutation, put } from '../mutation.ts';
import { type Complaint, each, type Universals } from '../universal.ts';

export const distributionType = 'AWS::CloudFront::Distribution';

/** The managed policy AllViewerExceptHostHeader: API Gateway does not answer for the site's host name. */
const allButHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** A path, how it is served, and where it leads. */
interface Behaviour {
  readonly path: string;
  readonly stated: Part;
  readonly origin: Part | undefined;
}

/** The behaviours of a distribution in the order in which they are tried; `*` is the default. */
export function behavioursOf(distribution: Resource): readonly Behaviour[] {
  const config = distribution.at('DistributionConfig');
  const originOf = (stated: Part) =>
    config.items('Origins').find((origin) => origin.text('Id') === stated.text('TargetOriginId'));
  return [
    ...config.items('CacheBehaviors').map((stated) => ({ path: stated.text('PathPattern'), stated })),
    { path: '*', stated: config.at('DefaultCacheBehavior') },
  ].map((behaviour) => ({ ...behaviour, origin: originOf(behaviour.stated) }));
}

/** Looks at each behaviour. */
function eachBehaviour(complaintsOf: (behaviour: Behaviour, stacks: Stacks) => readonly Complaint[]) {
  return each(distributionType, (distribution, stacks) =>
    behavioursOf(distribution).flatMap((behaviour) =>
      complaintsOf(behaviour, stacks).map((complaint) => complaint && `${behaviour.path} ${complaint}`),
    ),
  );
}

/** Whether an origin is the API of the templates. */
export function isOurApi(origin: Part | undefined, stacks: Stacks): boolean {
  const [id = '', isApi] = origin?.text('DomainName').split('.execute-api.') ?? [];
  return isApi !== undefined && stacks.find('AWS::ApiGatewayV2::Api', id) !== undefined;
}

export function bucketOf(origin: Part | undefined, stacks: Stacks): Resource | undefined {
  return stacks.find('AWS::S3::Bucket', origin?.text('DomainName') ?? '');
}

/** What the web build wrote for the site's own bucket, as paths of the site. */
const builtPaths = globSync('**/*', { cwd: '.build/web', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join('/', relative('.build/web', parentPath), name).replaceAll(sep, '/'))
  .filter((path) => !path.startsWith(`/${mediaFolder}`));

/** Folders and files of the build's top whose files, or some of them, a behaviour takes away from the site's own bucket. */
function shadowed(distribution: Resource): readonly string[] {
  const all = behavioursOf(distribution).map((behaviour) => ({ ...behaviour, pattern: pathPattern(behaviour.path) }));
  const found = builtPaths.flatMap((path) => {
    const taking = all.find(({ pattern }) => pattern.test(path));
    return taking && taking.path !== '*' ? [`${taking.path} takes /${path.split('/')[1]} of the web build`] : [];
  });
  return [...new Set(found)];
}

/** Changes how a path is served. @param fieldsOf what is set, which may depend on how pages are served */
function at(path: string, fieldsOf: Fields | ((pages: JsonObject) => Fields)): Mutation {
  return every(distributionType, ({ Properties }) => {
    const config = valueAt(Properties, ['DistributionConfig']);
    const pages = valueAt(config, ['DefaultCacheBehavior']);
    const others = listOf(valueAt(config, ['CacheBehaviors'])).flatMap(listOf);
    const found = others.find((stated) => valueAt(stated, ['PathPattern']) === path) ?? pages;
    if (!isObject(found) || !isObject(pages)) throw new Error(`Nothing serves ${path}`);
    put(found, typeof fieldsOf === 'function' ? fieldsOf(pages) : fieldsOf);
  });
}

export const behaviours: Universals = {
  'every path is served by HTTPS only, compressed, with the security headers': {
    violations: eachBehaviour(({ stated }, stacks) => [
      !stated.is('ViewerProtocolPolicy', 'redirect-to-https', 'https-only') && 'answers without TLS',
      !stated.is('Compress', true) && 'sends texts as they are',
      !stacks.find('AWS::CloudFront::ResponseHeadersPolicy', stated.text('ResponseHeadersPolicyId')) &&
        'sends no security headers',
    ]),
    catches: {
      'pages without TLS': at('*', { ViewerProtocolPolicy: 'allow-all' }),
      'downloads without TLS': at('/downloads/*', { ViewerProtocolPolicy: 'allow-all' }),
      'pages without security headers': at('*', { ResponseHeadersPolicyId: undefined }),
      'calls without security headers': at('/api/*', { ResponseHeadersPolicyId: undefined }),
      'pages in full length': at('*', { Compress: false }),
    },
  },

  'a call without TLS is refused and not redirected, so that whoever sends a session so notices it': {
    violations: eachBehaviour(({ stated, origin }, stacks) => [
      isOurApi(origin, stacks) &&
        stated.texts('AllowedMethods').includes('POST') &&
        !stated.is('ViewerProtocolPolicy', 'https-only') &&
        'redirects calls that came without TLS',
    ]),
    catches: {
      'calls that are redirected': at('/api/*', { ViewerProtocolPolicy: 'redirect-to-https' }),
      'calls without TLS': at('/api/*', { ViewerProtocolPolicy: 'allow-all' }),
    },
  },

  'every path has a cache policy of ours, and a reply of the API is kept only when it says so': {
    violations: eachBehaviour(({ stated, origin }, stacks) => {
      const policy = stacks.find('AWS::CloudFront::CachePolicy', stated.text('CachePolicyId'));
      const isKept = !policy?.is('CachePolicyConfig.DefaultTTL', 0);
      return [
        !policy && 'has a cache policy of no template',
        isOurApi(origin, stacks) && isKept && 'keeps replies that do not say that they may be kept',
      ];
    }),
    catches: {
      'a cache policy of AWS': at('/media/*', { CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6' }),
      'replies kept as files are': at('/api/*', ({ CachePolicyId }) => ({ CachePolicyId })),
    },
  },

  'files can be read and nothing else, and the API is told everything but the host': {
    violations: eachBehaviour(({ stated, origin }, stacks) => {
      const changing = stated.texts('AllowedMethods').filter((method) => !reading.includes(method));
      const told = stated.text('OriginRequestPolicyId');
      const isTold = told === allButHost || stacks.find('AWS::CloudFront::OriginRequestPolicy', told);
      return [
        !origin && 'leads nowhere',
        bucketOf(origin, stacks) && changing.length > 0 ? `lets files be changed by ${changing.join(', ')}` : false,
        isOurApi(origin, stacks) && !isTold && 'tells the API nothing, or the wrong host',
      ];
    }),
    catches: {
      'a path that leads nowhere': at('/media/*', { TargetOriginId: 'gone' }),
      'pages that can be changed': at('*', { AllowedMethods: ['GET', 'HEAD', 'PUT'] }),
      'an API that is told the host': at('/api/*', { OriginRequestPolicyId: '216adef6-5c7f-47e4-b989-5492eafa07d3' }),
    },
  },

  'every route of the contract reaches the API': {
    violations: each(distributionType, (distribution, stacks) =>
      [...stacks.site.routes.keys()].map((key) => {
        const [method = '', path = ''] = key.split(' ');
        const taking = behavioursOf(distribution).find((behaviour) => pathPattern(behaviour.path).test(path));
        const isLetThrough = taking?.stated.texts('AllowedMethods').includes(method);
        return !(isOurApi(taking?.origin, stacks) && isLetThrough) && `does not let ${key} through to the API`;
      }),
    ),
    catches: {
      'an API that only reads': at('/api/*', { AllowedMethods: ['GET', 'HEAD'] }),
      'an API at another path': at('/api/*', { PathPattern: '/calls/*' }),
      'calls that lead to files': at('/api/*', ({ TargetOriginId }) => ({ TargetOriginId })),
    },
  },

  'no path of anything else takes files of the web build away from the site': {
    violations: each(distributionType, (distribution) => [
      builtPaths.length === 0 && 'cannot be compared with the web build: run node web/build.ts',
      ...shadowed(distribution),
    ]),
    catches: {
      'uploads at the pictures': at('/uploaded/*', { PathPattern: '/pictures/*' }),
      'downloads at the download centre': at('/downloads/*', { PathPattern: '/download*' }),
      'certificates at their own documents': at('/certificate-*', { PathPattern: '/certificate*' }),
    },
  },

  'pages and calls pass a function of ours at the edge before anything else': {
    violations: eachBehaviour(({ path, stated }, stacks) => {
      const associations = stated.items('FunctionAssociations');
      const events = associations.map((association) => association.text('EventType'));
      return [
        ['*', '/api/*'].includes(path) && !events.includes('viewer-request') && 'passes no function',
        stated.has('LambdaFunctionAssociations') && 'waits for a function in a region',
        ...associations.map(
          (association) =>
            !stacks.find('AWS::CloudFront::Function', association.text('FunctionARN')) && 'passes a foreign function',
        ),
      ];
    }),
    catches: {
      'pages without their function': at('*', { FunctionAssociations: undefined }),
      'calls without their function': at('/api/*', { FunctionAssociations: [] }),
      'pages with a foreign function': at('*', { 'FunctionAssociations.0.FunctionARN': 'arn:aws:cloudfront:::f' }),
      'pages that wait for a region': at('*', { LambdaFunctionAssociations: [] }),
    },
  },
};
