import styles from './chips.module.css';

interface ChipsProps<Id extends string> {
  /** What is chosen between. */
  readonly label: string;
  readonly chips: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id;
  /** A press does nothing. */
  readonly disabled?: boolean;
  readonly onChoose: (id: Id) => void;
}

/** One of a few: all of them in sight, the chosen one pressed. */
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
