import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './OptionList.module.css';
import { keepInView, openList } from './openList.ts';

/** One line of the list. */
export interface ListedOption {
  /** What it stands for; no two of one list are alike. */
  readonly value: string;
  readonly content: ReactNode;
  /** The form holds this one. */
  readonly selected: boolean;
}

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ListedOption[];
  /** The value that the keys have reached. */
  readonly active: string | null;
  /** How wide the list is. */
  readonly className: string | undefined;
  readonly onPick: (value: string) => void;
}

/** The element that `aria-activedescendant` of the combobox names. */
export const optionId = (listId: string, value: string): string => `${listId}-${value}`;

/** What can be chosen in a combobox (WAI-ARIA, listbox popup), beside its anchor. The focus stays with the combobox. */
export function OptionList({ id, label, options, active, className, onPick }: OptionListProps) {
  return (
    <div
      ref={openList}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={classes(styles.list, className)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ value, content, selected }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
        <div
          key={value}
          ref={value === active ? keepInView : null}
          id={optionId(id, value)}
          role="option"
          aria-selected={selected}
          data-active={value === active || undefined}
          tabIndex={-1}
          className={styles.option}
          onClick={() => onPick(value)}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
