import type { ReactNode } from 'react';
import styles from './Choices.module.css';
import { FieldNotes } from './FieldNotes.tsx';

interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  /** A second line. */
  readonly note?: ReactNode;
  /** At the end of the line. */
  readonly aside?: ReactNode;
}

interface ChoicesProps {
  /** Of this group alone on the page. */
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: string | null;
  readonly disabled?: boolean;
  readonly error?: string | null | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of a few, each with room for what sets it apart. */
export function Choices({ name, legend, choices, chosen, disabled, error, onChoose }: ChoicesProps) {
  return (
    <fieldset className={styles.choices} aria-describedby={`${name}-notes`}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, label, note, aside }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={disabled}
            readOnly
            onClick={() => onChoose(value)}
          />
          <span className={styles.words}>
            <span>{label}</span>
            {note ? <small className={styles.note}>{note}</small> : null}
          </span>
          {aside}
        </label>
      ))}
      <FieldNotes id={`${name}-notes`} error={error} />
    </fieldset>
  );
}
