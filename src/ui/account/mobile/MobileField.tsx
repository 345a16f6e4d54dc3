import type { ReactNode } from 'react';
import { Field } from '../../kit/Field.tsx';
import { CountryPicker, type CountryPickerProps } from '../country/CountryPicker.tsx';

interface MobileFieldProps extends CountryPickerProps {
  readonly label: string;
  readonly value: string;
  /** The error. */
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  /** A button after the number. */
  readonly aside?: ReactNode;
  /** Called when the focus moves to another field. */
  readonly onLeave: () => void;
}

/** A mobile number with its country, for login, registration and recovery. */
export function MobileField({ label, value, problem, picker, readOnly, aside, onChange, onLeave }: MobileFieldProps) {
  return (
    <Field
      label={label}
      name="mobileNum"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={24}
      lead={<CountryPicker picker={picker} readOnly={readOnly} />}
      aside={aside}
      value={value}
      error={problem}
      readOnly={readOnly}
      onChange={onChange}
      onLeave={onLeave}
    />
  );
}
