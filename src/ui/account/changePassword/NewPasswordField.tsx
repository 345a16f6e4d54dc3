import { useTranslation } from 'react-i18next';
import type { PasswordField as FieldName } from '../../../machines/account/changePassword/changePassword.events.ts';
import { shownProblems } from '../../../machines/account/changePassword/changePassword.rules.ts';
import { problemText } from '../../copy/problemText.ts';
import { lockIcon } from '../../kit/icons/form.ts';
import { PasswordField } from '../../kit/PasswordField.tsx';
import type { ChangePasswordViewProps } from './changePasswordViewProps.ts';

const labels = {
  oldPassword: 'change_old',
  newPassword: 'change_new',
  confirmNewPassword: 'change_confirm',
} as const satisfies Record<FieldName, string>;

/** A password field; the new password shows its rule up front. */
export function NewPasswordField({ field, actor, state }: ChangePasswordViewProps & { readonly field: FieldName }) {
  const { t } = useTranslation();
  const { rule, values } = state.context;
  const hint =
    field === 'newPassword' && rule ? { hint: t('change_rule', { min: rule.minLength, max: rule.maxLength }) } : {};
  return (
    <PasswordField
      label={t(labels[field])}
      {...hint}
      name={field}
      autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
      maxLength={128}
      icon={lockIcon}
      showLabel={t('password_show')}
      hideLabel={t('password_hide')}
      value={values[field]}
      error={problemText(t, field, shownProblems(state.context)[field])}
      readOnly={state.hasTag('busy')}
      onChange={(value) => actor.send({ type: 'changePassword.type', field, value })}
      onLeave={() => actor.send({ type: 'changePassword.leaveField', field })}
    />
  );
}
