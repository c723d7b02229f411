import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';

/** Downloads, each recorded and counted once. */
export const downloads = {
  tables: { downloads: { timeToLive: 'expires' } },
  metrics: {
    CounterDrift: {
      title: 'Downloads that counters have too many or too few of',
      by: ['checkCounters'],
      alarm: {
        above: 0,
        harm: 'The figures of downloads are wrong: sales and product owners plan with them.',
        runbook: '#counters-drift',
        staysOn: true,
      },
    },
  },
  schedules: {
    checkCounters: {
      expression: 'cron(30 1 * * ? *)',
      harm: 'Nobody hears of it when the figures of downloads are wrong.',
    },
  },
} as const satisfies DomainDefinition;
