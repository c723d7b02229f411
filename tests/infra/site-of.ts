import type { ConsumerEntry } from '../../events/consumer-entry.ts';
import { manifestOf, type Stated, type StatedFunction } from '../../functions/manifest.ts';
import type { SiteDefinition } from '../../infra/site-definition.ts';
import type { FunctionNeeds } from '../../shared/manifest/function-needs.ts';
import type { ScheduleEntry } from '../../shared/manifest/triggers.ts';

export interface StatedSite extends Stated, Pick<SiteDefinition, 'settings' | 'bundles'> {}

/** What the stacks of a site are made from that states what ours does. */
export function siteOf({ settings, bundles, ...stated }: StatedSite): SiteDefinition {
  return { ...manifestOf(stated), contract: stated.contract, settings, bundles };
}

/** Functions without code, by domain and name. */
export interface PlainFunctions {
  readonly contract: Stated['contract'];
  readonly consumers?: Readonly<Record<string, Readonly<Record<string, ConsumerEntry>>>>;
  readonly schedules?: Readonly<Record<string, Readonly<Record<string, ScheduleEntry>>>>;
}

/** @param needsOf what a function may touch */
export function plainFunctions(
  { contract, consumers = {}, schedules = {} }: PlainFunctions,
  needsOf: (domain: string, name: string) => FunctionNeeds = () => ({}),
): StatedFunction[] {
  const each = <Part>(
    parts: Readonly<Record<string, Readonly<Record<string, Part>>>>,
    triggerOf: (part: Part) => StatedFunction['definition']['trigger'],
  ) =>
    Object.entries(parts).flatMap(([domain, ofDomain]) =>
      Object.entries(ofDomain).map(([name, part]) => aFunction(domain, name, triggerOf(part), needsOf(domain, name))),
    );
  return [
    ...each(contract, (entry) => ({ kind: 'endpoint', entry })),
    ...each(consumers, (consumer) => ({ kind: 'consumer', ...consumer })),
    ...each(schedules, (schedule) => ({ kind: 'schedule', ...schedule })),
  ];
}

/** A function without code, which may touch so much. */
export function aFunction(
  domain: string,
  name: string,
  trigger: StatedFunction['definition']['trigger'],
  needs: FunctionNeeds = {},
): StatedFunction {
  const uses = { all: { grants: needs, open: () => undefined } };
  return { domain, name, file: `functions/${domain}/${name}.ts`, definition: { trigger, uses } };
}
