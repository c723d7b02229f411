import { brand } from '../../../../../shared/brand.ts';
import { href } from '../../../lib/addresses/href.ts';
import { ActionLink } from '../../../ui/actions/action-link/action-link.tsx';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { Picture } from '../../../ui/media/picture/picture.tsx';
import { media } from '../../../ui/style/breakpoints.ts';
import { chooserId } from '../chooser/chooser.tsx';
import type { DownloadableRelease } from '../load-home.ts';
import { candidates } from '../products/product-choice-words.ts';
import { FlagshipDownload } from '../releases/flagship-download.tsx';
import styles from './hero.module.css';
import { heroScreen, ofPhone } from './hero-cuts.ts';
import { HeroPicture } from './hero-picture.tsx';

interface HeroProps {
  /** The newest S3 Pro. */
  readonly flagship: DownloadableRelease | null;
}

/** The opening of home: the software in its window, on a stage that it runs. It stays dark in the light theme. */
export function Hero({ flagship }: HeroProps) {
  return (
    <Section labelledBy="hero-title" space="none" width="full">
      <div className={styles.hero}>
        <HeroPicture />
        <div className={styles.opening}>
          <div className={styles.words}>
            <h1 id="hero-title">{brand.tagline}</h1>
            <p>
              S3 Pro runs timelines, live windows and 3D mapping on up to 16 outputs. Its family reaches from the laptop
              in a meeting room to the wall behind the headliner.
            </p>
            <div className={styles.actions}>
              <ActionLink to={href.to(candidates['s3-pro'].route)} kind="primary">
                Explore S3 Pro
              </ActionLink>
              <ActionLink to={href.to(candidates['s3-lite'].route)} kind="secondary">
                Try S3 Lite free
              </ActionLink>
              <StandaloneLink to={`${href.home()}#${chooserId}`}>Which one do I need?</StandaloneLink>
            </div>
          </div>
          <div className={styles.window}>
            <Picture
              {...heroScreen}
              sizes={`${media['lying-phone']} 36vw, ${media['from-desktop']} max(51rem, 42vw), ${media['from-tablet']} 60rem, ${ofPhone}`}
              eager
            />
          </div>
        </div>
        {flagship && <FlagshipDownload release={flagship} />}
      </div>
    </Section>
  );
}
