import type { CacheResult } from './messages.ts';

/** Counts of one behaviour or the whole distribution. */
export type EdgeCounts = {
  requests: number;
  hits: number;
  refreshHits: number;
  misses: number;
  errors: number;
  functionResponses: number;
  /** Requests that reached an origin: the figure that caching is for. */
  originRequests: number;
};

/** What the edge has served since it started. */
export type EdgeStatistics = {
  total: EdgeCounts;
  behaviours: Record<string, EdgeCounts>;
  cache: { objects: number; bytes: number };
};

const FIELD: Record<CacheResult, keyof EdgeCounts> = {
  Hit: 'hits',
  RefreshHit: 'refreshHits',
  Miss: 'misses',
  Error: 'errors',
  FunctionGeneratedResponse: 'functionResponses',
};

/** Counts what viewers get and what it costs the origins, per behaviour. */
export class EdgeCounter {
  readonly #total = noCounts();
  readonly #behaviours = new Map<string, EdgeCounts>();

  /** A viewer was answered. */
  served(behaviour: string, result: CacheResult): void {
    for (const counts of this.#countsFor(behaviour)) {
      counts.requests += 1;
      counts[FIELD[result]] += 1;
    }
  }

  /** An origin was asked. */
  askedOrigin(behaviour: string): void {
    for (const counts of this.#countsFor(behaviour)) counts.originRequests += 1;
  }

  /** A copy of all counts. */
  report(cache: EdgeStatistics['cache']): EdgeStatistics {
    return structuredClone({
      total: this.#total,
      behaviours: Object.fromEntries(this.#behaviours),
      cache,
    });
  }

  #countsFor(behaviour: string): EdgeCounts[] {
    const counts = this.#behaviours.get(behaviour) ?? noCounts();
    this.#behaviours.set(behaviour, counts);
    return [this.#total, counts];
  }
}

function noCounts(): EdgeCounts {
  return { requests: 0, hits: 0, refreshHits: 0, misses: 0, errors: 0, functionResponses: 0, originRequests: 0 };
}
