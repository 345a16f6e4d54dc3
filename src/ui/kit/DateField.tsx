import type { KeyboardEvent } from 'react';
import { Field, type FieldProps } from './Field.tsx';

/** No day: what is told of one that is only half typed, which the browser keeps to itself. */
const HALF_TYPED = '-';

/** A day of the calendar. What is half typed stays on screen, and counts as something typed: it is not left out silently. */
export function DateField({ value, onChange, ...rest }: Omit<FieldProps, 'type' | 'onKeyUp'>) {
  const tell = ({ currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const typed = currentTarget.validity.badInput ? HALF_TYPED : currentTarget.value;
    if (typed !== value) onChange(typed);
  };
  // Given as it is, the browser would empty the field: it is not in the form of a date.
  const shown = value === HALF_TYPED ? '' : value;
  return <Field {...rest} type="date" value={shown} onChange={onChange} onKeyUp={tell} />;
}
