import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../lib/is-composing.ts';
import { PrefetchContext } from '../../lib/pages/prefetch.ts';
import { TextButton } from '../../ui/actions/text-button/text-button.tsx';
import { closeDialog } from '../../ui/feedback/dialog/close-dialog.ts';
import { Dialog } from '../../ui/feedback/dialog/dialog.tsx';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { shellStrokes } from '../../ui/icons/shell-strokes.ts';
import { KeySwitch } from './key-switch.tsx';
import { useMissedSearch } from './missed/use-missed-search.ts';
import { Results, resultId } from './results.tsx';
import styles from './search-dialog.module.css';
import searchShape from './search-shape.module.css';
import { SuggestedPages } from './suggested-pages.tsx';
import { useFind } from './use-find.ts';
import { useSeenHeight } from './use-seen-height.ts';

export { fetchFind } from '../../shared-features/search/fetch-find.ts';

/** How long one types on before anything is searched, in milliseconds. */
const pause = 120;

/** The search: a field, and below it what it finds. The arrow keys choose, Enter opens. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState(0);
  const { hits, missed, message, retry } = useFind(asked);
  const countMissed = useMissedSearch(typed.trim() === asked ? missed : '');
  const prefetch = useContext(PrefetchContext);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  useSeenHeight(field);

  const ask = useCallback((words: string) => {
    setAsked(words.trim());
    setChosen(0);
  }, []);
  useEffect(() => {
    const timer = setTimeout(ask, pause, typed);
    return () => clearTimeout(timer);
  }, [typed, ask]);

  const choose = (at: number) => {
    setChosen(at);
    prefetch(hits[at]?.entry.to);
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) choose((chosen + step + hits.length) % hits.length);
    if (event.key === 'Enter') {
      // What was typed last counts, and not what is still on show.
      if (typed.trim() !== asked) flushSync(() => ask(typed));
      list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
      countMissed();
    } else if (!step) return;
    event.preventDefault();
  };
  // Before the next page comes, which takes the focus. One that opens in a tab of its own leaves the search as it is.
  const onFollow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) void closeDialog(field.current, 'done');
  };

  const input = (
    <>
      <Icon path={shellStrokes.search} />
      <input
        ref={field}
        className={styles.field}
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={hits.length > 0 ? resultId(chosen) : undefined}
        placeholder="Product, version or word"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
    </>
  );

  return (
    <Dialog open title="Search" onClose={onClose} shape={searchShape} closesBeside field={input}>
      <p role="status" className={styles.message} data-quiet={hits.length > 0 || undefined}>
        {message}
      </p>
      {retry && <TextButton onClick={retry}>Try again</TextButton>}
      {hits.length > 0 ? (
        <Results id={listId} list={list} hits={hits} chosen={chosen} onChoose={setChosen} onFollow={onFollow} />
      ) : (
        <SuggestedPages onFollow={onFollow} />
      )}
      <KeySwitch />
    </Dialog>
  );
}
