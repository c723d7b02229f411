import { randomUUID } from 'node:crypto';
import type { PlatformCode } from '../../shared/platform.ts';
import type { ProductType } from '../../shared/product-type.ts';
import type { Download } from './counting-plan.ts';

/** A download that happens now. `platform` 0 stands for "not told". */
export function newDownload(productType: ProductType, productVersion: string, platform: PlatformCode | 0): Download {
  const recordedAt = new Date().toISOString();
  return { version: 1, downloadId: randomUUID(), productType, productVersion, platform, recordedAt };
}
