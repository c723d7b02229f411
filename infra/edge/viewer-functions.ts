import { readFileSync } from 'node:fs';
import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { attachmentParameter } from '../../shared/attachment-name.ts';
import { methodsOf } from '../../shared/contract/endpoint.ts';
import { endpoints } from '../../shared/contract/index.ts';
import { type Route, routes } from '../../shared/routes.ts';
import type { Stage } from '../stage.ts';

/** Routes a page stands behind, as the viewer-request function looks them up. */
function builtRoutes() {
  const all: readonly Route[] = Object.values(routes);
  return Object.fromEntries(all.filter(({ built }) => built).map(({ path, variant }) => [path, variant ?? null]));
}

/** Methods of every endpoint by its path. Where GET is one, HEAD is too, answered from what the edge holds. */
function endpointMethods() {
  return Object.fromEntries(
    endpoints.flatMap(({ endpoint }) => {
      const methods: string[] = [...methodsOf(endpoint)];
      return endpoint.path ? [[endpoint.path, methods.includes('GET') ? [...methods, 'HEAD'] : methods]] : [];
    }),
  );
}

/** The function's source with the constants it needs in front of it; CloudFront takes at most 10 KB. */
function edgeFunction(scope: Construct, id: string, file: string, constants: Readonly<Record<string, unknown>>) {
  const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  return new EdgeFunction(scope, id, {
    code: FunctionCode.fromInline(head.join('') + source),
    runtime: FunctionRuntime.JS_2_0,
  });
}

/** Canonical host, known routes and page variants, in front of the site bucket. */
export function viewerRequestFunction(scope: Construct, stage: Stage): EdgeFunction {
  const site = { host: stage.domain?.hosts[0], home: routes.home.path, routes: builtRoutes() };
  return edgeFunction(scope, 'ViewerRequest', './viewer-request.js', { site });
}

/** Refuses calls that no endpoint answers, in front of the API. */
export function apiRequestFunction(scope: Construct): EdgeFunction {
  return edgeFunction(scope, 'ApiRequest', './api-request.js', { routes: endpointMethods() });
}

/** Names the attachment on `/downloads/*`. */
export function attachmentFunction(scope: Construct): EdgeFunction {
  return edgeFunction(scope, 'AttachmentName', './attachment-response.js', { parameter: attachmentParameter });
}
