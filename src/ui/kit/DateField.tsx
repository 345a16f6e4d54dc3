import type { KeyboardEvent } from 'react';
import { Field, type FieldProps } from './Field.tsx';

/** Stands for a half-typed date, whose text the browser does not expose. */
const HALF_TYPED = '-';

/** A date field. A half-typed date stays on screen and counts as invalid input, not as empty. */
export function DateField({ value, onChange, ...rest }: Omit<FieldProps, 'type' | 'onKeyUp'>) {
  const tell = ({ currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const typed = currentTarget.validity.badInput ? HALF_TYPED : currentTarget.value;
    if (typed !== value) onChange(typed);
  };
  // Passing it on would clear the field: it is not a valid date string.
  const shown = value === HALF_TYPED ? '' : value;
  return <Field {...rest} type="date" value={shown} onChange={onChange} onKeyUp={tell} />;
}
