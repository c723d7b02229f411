import { type ConsumerEntries, usual } from '../../events/consumer-entry.ts';
import { downloadRecorded } from '../../events/download-recorded/event.ts';

export const consumers = {
  countDownloads: {
    ...usual,
    takes: [downloadRecorded],
    harm: 'Downloads are recorded but missing from every report.',
    // A spike fills few transactions, and a single download is still counted within seconds.
    batch: { size: 1_000, windowSeconds: 2 },
  },
} as const satisfies ConsumerEntries;
