import { useId } from 'react';
import styles from './RangeField.module.css';

interface RangeFieldProps {
  readonly label: string;
  readonly value: number;
  /** The value as text; spoken too. */
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

/** A native slider under its label and value. */
export function RangeField({ label, value, text, min, max, step, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <output htmlFor={id} className={styles.value}>
        {text}
      </output>
      <input
        id={id}
        type="range"
        className={styles.input}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
