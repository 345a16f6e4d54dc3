import { useTranslation } from 'react-i18next';
import { isSixDigits } from '../../machines/money/sixDigits.ts';
import { PasswordField } from '../kit/PasswordField.tsx';

interface PaymentPasswordFieldProps {
  readonly value: string;
  /** Whether it may say what is wrong. */
  readonly tried: boolean;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** The six digits that stand before whatever moves money or points (decision M5). */
export function PaymentPasswordField({ tried, ...field }: PaymentPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      {...field}
      label={t('payment_title')}
      error={tried && !isSixDigits(field.value) ? t('payment_problem_sixDigits') : null}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      showLabel={t('password_show')}
      hideLabel={t('password_hide')}
    />
  );
}
