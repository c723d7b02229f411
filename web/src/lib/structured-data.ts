import { brand } from '../../../shared/brand.ts';
import { filmFile, posterFile } from '../../../shared/film-files.ts';
import { platforms } from '../../../shared/platform.ts';
import { isStoreAddress, type OfferedBuild, platformOf } from './builds.ts';
import { absolute } from './href.ts';

/** The maker (schema.org/Organization). */
export function organization(): object {
  return {
    '@type': 'Organization',
    name: brand.legalName,
    url: brand.siteUrl,
    logo: absolute('/icon-512.png'),
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer support', email: brand.supportEmail },
      { '@type': 'ContactPoint', contactType: 'sales', email: brand.salesEmail },
    ],
  };
}

interface Crumb {
  readonly name: string;
  readonly address: string;
}

/** The way from home to a page (schema.org/BreadcrumbList). Home itself is left out, as search engines expect. */
export function breadcrumbs(crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(address),
    })),
  };
}

interface Version {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly builds: readonly OfferedBuild[];
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

/** A news item of the maker (schema.org/NewsArticle). @param day `YYYY-MM-DD` */
export function newsArticle(headline: string, day: string): object {
  const author = { '@type': 'Organization', name: brand.legalName, url: brand.siteUrl };
  return { '@type': 'NewsArticle', headline, datePublished: day, author };
}

interface Film {
  readonly title: string;
  readonly text: string;
  /** Its name in the film manifest. */
  readonly film: string;
}

/** A film that a page shows or leads to (schema.org/VideoObject). */
export function videoObject({ title, text, film }: Film): object {
  return {
    '@type': 'VideoObject',
    name: title,
    description: text,
    thumbnailUrl: absolute(posterFile(film)),
    contentUrl: absolute(filmFile(film)),
    inLanguage: 'en',
  };
}
