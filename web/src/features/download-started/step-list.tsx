import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import type { NextStep } from './next-steps.ts';
import styles from './step-list.module.css';

/** What comes after a download, one step after the other. */
export function StepList({ steps }: { readonly steps: readonly NextStep[] }) {
  return (
    <div>
      <h2 className={styles.title}>What comes next</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text, links }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
            {links.length > 0 && (
              <p className={styles.links}>
                {links.map(({ label, to }) => (
                  <StandaloneLink key={to} to={to}>
                    {label}
                  </StandaloneLink>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
