import { useTranslation } from 'react-i18next';
import type { SecurityField } from '../../../machines/account/security/security.events.ts';
import type { SecurityProblem } from '../../../machines/account/security/security.rules.ts';
import { PasswordField } from '../../kit/PasswordField.tsx';
import type { SecurityProps } from './securityProps.ts';

interface SecretProps extends SecurityProps {
  readonly field: SecurityField;
  readonly problem: SecurityProblem | undefined;
}

const completion = {
  loginPassword: 'current-password',
  verificationCode: 'one-time-code',
  paymentPassword: 'off',
  newPaymentPassword: 'off',
  paymentPasswordAgain: 'off',
} as const satisfies Record<SecurityField, string>;

/** A password field; all but the login password are digits. */
export function SecretField({ actor, state, field, problem }: SecretProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={t(`payment_${field}`)}
      value={state.context.typed[field]}
      error={state.context.tried && problem ? t(`payment_problem_${problem}`) : null}
      inputMode={field === 'loginPassword' ? 'text' : 'numeric'}
      autoComplete={completion[field]}
      maxLength={field === 'loginPassword' ? 128 : 6}
      readOnly={state.hasTag('sending')}
      showLabel={t('password_show')}
      hideLabel={t('password_hide')}
      onChange={(value) => actor.send({ type: 'security.typeSecret', field, value })}
    />
  );
}
