import { useContext, useEffect, useState } from 'react';
import { href } from '../../lib/addresses/href.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { PrefetchContext } from '../../lib/pages/prefetch.ts';
import { opensWithKey } from '../../lib/visitor/search-key.ts';
import { LatePart } from '../../ui/feedback/late-part.tsx';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { shellStrokes } from '../../ui/icons/shell-strokes.ts';
import { useView } from '../navigation/view.tsx';
import { NavigationLink } from './menu/navigation-link.tsx';
import styles from './search-button.module.css';

/** The search with its dialog: nobody loads it who does not search. */
const search = () => import('../../features/search/search-dialog.tsx');
const load = async () => (await search()).SearchDialog;
/** Whoever searches then hears of what failed. */
const ahead = () =>
  search()
    .then(({ fetchFind }) => fetchFind())
    .catch(() => {});

/** Where `/` is a letter, or something else is open already. */
const busy = 'dialog[open],:is(input,textarea,select,[contenteditable]):focus';

/** Whether a key opens the search. Shift is how some keyboards write a slash. */
function opensSearch(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  return (
    key === '/' &&
    !(isComposing(event) || altKey || ctrlKey || metaKey || document.querySelector(busy)) &&
    opensWithKey()
  );
}

/** Opens the search, as `/` does. What stands below it, until the dialog is there, says that it comes or cannot be had. */
export function SearchButton() {
  const shown = useView()?.page.content;
  const [openOn, setOpenOn] = useState<string>();
  const [keys, setKeys] = useState<string>();
  const prefetch = useContext(PrefetchContext);

  useEffect(() => {
    if (!openOn) setKeys(opensWithKey() ? '/' : undefined); // the dialog has the switch
  }, [openOn]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpenOn(shown);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shown]);

  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts={keys}
        data-needs-script=""
        onClick={() => setOpenOn(shown)}
        onPointerEnter={() => prefetch(ahead)}
        onPointerLeave={() => prefetch()}
        onFocus={() => prefetch(ahead)}
      >
        <Icon path={shellStrokes.search} />
      </button>
      {openOn && openOn === shown && (
        <div className={styles.late}>
          <LatePart
            load={load}
            given={{ onClose: () => setOpenOn(undefined) }}
            coming="Loading the search …"
            failure="The search could not be loaded."
            instead={
              <>
                The <NavigationLink to={href.download()}>download centre</NavigationLink> lists everything there is.
              </>
            }
          />
        </div>
      )}
    </>
  );
}
