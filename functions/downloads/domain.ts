import type { DomainDefinition } from '../platform/domain-definition.ts';
import { downloadsTable } from './tables.ts';

/** Downloads, each recorded and counted once. */
export default {
  tables: [downloadsTable],
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
} as const satisfies DomainDefinition;
