import type { ReactNode } from 'react';
import { FieldNotes } from './FieldNotes.tsx';
import { Icon } from './Icon.tsx';
import styles from './RadioGroup.module.css';

interface RadioOption {
  readonly value: string;
  /** An icon of `icons/` before the label. */
  readonly icon?: string;
  readonly label: ReactNode;
  /** A second line. */
  readonly note?: ReactNode;
  /** At the end of the line. */
  readonly aside?: ReactNode;
  /** Below the line, inside the option: a field that belongs to it. */
  readonly extra?: ReactNode;
}

interface RadioGroupProps {
  /** Unique on the page. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly RadioOption[];
  readonly selected: string | null;
  readonly disabled?: boolean;
  readonly error?: string | null | undefined;
  readonly onChange: (value: string) => void;
}

/** Radio buttons with room for details. */
export function RadioGroup({ name, legend, options, selected, disabled, error, onChange }: RadioGroupProps) {
  return (
    <fieldset className={styles.choices} aria-describedby={`${name}-notes`}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, icon, label, note, aside, extra }) => (
        <div key={value} className={styles.option}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              disabled={disabled}
              readOnly
              onClick={() => onChange(value)}
            />
            {icon ? <Icon d={icon} className={styles.icon} /> : null}
            <span className={styles.words}>
              <span>{label}</span>
              {note ? <small className={styles.note}>{note}</small> : null}
            </span>
            {aside}
          </label>
          {extra ? <div className={styles.extra}>{extra}</div> : null}
        </div>
      ))}
      <FieldNotes id={`${name}-notes`} error={error} />
    </fieldset>
  );
}
