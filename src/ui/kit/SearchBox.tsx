import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { searchIcon } from './icons/games.ts';
import { xIcon } from './icons/shell.ts';
import styles from './SearchBox.module.css';
import { Spinner } from './Spinner.tsx';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly maxLength: number;
  readonly busy?: boolean;
  /** Taller, for a page that is about the search. */
  readonly large?: boolean;
  /** Enter and the button search at once; without it the search follows the typing alone. */
  readonly submit?: { readonly label: string; readonly onSubmit: () => void };
  readonly onChange: (value: string) => void;
}

/** A search as one types, with a button that clears it. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, clearLabel, value, maxLength, busy = false, large = false, submit, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns of the element `search` where the DOM does not know it
    <form
      role="search"
      className={large ? `${styles.box} ${styles.large}` : styles.box}
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit?.onSubmit();
      }}
    >
      {submit ? (
        <button type="submit" className={styles.submit} aria-label={submit.label}>
          <Icon d={searchIcon} />
        </button>
      ) : (
        <Icon d={searchIcon} />
      )}
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onChange(target.value)}
      />
      {busy ? (
        <span className={styles.busy}>
          <Spinner />
        </span>
      ) : null}
      {value === '' ? null : <IconButton icon={xIcon} label={clearLabel} size="small" onClick={() => onChange('')} />}
    </form>
  );
}
