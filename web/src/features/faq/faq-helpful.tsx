import { useState } from 'react';
import { LatePart } from '../../ui/feedback/late-part.tsx';
import styles from './faq-helpful.module.css';
import { FaqVerdicts, type Verdict } from './faq-verdicts.tsx';

const loadRating = async () => (await import('./faq-rating.tsx')).FaqRating;

/** Asks whether an answer was helpful (product-rules.md#faq); what sends it comes with the press. */
export function FaqHelpful({ id }: { readonly id: number }) {
  const [helpful, setHelpful] = useState<Verdict>();
  return (
    <div className={styles.helpful} data-needs-script="">
      {helpful === undefined ? (
        <FaqVerdicts onChoose={setHelpful} />
      ) : (
        <LatePart
          load={loadRating}
          given={{ id, helpful }}
          coming="Sending …"
          failure="It could not be sent. Try again in a moment."
        />
      )}
    </div>
  );
}
