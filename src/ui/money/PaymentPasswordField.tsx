import { useTranslation } from 'react-i18next';
import { isSixDigits } from '../../machines/money/sixDigits.ts';
import { PasswordField } from '../kit/PasswordField.tsx';

interface PaymentPasswordFieldProps {
  readonly value: string;
  /** Whether errors may show. */
  readonly tried: boolean;
  readonly readOnly: boolean;
  readonly hint?: string;
  /** Own label, where the page has another payment password field. */
  readonly label?: string;
  readonly onChange: (value: string) => void;
}

/** The payment password, required for moving money or points and for bank accounts (decision M5). */
export function PaymentPasswordField({ value, tried, readOnly, hint, label, onChange }: PaymentPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={label ?? t('payment_title')}
      hint={hint}
      value={value}
      error={tried && !isSixDigits(value) ? t('payment_problem_sixDigits') : null}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      readOnly={readOnly}
      showLabel={t('password_show')}
      hideLabel={t('password_hide')}
      onChange={onChange}
    />
  );
}
