import type { PlatformMetricName } from '../../../shared/metrics.ts';
import type { OfAllDomains } from '../../domains.ts';

/** What functions count: that of the platform, and what domains name in their `domain.ts`. */
export type MetricName = PlatformMetricName | keyof OfAllDomains<'metrics'>;
