import { Duration } from 'aws-cdk-lib';
import { needs as downloads } from '../functions/downloads/needs.ts';
import type { DomainNeeds, FunctionNeeds } from '../functions/platform/needs.ts';
import type { Domain } from '../shared/contract/index.ts';
import type { EventConsumerProps } from './constructs/event-consumer.ts';
import type { SiteFunctionProps } from './constructs/site-function.ts';

const sheets: Readonly<Record<Domain, DomainNeeds>> = { downloads };

/**
 * The line of an endpoint or consumer on its domain's permission sheet.
 * @throws when there is none: a function without a line would deploy without rights and fail at its first request
 */
export function needsOf(domain: Domain, name: string): FunctionNeeds {
  const needs = sheets[domain][name];
  if (!needs) throw new Error(`functions/${domain}/needs.ts has no line for ${name}`);
  return needs;
}

/** Where an endpoint differs from the defaults of `SiteFunction`. */
export const endpointOptions: Readonly<Record<string, SiteFunctionProps['options']>> = {
  reportDownloads: { timeout: Duration.minutes(2), memorySize: 1024 },
  publishContent: { timeout: Duration.minutes(1) },
};

/** Where a consumer differs from the defaults of `EventConsumer`. */
export const consumerOptions: Readonly<Record<string, Pick<EventConsumerProps, 'batch' | 'options'>>> = {
  // A spike becomes few, full transactions; a lone download is counted within seconds.
  countDownloads: { batch: { size: 1_000, window: Duration.seconds(2) }, options: { memorySize: 1024 } },
};
