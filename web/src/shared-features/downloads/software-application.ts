import { brand } from '../../../../shared/brand.ts';
import { platforms } from '../../../../shared/platform.ts';
import { absolute } from '../../lib/addresses/href.ts';
import { isStoreAddress, type OfferedBuild, platformOf } from './builds.ts';

interface Version {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly builds: readonly Pick<OfferedBuild, 'system' | 'file_path'>[];
}

/** A released version of a product (schema.org/SoftwareApplication), with the first file that is ours as its download. */
export function softwareApplication(name: string, { version, day, builds }: Version): object {
  const systems = builds.map(({ system }) => platforms[platformOf(system)].label);
  const file = builds.find(({ file_path }) => !isStoreAddress(file_path));
  const stores = builds.filter(({ file_path }) => isStoreAddress(file_path)).map(({ file_path }) => file_path);
  return {
    '@type': 'SoftwareApplication',
    name,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: systems.join(', '),
    softwareVersion: version,
    datePublished: day,
    ...(file && { downloadUrl: absolute(file.file_path) }),
    ...(!file && stores.length > 0 && { installUrl: stores[0] }),
    publisher: { '@type': 'Organization', name: brand.legalName, url: brand.siteUrl },
  };
}
