import { type Platform, type PlatformCode, platformNames, platforms } from '../../../shared/platform.ts';
import type { ProductType } from '../../../shared/product-type.ts';

/** A build with a file behind it: all that a download link needs to know. */
export interface OfferedBuild {
  readonly type: ProductType;
  readonly version: string;
  readonly system: PlatformCode;
  readonly file_path: string;
  readonly en_file_name: string;
  /** Bytes. */
  readonly size?: number | undefined;
  /** 64 hexadecimal digits. */
  readonly sha256?: string | undefined;
}

/** Whether a path leads to an app store on another site rather than to a file of ours. */
export function isStoreAddress(path: string): boolean {
  return /^https?:/.test(path);
}

/** The platform of a code that the contract has checked. */
export function platformOf(code: PlatformCode): Platform {
  const platform = platformNames.find((name) => platforms[name].code === code);
  if (!platform) throw new Error(`No platform has the code ${code}`);
  return platform;
}

/** `S3 Pro 5.2.0 for Windows`, as link and button names say it. */
export function buildLabel(name: string, version: string, system: PlatformCode): string {
  return `${name} ${version} for ${platforms[platformOf(system)].label}`;
}

/** What stands before the platform in the name of a download link, for those who hear it out of its place. */
export function offerWords(name: string, version: string, path: string): string {
  return `${isStoreAddress(path) ? 'Get' : 'Download'} ${name} ${version} for`;
}
