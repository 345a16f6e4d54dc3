import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../kit/Field.tsx';
import { swapSeparators } from './decimals.ts';

export type DecimalFieldProps = Omit<FieldProps, 'inputMode' | 'autoComplete'>;

/** A field for a decimal number: takes and shows it as the language writes it, and passes it on with a point. */
export function DecimalField({ value, onChange, ...field }: DecimalFieldProps) {
  const { i18n } = useTranslation();
  return (
    <Field
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={swapSeparators(value, i18n.language)}
      onChange={(typed) => onChange(swapSeparators(typed, i18n.language))}
    />
  );
}
