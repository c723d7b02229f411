import { Buffer } from 'node:buffer';
import vm from 'node:vm';
import { isObject } from '../../../core/json.ts';
import { limitOf } from '../../../core/limits.ts';
import { EdgeFailure } from '../edge-failure.ts';
import { keepDocumentedBuiltIns } from './built-ins.ts';
import type { FunctionEvent, FunctionRequest, FunctionResponse } from './event.ts';

/** A compiled CloudFront Function. @throws {EdgeFailure} 503 when the function throws, 502 when it returns no request or response */
export type EdgeFunction = (event: FunctionEvent) => FunctionRequest | FunctionResponse;

// No watchdog: vm's `timeout` costs half a millisecond a call, which is most of what a cached answer takes.
const CALL = new vm.Script(`
  $result = $error = undefined;
  (async () => JSON.stringify(await handler(JSON.parse($event))))().then((text) => { $result = text; }, (error) => { $error = String(error?.stack ?? error); });
`);

/**
 * Compiles a CloudFront Function once, for many requests. The runtime's modules (`require`) are not supported locally.
 * @param log receives what the function writes with `console`.
 * @throws {Error} when the code exceeds CloudFront's 10 KB, does not compile or defines no `handler`.
 */
export function compileFunction(arn: string, code: string, log: (line: string) => void = () => {}): EdgeFunction {
  const size = Buffer.byteLength(code);
  const most = limitOf('cloudfront.function.code');
  if (size > most) throw new Error(`${arn}: ${size} bytes of code, CloudFront allows ${most}`);

  const context = createRealm(log);
  // Functions are always in strict mode.
  new vm.Script(`'use strict';${code}`, { filename: `${arn}.js` }).runInContext(context);
  if (vm.runInContext('typeof handler', context) !== 'function') throw new Error(`${arn}: defines no function handler`);

  return (event) => {
    context.$event = JSON.stringify(event);
    CALL.runInContext(context);
    if (context.$error !== undefined) throw new EdgeFailure(503, `${arn} threw: ${context.$error}`);
    if (typeof context.$result !== 'string') throw new EdgeFailure(502, `${arn} returned nothing, or never settled`);
    const result: unknown = JSON.parse(context.$result);
    if (isEventPart(result)) return result;
    throw new EdgeFailure(502, `${arn} returned neither a request nor a response`);
  };
}

/** Whether a viewer-request function answered by itself instead of passing a request on. */
export function isFunctionResponse(result: FunctionRequest | FunctionResponse): result is FunctionResponse {
  return 'statusCode' in result;
}

function createRealm(log: (line: string) => void): vm.Context {
  const console = { log: (line: unknown) => log(String(line)) };
  const globals = { console, Buffer, TextDecoder, TextEncoder, atob, btoa };
  // Promises settle before the call returns, so an async handler needs no event loop.
  const realm = vm.createContext(globals, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  keepDocumentedBuiltIns(realm);
  return realm;
}

function isEventPart(result: unknown): result is FunctionRequest | FunctionResponse {
  if (!isObject(result)) return false;
  if ('statusCode' in result) return typeof result.statusCode === 'number';
  return typeof result.uri === 'string' && result.uri.startsWith('/');
}
