import { brand } from '../../../../shared/brand.ts';
import { filmFile, posterFile } from '../../../../shared/film-files.ts';
import { absolute } from '../addresses/href.ts';

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
