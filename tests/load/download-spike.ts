import { listReleases } from '../../shared/contract/content.ts';
import { readReply } from '../../shared/contract/dialect.ts';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { pathFields, platformNames, platforms } from '../../shared/platform.ts';
import type { ProductType } from '../../shared/product-type.ts';
import { call, post } from '../support/requests/api-client.ts';

export interface Spike {
  /** Downloads that were answered with status 0. */
  readonly answered: number;
  /** Downloads that were refused, or still had no answer when the site went down. */
  readonly unanswered: number;
  readonly seconds: number;
}

interface SpikeOptions {
  readonly downloads: number;
  /** Its newest release is downloaded, for each platform in turn. */
  readonly type: ProductType;
  readonly concurrency?: number;
  /** Called after every answer with the number so far; what it throws ends the spike. */
  readonly onAnswer?: (answered: number) => void;
}

/** The calls that downloads of a product's newest release make, one for each platform it is offered for. */
async function requestsFor(siteUrl: string, type: ProductType): Promise<string[]> {
  const [release] = await call(siteUrl, listReleases, { type });
  if (!release) throw new Error(`No release of type ${type} is published`);
  return platformNames
    .filter((name) => release[pathFields[name]])
    .map((name) => JSON.stringify({ type, version: release.version, system: platforms[name].code }));
}

/** Sends downloads of one release to a site as many visitors would, until all are sent or the site is down. */
export async function sendSpike(siteUrl: string, options: SpikeOptions): Promise<Spike> {
  const { downloads, type, concurrency = 64, onAnswer = () => {} } = options;
  const requests = await requestsFor(siteUrl, type);
  const startedAt = performance.now();
  let sent = 0;
  let answered = 0;
  let isGone = false;
  const visitor = async () => {
    while (sent < downloads && !isGone) {
      sent += 1;
      const body = requests[sent % requests.length] ?? '';
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
