import { IconButton } from './IconButton.tsx';
import { chevronLeftIcon, chevronRightIcon } from './icons/shell.ts';
import styles from './Pager.module.css';
import { pageRange } from './pageRange.ts';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** Another page is loading: presses are ignored. */
  readonly disabled?: boolean;
  /** Accessible name: what is paged. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Label of a page button, such as "Page 3". */
  readonly pageLabel: (page: number) => string;
}

/** Pagination: three pages around the current one, one at either end (CONST-21, 22). */
export function Pager({
  page,
  pages,
  disabled = false,
  onPage,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
}: PagerProps) {
  return (
    <nav aria-label={label} className={styles.pager}>
      <IconButton
        icon={chevronLeftIcon}
        size="small"
        label={previousLabel}
        disabled={disabled || page <= 1}
        className={styles.step}
        onClick={() => onPage(page - 1)}
      />
      {pageRange(page, pages).map((entry, place) =>
        entry === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
          <span key={`gap ${place}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            className={styles.page}
            aria-label={pageLabel(entry)}
            aria-current={entry === page ? 'page' : undefined}
            aria-disabled={disabled || undefined}
            onClick={() => {
              if (entry !== page && !disabled) onPage(entry);
            }}
          >
            {entry}
          </button>
        ),
      )}
      <IconButton
        icon={chevronRightIcon}
        size="small"
        label={nextLabel}
        disabled={disabled || page >= pages}
        className={styles.step}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
