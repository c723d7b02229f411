import * as z from 'zod/mini';
import { isObject, listOf, valueAt } from '../../../../infra/local/core/json.ts';
import { statement } from '../../../../infra/local/services/waf/types.ts';
import { matches } from '../../../../infra/local/services/waf/web-acl.ts';
import type { Endpoint } from '../../../../shared/contract/endpoint.ts';
import type { Part } from '../../part.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { type Aim, every, put, set, unset } from '../mutation.ts';
import { each, type Universals } from '../universal.ts';
import { behavioursOf, distributionType, isOurApi } from './behaviours.ts';
import { elsewhere, everyRule, firewallType } from './firewall.ts';
import { rateOf, stageType } from './stage.ts';

/** Paths that write: those of entries with limits, but for cached reads. In five minutes, an address may send them this many requests at most. */
const writersOf = ({ site }: Stacks) =>
  site.endpoints.flatMap(({ endpoint: { path, limits, cache } }) => (path && limits && !cache ? [path] : []));
const mostWrites = 500;

/** Addresses that send all that the firewall lets through at once, and its window in seconds. */
const [addresses, windowSeconds] = [6, 300];

const rated = 'RateBasedStatement';

const ratesOf = (acl: Resource | undefined) =>
  acl?.items('Rules').flatMap((rule) => (rule.has(`Statement.${rated}`) ? [rule.at(`Statement.${rated}`)] : [])) ?? [];

/** Whether a rate counts requests to a path. */
function counts(rate: Part, uri: string): boolean {
  const { success, data } = z.safeParse(statement, rate.json('ScopeDownStatement'));
  return success && matches(data, { uri, address: '192.0.2.1', body: Buffer.alloc(0) }, new Set());
}

/** Whether a rate counts each address by itself, or what it sends to each path. */
const isByAddress = (rate: Part) =>
  rate.is('AggregateKeyType', 'IP') ||
  (rate.is('AggregateKeyType', 'CUSTOM_KEYS') &&
    rate.items('CustomKeys').length === 2 &&
    rate.is('CustomKeys.0', { IP: {} }) &&
    rate.has('CustomKeys.1.UriPath'));

/** What the payment provider sends, which nothing may keep out. */
const isNotice = ({ caller, method }: Endpoint) => caller === 'payment-provider' && method !== 'GET';

/** Rates look at paths that start so. */
const startingWith = (SearchString: string) => ({
  ByteMatchStatement: {
    FieldToMatch: { UriPath: {} },
    PositionalConstraint: 'STARTS_WITH',
    SearchString,
    TextTransformations: [{ Priority: 0, Type: 'NONE' }],
  },
});

/** What lacks a rate is at fault, not the firewall. */
const blaming = (type: string): Aim => ({ blames: (_, stacks) => stacks.of(type)[0] });

