import { useState } from 'react';
import type { ModuleItem } from '../../../../../shared/content/product-page-schema.ts';
import { LateOpening } from '../../../ui/feedback/dialog/late-opening.tsx';
import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { Carousel } from '../../../ui/media/carousel/carousel.tsx';
import { Picture } from '../../../ui/media/picture/picture.tsx';
import { media } from '../../../ui/style/breakpoints.ts';
import { Details } from '../layout/details.tsx';
import styles from './module-carousel.module.css';

interface ModuleCarouselProps {
  readonly title: string;
  /** Their icons as strokes. */
  readonly modules: readonly ModuleItem[];
}

/** Milliseconds for which modules rest (product-rules.md#carousels). */
const interval = 2_500;

const load = async () => (await import('./module-dialog.tsx')).ModuleDialog;

/** The parts of a program side by side; each opens its detail (product-rules.md#product-page-layout). */
export function ModuleCarousel({ title, modules }: ModuleCarouselProps) {
  const [opened, setOpened] = useState<ModuleItem | null>(null);
  const ordered = [...modules].sort((a, b) => Number(b.active) - Number(a.active));

  const slides = ordered.map((module) => ({
    key: module.title,
    content: (
      <button type="button" className={styles.card} aria-haspopup="dialog" onClick={() => setOpened(module)}>
        <Picture name={module.cover} sizes={`${media['from-tablet']} max(24rem, 25vw), 90vw`} alt="" />
        <span className={styles.words}>
          <strong>
            <Icon path={module.icon} />
            {module.title}
          </strong>
          <span>{module.desc}</span>
          <span className={styles.more} data-needs-script="">
            Learn more
            <Icon path={strokes.forward} />
          </span>
        </span>
      </button>
    ),
  }));

  return (
    <Section labelledBy="modules-title">
      <SectionHead id="modules-title" title={title} />
      <Carousel label={title} slides={slides} perView={3} interval={interval} />
      <noscript>
        <Details parts={modules.map(({ title: name, content }) => ({ name, paragraphs: content }))} />
      </noscript>
      <LateOpening load={load} given={opened && { module: opened, onClose: () => setOpened(null) }} />
    </Section>
  );
}
