import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { contactId } from '../../shared-features/sales/contact-sales.tsx';
import { actionClass } from '../../ui/actions/action-class.ts';
import { PhoneFold } from '../../ui/layout/phone-fold/phone-fold.tsx';
import { Picture } from '../../ui/media/picture/picture.tsx';
import { media } from '../../ui/style/breakpoints.ts';
import styles from './rental-sets.module.css';

interface RentalSetsProps extends Pick<PageTexts['lease'], 'items'> {
  /** Called with the title of the set that somebody goes to ask for. */
  readonly onAsk: (title: string) => void;
}

/** Sets for rent: a picture, what each is for, and what is in the case. */
export function RentalSets({ items, onAsk }: RentalSetsProps) {
  return (
    <ul className={styles.sets}>
      {items.map(({ title, text, picture, included }) => (
        <li key={title}>
          <Picture
            name={picture}
            sizes={`${media['from-desktop']} max(20rem, 22vw), ${media['from-tablet']} 40vw, 90vw`}
            alt=""
          />
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{text}</p>
            <a
              className={actionClass('secondary')}
              href={`#${contactId}`}
              aria-label={`Ask for this set: ${title}`}
              onClick={() => onAsk(title)}
            >
              Ask for this set
            </a>
          </div>
          <div className={styles.included}>
            <PhoneFold summary="In the case">
              <h4>In the case</h4>
              <ul>
                {included.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </PhoneFold>
          </div>
        </li>
      ))}
    </ul>
  );
}