export const firewallRates: Universals = {
  'the firewall blocks an address that asks too often, and one that writes too often much sooner': {
    violations: each(firewallType, (acl, stacks) => {
      const rates = acl.items('Rules').filter((rule) => rule.has(`Statement.${rated}`));
      return [
        rates.length === 0 && 'lets an address ask as often as it likes',
        ...writersOf(stacks).map((path) => {
          const lower = rates.filter((rule) => rule.number(`Statement.${rated}.Limit`) <= mostWrites);
          const isLimited = lower.some((rule) => JSON.stringify(rule.json(`Statement.${rated}`)).includes(`"${path}"`));
          return !isLimited && `lets an address write to ${path} as often as it reads`;
        }),
        ...rates.flatMap((rule) => {
          const rate = rule.at(`Statement.${rated}`);
          const scope = JSON.stringify(rate.json('ScopeDownStatement') ?? '/api/');
          return [
            !rule.is('Action.Block.CustomResponse.ResponseCode', 429) &&
              'does not answer 429 to those who ask too often',
            !isByAddress(rate) && 'does not tell addresses apart',
            !(rate.number('Limit') >= 100 && rate.number('Limit') <= 10_000) && `lets ${rate.number('Limit')} through`,
            !scope.includes('/api/') && 'does not look at the API',
          ];
        }),
      ];
    }),
    catches: {
      'a firewall that never tires': every(firewallType, unset('Rules')),
      'a rate that only counts': everyRule(rated, { Action: { Count: {} } }),
      'one rate for reads and writes': everyRule(rated, { [`Statement.${rated}.Limit`]: 2_000 }),
      'a rate of a million': everyRule(rated, { [`Statement.${rated}.Limit`]: 1_000_000 }),
      'a rate for all together': everyRule(rated, { [`Statement.${rated}.AggregateKeyType`]: 'CONSTANT' }),
      'a rate for other paths than the API': everyRule(rated, { [`Statement.${rated}.ScopeDownStatement`]: elsewhere }),
    },
  },

  'every path that leads to the API is counted by a rate of the firewall': {
    violations: each(distributionType, (distribution, stacks) => {
      const rates = ratesOf(stacks.of(firewallType)[0]);
      const notices = stacks.site.endpoints.filter(({ endpoint }) => isNotice(endpoint));
      return behavioursOf(distribution)
        .filter(
          ({ path, origin }) => isOurApi(origin, stacks) && !notices.some(({ endpoint }) => endpoint.path === path),
        )
        .map(
          ({ path }) =>
            !rates.some((rate) => counts(rate, path.replace('*', 'anything'))) && `asks the API at ${path}, uncounted`,
        );
    }),
    catches: {
      'a firewall that counts nothing': every(firewallType, unset('Rules'), blaming(distributionType)),
      'rates for calls alone, and not for the pages that the API answers': everyRule(
        rated,
        { [`Statement.${rated}.ScopeDownStatement`]: startingWith('/api/') },
        blaming(distributionType),
      ),
      'files that come from the API': every(distributionType, ({ Properties }) => {
        const config = valueAt(Properties, ['DistributionConfig']);
        const calls = listOf(valueAt(config, ['CacheBehaviors']))
          .flatMap(listOf)
          .filter(isObject)[0];
        if (!isObject(config) || calls?.TargetOriginId === undefined) throw new Error('There are no calls');
        put(config, { 'DefaultCacheBehavior.TargetOriginId': calls.TargetOriginId });
      }),
    },
  },

  'six addresses that send all that the firewall lets through use up the rate of no route': {
    violations: each(stageType, (resource, stacks) => {
      const rates = ratesOf(stacks.of(firewallType)[0]);
      const settings = new Map(resource.fields('RouteSettings'));
      return [...stacks.site.routes].map(([key, { endpoint }]) => {
        const { perSecond, burst } = rateOf(settings.get(key) ?? resource.at('DefaultRouteSettings'));
        const counted = rates.filter((rate) => counts(rate, endpoint.path ?? '')).map((rate) => rate.number('Limit'));
        const [most, least] = [Math.max(...counted) * addresses, Math.min(...counted) * addresses];
        const within = perSecond * windowSeconds;
        // The rate is enough for what is let through to the route; and for all that is let through, or the burst is for what a lower rate lets through at once.
        const isEnough = within >= least && (within >= most || burst >= least);
        return !isNotice(endpoint) && !isEnough && `lets ${addresses} addresses keep all others out of ${key}`;
      });
    }),
    catches: {
      'a firewall without rates': every(firewallType, unset('Rules'), blaming(stageType)),
      'rates that are the same for slow routes': everyRule(
        rated,
        { [`Statement.${rated}.Limit`]: 2_000 },
        blaming(stageType),
      ),
      'bursts that six addresses use up at once': every(stageType, ({ Properties }) => {
        for (const settings of Object.values(isObject(Properties.RouteSettings) ? Properties.RouteSettings : {}))
          if (isObject(settings) && Number(settings.ThrottlingRateLimit) < 40)
            put(settings, { ThrottlingBurstLimit: 500 });
      }),
      'a stage whose routes are all slow': every(
        stageType,
        set({ 'DefaultRouteSettings.ThrottlingRateLimit': 5, 'DefaultRouteSettings.ThrottlingBurstLimit': 10 }),
      ),
    },
  },
};
