import styles from './chips.module.css';

interface ChipsProps<Id extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly chips: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id;
  /** Ignores presses. */
  readonly disabled?: boolean;
  readonly onChoose: (id: Id) => void;
}

/** A choice of a few, all visible; the selected one is pressed. */
export function Chips<Id extends string>({ label, chips, chosen, disabled = false, onChoose }: ChipsProps<Id>) {
  return (
    <fieldset className={styles.chips} aria-label={label}>
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
