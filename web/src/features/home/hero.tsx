import { brand } from '../../../../shared/brand.ts';
import { href } from '../../lib/href.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import styles from './hero.module.css';
import { HeroPicture } from './hero-picture.tsx';

/** What the family can do, in figures (product-rules.md#product-facts). */
const facts = [
  { value: '16 outputs', note: 'from one S3 server' },
  { value: '10 NDI streams', note: 'at 1920 × 1080' },
  { value: '16384 × 16384', note: 'in one HVC file' },
  { value: 'LTC, MIDI, DMX', note: 'TCP, UDP and serial' },
] as const;

/** The opening of home: the picture of a stage, and what the products do. It stays dark in the light theme. */
export function Hero() {
  return (
    <Section labelledBy="hero-title" space="none" width="full">
      <div className={styles.hero}>
        <HeroPicture />
        <div className={styles.words}>
          <h1 id="hero-title">{brand.tagline}</h1>
          <p>
            Media servers for stages, exhibitions, events and broadcast: one family, from the laptop in a meeting room
            to the wall behind the headliner.
          </p>
          <div className={styles.actions}>
            <ActionLink to={href.download()} kind="lamp">
              <Icon path={strokes.download} />
              Download centre
            </ActionLink>
            <ActionLink to={href.history(21)} kind="line">
              Release history
            </ActionLink>
          </div>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ value, note }) => (
            <div key={value} className={styles.fact}>
              <dt>{value}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
