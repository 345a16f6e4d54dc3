import type { ReactNode } from 'react';
import { classes } from '../kit/classes.ts';
import styles from './chips.module.css';

interface ChipsProps<Id extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly chips: readonly { readonly id: Id; readonly label: ReactNode }[];
  readonly chosen: Id;
  /** Columns of equal width: a choice that weighs more. */
  readonly columns?: 2 | 3;
  /** Ignores presses. */
  readonly disabled?: boolean;
  readonly onChoose: (id: Id) => void;
}

/** A choice of a few, all visible; the selected one is pressed. */
export function Chips<Id extends string>({
  label,
  chips,
  chosen,
  columns,
  disabled = false,
  onChoose,
}: ChipsProps<Id>) {
  return (
    <fieldset className={classes(styles.chips, columns && styles[columns === 2 ? 'two' : 'three'])} aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className={styles.chip}
          aria-pressed={chip.id === chosen}
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled) onChoose(chip.id);
          }}
        >
          {chip.label}
        </button>
      ))}
    </fieldset>
  );
}
