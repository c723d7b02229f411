import type { ReactNode } from 'react';
import { scrollSmoothly } from '../../../lib/visitor/smooth-anchor.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import { Section } from '../../../ui/layout/section/section.tsx';
import { Picture } from '../../../ui/media/picture/picture.tsx';
import { bannerPicture } from './banner-picture.ts';
import styles from './product-banner.module.css';

/** The anchor of the download block, and of the enquiry form where there is nothing to download. */
export const downloadId = 'download';

interface ProductBannerProps {
  readonly page: {
    readonly title: string;
    readonly tagline: string;
    readonly describe: string;
    readonly cover: string;
    readonly phoneCover?: string | undefined;
  };
  /** What is to be had: the anchor's words and its target on the page; null where there is nothing at the moment. */
  readonly action?: { readonly label: string; readonly anchor: string } | null;
  /** What stands beside the anchor. */
  readonly children?: ReactNode;
  /** What is shown in place of the picture. */
  readonly film?: ReactNode;
}

/** The opening of a product's page: its name, what it is for, the way to the download, and its own user interface. Night in both schemes. */
export function ProductBanner({
  page,
  action = { label: 'Download', anchor: downloadId },
  children,
  film,
}: ProductBannerProps) {
  const { name, sizes, cut } = bannerPicture(page);
  return (
    <Section labelledBy="product-title" space="none" width="full">
      <div className={styles.banner}>
        <div className={styles.words}>
          <div>
            <h1 id="product-title">{page.title}</h1>
            <p className={styles.tagline}>{page.tagline}</p>
          </div>
          <div>
            <p className={styles.describe}>{page.describe}</p>
            <p className={styles.actions}>
              {action && (
                <a className={actionClass('primary')} href={`#${action.anchor}`} onClick={scrollSmoothly}>
                  {action.label}
                  <Icon path={strokes.down} />
                </a>
              )}
              {children}
            </p>
          </div>
        </div>
        <div className={styles.window}>
          {film ?? (
            <Picture
              name={name}
              sizes={sizes}
              alt={`The user interface of ${page.title}`}
              {...(cut && { cut })}
              onDark
              first
            />
          )}
        </div>
      </div>
    </Section>
  );
}
