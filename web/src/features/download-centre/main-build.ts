import type { Platform } from '../../../../shared/platform.ts';
import type { ProductType } from '../../../../shared/product-type.ts';
import { platformOf } from '../../shared-features/downloads/builds.ts';
import type { Build, Product } from './load-download-centre.ts';

export interface MainBuild {
  readonly product: Product;
  /** The one to press. */
  readonly build: Build;
  /** All builds of its type for computers, in the order in which pages list platforms. */
  readonly builds: readonly Build[];
}

/** What stands on top where it is among others: S3 Pro, and of what is made for a Mac too, Broadcasting Assistant. */
const flagships: readonly ProductType[] = [21, 12];

const forComputers: ReadonlySet<Platform> = new Set(['windows', 'mac']);

/**
 * The build on top of a tab: the first for the visitor's computer, flagships before others; where nothing is made for
 * that computer, or it is not known, the first of all.
 * @returns undefined where a tab has nothing to download on a computer
 */
export function mainBuild(products: readonly Product[], computer: Platform | undefined): MainBuild | undefined {
  const offers = products.flatMap((product) =>
    product.builds
      .filter(({ system, file_path }) => file_path !== '' && forComputers.has(platformOf(system)))
      .map((build) => ({ product, build })),
  );
  const flagshipsFirst = [
    ...flagships.flatMap((flagship) => offers.filter(({ build }) => build.type === flagship)),
    ...offers,
  ];
  const offer = flagshipsFirst.find(({ build }) => platformOf(build.system) === computer) ?? flagshipsFirst[0];
  if (!offer) return undefined;
  return { ...offer, builds: offers.map(({ build }) => build).filter(({ type }) => type === offer.build.type) };
}
