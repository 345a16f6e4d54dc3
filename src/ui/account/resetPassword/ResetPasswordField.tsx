import { useTranslation } from 'react-i18next';
import type { ResetField } from '../../../machines/account/resetPassword/resetPassword.events.ts';
import { shownProblems } from '../../../machines/account/resetPassword/resetPassword.rules.ts';
import { problemText } from '../../copy/problemText.ts';
import { lockIcon } from '../../kit/icons/form.ts';
import { PasswordField } from '../../kit/PasswordField.tsx';
import type { ResetPasswordViewProps } from './resetPasswordViewProps.ts';

const labels = { newPassword: 'change_new', confirmNewPassword: 'change_confirm' } as const;

/** A password field; the first one shows its rule up front (VALID-27). */
export function ResetPasswordField({ field, actor, state }: ResetPasswordViewProps & { readonly field: ResetField }) {
  const { t } = useTranslation();
  const { rule, values } = state.context;
  const hint = rule ? t('change_rule', { min: rule.minLength, max: rule.maxLength }) : undefined;
  return (
    <PasswordField
      label={t(labels[field])}
      hint={field === 'newPassword' ? hint : undefined}
      name={field}
      autoComplete="new-password"
      maxLength={128}
      icon={lockIcon}
      showLabel={t('password_show')}
      hideLabel={t('password_hide')}
      value={values[field]}
      error={problemText(t, field, shownProblems(state.context)[field])}
      readOnly={state.hasTag('busy')}
      onChange={(value) => actor.send({ type: 'resetPassword.type', field, value })}
      onLeave={() => actor.send({ type: 'resetPassword.leaveField', field })}
    />
  );
}
