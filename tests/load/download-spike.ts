import { readReply } from '../../shared/contract/dialect.ts';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { post } from '../support/api-client.ts';

export interface Spike {
  /** Downloads that were answered with status 0. */
  readonly answered: number;
  /** Downloads that were under way without an answer when the site went, or were refused. */
  readonly unanswered: number;
  readonly seconds: number;
}

interface SpikeOptions {
  readonly downloads: number;
  readonly version: string;
  readonly concurrency?: number;
  /** Called after every answer with the number so far; what it throws ends the spike. */
  readonly onAnswer?: (answered: number) => void;
}

/**
 * Sends downloads of one release to a site as many visitors would, until all are sent or the site is gone.
 */
export async function sendSpike(siteUrl: string, options: SpikeOptions): Promise<Spike> {
  const { downloads, version, concurrency = 64, onAnswer = () => {} } = options;
  const startedAt = performance.now();
  let sent = 0;
  let answered = 0;
  let isGone = false;
  const visitor = async () => {
    while (sent < downloads && !isGone) {
      sent += 1;
      const body = JSON.stringify({ type: 21, version, system: 1 + (sent % 2) });
      try {
        const response = await post(siteUrl, recordDownload, body);
        readReply(recordDownload.dialect, await response.json());
        answered += 1;
        onAnswer(answered);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        isGone = true;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  return { answered, unanswered: sent - answered, seconds: (performance.now() - startedAt) / 1_000 };
}
