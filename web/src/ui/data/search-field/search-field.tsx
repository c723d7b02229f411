import { actionClass } from '../../actions/action-class.ts';
import { Icon } from '../../icons/icon/icon.tsx';
import { shellStrokes } from '../../icons/shell-strokes.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** What is searched by, as short as a phone has room for: `Search by name`. */
  readonly label: string;
  /** The most characters that are searched for. Of more, the browser says so, and keeps them. */
  readonly longest: number;
  /** Called with what was typed, without the spaces around it, and with nothing as soon as the field is empty. */
  readonly onSearch: (words: string) => void;
}

/** Searches a list of the page: by Enter or the button, and not with each letter. Emptied, it shows all again. */
export function SearchField({ label, longest, onSearch }: SearchFieldProps) {
  return (
    <search>
      <form
        // For programs that act for somebody: searching changes nothing, so they may send it themselves.
        toolname={label.toLowerCase().replaceAll(' ', '_')}
        tooldescription={`${label}: the page then shows what has these words.`}
        toolautosubmit=""
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const entered = new FormData(event.currentTarget).get('words');
          onSearch(String(entered ?? '').trim());
        }}
      >
        <div className={styles.frame}>
          <Icon path={shellStrokes.search} />
          <input
            toolparamdescription={label}
            type="search"
            name="words"
            aria-label={label}
            placeholder={label}
            pattern={`.{0,${longest}}`}
            title={`${label}: at most ${longest} characters`}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => {
              if (target.value === '') onSearch('');
            }}
          />
        </div>
        <button type="submit" className={actionClass('secondary')}>
          Search
        </button>
      </form>
    </search>
  );
}
