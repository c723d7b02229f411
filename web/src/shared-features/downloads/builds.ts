import { type Platform, type PlatformCode, platformOfCode, platforms } from '../../../../shared/platform.ts';
import { type ProductType, productTypes } from '../../../../shared/product-type.ts';

/** A build with a file behind it: all that a download link needs to know. */
export interface OfferedBuild {
  readonly type: ProductType;
  readonly version: string;
  readonly system: PlatformCode;
  readonly file_path: string;
  readonly en_file_name: string;
  /** Bytes; 0 where a store serves the file. */
  readonly size: number;
  /** 64 hexadecimal digits; '' where a store serves the file. */
  readonly sha256: string;
}

/** The same without its name where that is the usual one, so that a page of thirty builds does not carry it. */
export type LinkedBuild = Omit<OfferedBuild, 'en_file_name'> & { readonly en_file_name?: string };

/** The name under which a build is saved, unless it has one of its own. */
export function usualFileName({ type, version, system }: Pick<OfferedBuild, 'type' | 'version' | 'system'>): string {
  return `${productTypes[type].name} ${version} ${platforms[platformOf(system)].label}`;
}

/** Whether a path leads to an app store on another site rather than to a file of ours. */
export function isStoreAddress(path: string): boolean {
  return /^https?:/.test(path);
}

/** The platform of a code that the contract has checked. */
export function platformOf(code: PlatformCode): Platform {
  const platform = platformOfCode(code);
  if (!platform) throw new Error(`No platform has the code ${code}`);
  return platform;
}

/** `S3 Pro 5.2.0 for Windows`, as link and button names say it. */
export function buildLabel(name: string, version: string, system: PlatformCode): string {
  return `${name} ${version} for ${platforms[platformOf(system)].label}`;
}

/** The words before the platform in the name of a download link, for those who hear the link out of context. */
export function offerWords(name: string, version: string, path: string): string {
  return `${isStoreAddress(path) ? 'Get' : 'Download'} ${name} ${version} for`;
}
