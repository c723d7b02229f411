import { useState } from 'react';
import { chooseKey, opensWithKey } from '../../lib/visitor/search-key.ts';
import styles from './key-switch.module.css';

/** Switches the key `/` off and on: who speaks to the machine presses single keys without meaning to (WCAG 2.1.4). */
export function KeySwitch() {
  const [on, setOn] = useState(opensWithKey);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          chooseKey(target.checked);
          setOn(target.checked);
        }}
      />
      <span>
        The key <kbd>/</kbd> opens the search
      </span>
    </label>
  );
}
