import { readFileSync } from 'node:fs';
import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { pathPattern } from '../../shared/addresses.ts';
import { attachmentParameter } from '../../shared/attachment-name.ts';
import { brotliEnding, documentsCompressedAhead, filesCompressedAhead } from '../../shared/compressed-ahead.ts';
import { readCertificate } from '../../shared/contract/certification/certificates.ts';
import { physicalName } from '../../shared/contract/names.ts';
import { type Route, routes } from '../../shared/routes.ts';
import { siteHostHeader } from '../../shared/site-host.ts';
import { numberAlphabet, registerNumber } from '../../shared/typed/certificate-number.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { isListed, type Stage } from '../stage.ts';
import { apiPaths } from './api-paths.ts';

/**
 * The routes, each with the query that selects a document, as the viewer-request function reads them. Most are looked up by their path;
 * only those with a parameter are patterns to try, for the function has a millisecond.
 */
function builtRoutes() {
  const all = Object.values<Route>(routes);
  const variantOf = ({ variant }: Route) =>
    variant ? { parameters: variant.parameters, by: variant.by, values: variant.values } : null;
  const hasParameter = ({ path }: Route) => path.includes(':');
  return {
    paths: Object.fromEntries(
      all.filter((route) => !hasParameter(route)).map((route) => [route.path, variantOf(route)]),
    ),
    patterns: all.filter(hasParameter).map((route) => [pathPattern(route.path), variantOf(route)]),
  };
}

interface EdgeFunctionProps {
  readonly stage: Stage;
  readonly id: string;
  /** Name of the function, and of its file here. */
  readonly name: string;
  readonly constants: Readonly<Record<string, unknown>>;
}

/** The most bytes of a function that CloudFront takes. */
const mostBytes = 10_240;

/**
 * The source of `infra/edge/<name>.js` without its comment lines, with the constants that it needs in front.
 * @throws Error when it is larger than CloudFront takes
 */
export function edgeCode(name: string, constants: EdgeFunctionProps['constants']): string {
  const head = Object.entries(constants).map(([constant, value]) => `const ${constant} = ${JSON.stringify(value)};\n`);
  const source = readFileSync(new URL(`./${name}.js`, import.meta.url), 'utf8').replace(/^ *(\/\/|\/\*\*).*\n/gm, '');
  const code = head.join('') + source;
  const bytes = Buffer.byteLength(code);
  if (bytes > mostBytes) throw new Error(`infra/edge/${name}.js has ${bytes} bytes, CloudFront takes ${mostBytes}`);
  return code;
}

function edgeFunction(scope: Construct, { stage, id, name, constants }: EdgeFunctionProps): EdgeFunction {
  return new EdgeFunction(scope, id, {
    functionName: physicalName(stage.name, name),
    code: FunctionCode.fromInline(edgeCode(name, constants)),
    runtime: FunctionRuntime.JS_2_0,
  });
}

/** Canonical host, known routes and page variants, in front of the site bucket. */
export function viewerRequestFunction(scope: Construct, stage: Stage): EdgeFunction {
  const site = {
    host: stage.domain?.hosts[0],
    home: routes.home.path,
    isListed: isListed(stage),
    documentsAhead: documentsCompressedAhead.map((name) => routes[name].path),
    filesAhead: filesCompressedAhead.source,
    brotliEnding,
    ...builtRoutes(),
  };
  return edgeFunction(scope, { stage, id: 'ViewerRequest', name: 'viewer-request', constants: { site } });
}

/** Keeps pages out of search engines, but under the name of the stage that they may list. */
export function pageResponseFunction(scope: Construct, stage: Stage): EdgeFunction {
  const constants = { listedHost: isListed(stage) ? (stage.domain?.hosts[0] ?? '') : null };
  return edgeFunction(scope, { stage, id: 'PageResponse', name: 'page-response', constants });
}

/** Refuses calls that no endpoint answers, brings the query of cached reads into one form, and tells endpoints the site's host, in front of the API. */
export function apiRequestFunction(scope: Construct, stage: Stage, definition: SiteDefinition): EdgeFunction {
  const constants = { paths: apiPaths(definition), hostHeader: siteHostHeader, host: stage.domain?.hosts[0] ?? null };
  return edgeFunction(scope, { stage, id: 'ApiRequest', name: 'api-request', constants });
}

/** The page of a certificate, which the API answers. */
export function certificateRequestFunction(scope: Construct, stage: Stage): EdgeFunction {
  const constants = {
    api: readCertificate.path,
    // Groups have no names in the runtime of edge functions.
    pattern: pathPattern(routes.certificate.path).replace('?<num>', ''),
    parameter: 'num',
    alphabet: numberAlphabet,
    registerNumber: registerNumber.source,
    hostHeader: siteHostHeader,
    host: stage.domain?.hosts[0] ?? null,
  };
  return edgeFunction(scope, { stage, id: 'CertificateRequest', name: 'certificate-request', constants });
}

/** Names the attachment on `/downloads/*` and `/media/*`. */
export function attachmentFunction(scope: Construct, stage: Stage): EdgeFunction {
  const constants = { parameter: attachmentParameter };
  return edgeFunction(scope, { stage, id: 'AttachmentName', name: 'attachment-response', constants });
}
