import { CountryPicker, type CountryPickerProps } from '../country/CountryPicker.tsx';
import { Field } from '../kit/Field.tsx';

interface MobileFieldProps extends CountryPickerProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it, in words. */
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  /** Somebody goes on to another field. */
  readonly onLeave: () => void;
}

/** A mobile number with its country before it, for login, registration and recovery alike. */
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
