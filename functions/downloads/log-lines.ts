import type { LogLine } from '../platform/logging/log-line.ts';

// The lines that functions of downloads log.

export const countersCompared = {
  code: 'counters.compared',
  level: 'INFO',
  fields: { day: 'string', recorded: 'number', counted: 'number', drift: 'number' },
  counts: ['CounterDrift'],
} as const satisfies LogLine;
