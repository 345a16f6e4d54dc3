import { CountryPicker, type CountryPickerProps } from '../country/CountryPicker.tsx';
import { Field } from '../kit/Field.tsx';

interface MobileFieldProps extends CountryPickerProps {
  readonly label: string;
  readonly value: string;
  /** The error. */
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  /** Called when the focus moves to another field. */
  readonly onLeave: () => void;
}

/** A mobile number with its country, for login, registration and recovery. */
export function MobileField({ label, value, problem, picker, readOnly, onChange, onLeave }: MobileFieldProps) {
  return (
    <Field
      label={label}
      name="mobileNum"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={24}
      lead={<CountryPicker picker={picker} readOnly={readOnly} />}
      value={value}
      error={problem}
      readOnly={readOnly}
      onChange={onChange}
      onLeave={onLeave}
    />
  );
}
