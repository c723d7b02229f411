import type { CacheResult } from './cloudfront-messages.ts';

/** Counts of one path, one behaviour or the whole distribution. */
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
  /** By path without query; the least recently seen paths are forgotten beyond a thousand. */
  paths: Record<string, EdgeCounts>;
  cache: { objects: number; bytes: number };
};

const MOST_PATHS = 1_000;
const FIELD: Record<CacheResult, keyof EdgeCounts> = {
  Hit: 'hits',
  RefreshHit: 'refreshHits',
  Miss: 'misses',
  Error: 'errors',
  FunctionGeneratedResponse: 'functionResponses',
};

/** Counts what viewers get and what it costs the origins, per behaviour and path. */
export class EdgeCounter {
  readonly #total = noCounts();
  readonly #behaviours = new Map<string, EdgeCounts>();
  readonly #paths = new Map<string, EdgeCounts>();

  /** A viewer was answered. */
  served(behaviour: string, path: string, result: CacheResult): void {
    for (const counts of this.#countsFor(behaviour, path)) {
      counts.requests += 1;
      counts[FIELD[result]] += 1;
    }
  }

  /** An origin was asked. */
  askedOrigin(behaviour: string, path: string): void {
    for (const counts of this.#countsFor(behaviour, path)) counts.originRequests += 1;
  }

  /** A copy of all counts. */
  report(cache: EdgeStatistics['cache']): EdgeStatistics {
    return structuredClone({
      total: this.#total,
      behaviours: Object.fromEntries(this.#behaviours),
      paths: Object.fromEntries(this.#paths),
      cache,
    });
  }

  #countsFor(behaviour: string, path: string): EdgeCounts[] {
    const counts = [this.#total, upserted(this.#behaviours, behaviour), upserted(this.#paths, path)];
    const [oldest] = this.#paths.size > MOST_PATHS ? this.#paths.keys() : [];
    if (oldest !== undefined) this.#paths.delete(oldest);
    return counts;
  }
}

function upserted(map: Map<string, EdgeCounts>, name: string): EdgeCounts {
  const counts = map.get(name) ?? noCounts();
  map.delete(name);
  map.set(name, counts);
  return counts;
}

function noCounts(): EdgeCounts {
  return { requests: 0, hits: 0, refreshHits: 0, misses: 0, errors: 0, functionResponses: 0, originRequests: 0 };
}
