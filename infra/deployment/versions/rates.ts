import * as z from 'zod/mini';
import type { Change } from './changes.ts';
import type { Version } from './version.ts';

const Rate = z.object({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() });
const Rates = z._default(z.record(z.string(), Rate), {});

/** Route → its rate, as the stage of a version's API states it. */
export type Rates = z.output<typeof Rates>;

export function ratesOf(version: Version): Rates {
  const resources = version.flatMap(({ template }) => Object.values(template.Resources));
  return Rates.parse(resources.find(({ Type }) => Type === 'AWS::ApiGatewayV2::Stage')?.Properties.RouteSettings);
}

/** Keys of routes with a rate that one stack deletes for another to make: API Gateway deletes none whose rate its stage states. */
export function movingRates(after: Version, changes: readonly Change[]): readonly string[] {
  const rates = ratesOf(after);
  return changes.flatMap(({ type, kind, before }) => {
    const key = String(before?.Properties.RouteKey);
    return type === 'AWS::ApiGatewayV2::Route' && kind === 'delete' && key in rates ? [key] : [];
  });
}
