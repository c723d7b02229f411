import { readFileSync } from 'node:fs';
import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { attachmentParameter } from '../../shared/attachment-name.ts';
import { methodsOf } from '../../shared/contract/endpoint.ts';
import { endpoints } from '../../shared/contract/index.ts';
import { physicalName } from '../../shared/contract/names.ts';
import { type Route, routes } from '../../shared/routes.ts';
import type { Stage } from '../stage.ts';

/** Routes a page stands behind, as the viewer-request function looks them up. */
function builtRoutes() {
  const all: readonly Route[] = Object.values(routes);
  return Object.fromEntries(all.filter(({ built }) => built).map(({ path, variant }) => [path, variant ?? null]));
}

/** Methods of every endpoint by its path. The API has no routes for HEAD. */
function endpointMethods() {
  return Object.fromEntries(
    endpoints.flatMap(({ endpoint }) => (endpoint.path ? [[endpoint.path, methodsOf(endpoint)]] : [])),
  );
}

interface EdgeFunctionProps {
  readonly stage: Stage;
  readonly id: string;
  /** Of the function, and of its file here. */
  readonly name: string;
  readonly constants: Readonly<Record<string, unknown>>;
}

/** The function's source with the constants it needs in front of it; CloudFront takes at most 10 KB. */
function edgeFunction(scope: Construct, { stage, id, name, constants }: EdgeFunctionProps) {
  const head = Object.entries(constants).map(([constant, value]) => `const ${constant} = ${JSON.stringify(value)};\n`);
  const source = readFileSync(new URL(`./${name}.js`, import.meta.url), 'utf8');
  return new EdgeFunction(scope, id, {
    functionName: physicalName(stage.name, name),
    code: FunctionCode.fromInline(head.join('') + source),
    runtime: FunctionRuntime.JS_2_0,
  });
}

/** Canonical host, known routes and page variants, in front of the site bucket. */
export function viewerRequestFunction(scope: Construct, stage: Stage): EdgeFunction {
  const site = { host: stage.domain?.hosts[0], home: routes.home.path, routes: builtRoutes() };
  return edgeFunction(scope, { stage, id: 'ViewerRequest', name: 'viewer-request', constants: { site } });
}

/** Refuses calls that no endpoint answers, in front of the API. */
export function apiRequestFunction(scope: Construct, stage: Stage): EdgeFunction {
  const constants = { routes: endpointMethods() };
  return edgeFunction(scope, { stage, id: 'ApiRequest', name: 'api-request', constants });
}

/** Names the attachment on `/downloads/*`. */
export function attachmentFunction(scope: Construct, stage: Stage): EdgeFunction {
  const constants = { parameter: attachmentParameter };
  return edgeFunction(scope, { stage, id: 'AttachmentName', name: 'attachment-response', constants });
}
