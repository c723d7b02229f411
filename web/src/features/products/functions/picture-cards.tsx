import type { ReactNode } from 'react';
import { CardGrid } from '../../../ui/layout/card-grid/card-grid.tsx';
import { Picture } from '../../../ui/media/picture/picture.tsx';
import { media } from '../../../ui/style/breakpoints.ts';
import styles from './picture-cards.module.css';

interface PictureCardProps {
  readonly picture?: string | undefined;
  /** A link where the card leads somewhere: all of it does. */
  readonly title: ReactNode;
  readonly text: string;
  /** A picture of 3:2; of 4:3 otherwise. */
  readonly wide?: boolean;
}

/** What a picture shows, in a third of the page's width. */
export function PictureCard({ picture, title, text, wide = false }: PictureCardProps) {
  return (
    <div className={wide ? `${styles.card} ${styles.wide}` : styles.card}>
      {picture && <Picture name={picture} sizes={`${media['from-tablet']} max(24rem, 25vw), 90vw`} alt="" />}
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

type PicturedCard = PictureCardProps & { readonly picture: string };

/** Three of them side by side, told apart by their pictures. */
export function PictureCards({ cards }: { readonly cards: readonly PicturedCard[] }) {
  return (
    <CardGrid columns="three" className={styles.cards}>
      {cards.map((card) => (
        <li key={card.picture}>
          <PictureCard {...card} />
        </li>
      ))}
    </CardGrid>
  );
}
