import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './OptionList.module.css';
import { keepInView, openList } from './openList.ts';

export interface ListedOption {
  /** Unique within the list. */
  readonly value: string;
  readonly content: ReactNode;
  /** Whether it is the form's current value. */
  readonly selected: boolean;
}

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ListedOption[];
  /** Value of the active option. */
  readonly active: string | null;
  /** Width of the list. */
  readonly className: string | undefined;
  readonly onPick: (value: string) => void;
}

/** Id of the active option, for `aria-activedescendant`. */
export const optionId = (listId: string, value: string): string => `${listId}-${value}`;

/** Options of a combobox, anchored to it (WAI-ARIA listbox popup). The focus stays in the combobox. */
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
