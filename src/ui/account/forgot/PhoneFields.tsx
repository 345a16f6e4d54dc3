import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { shownProblems } from '../../../machines/account/forgot/forgot.rules.ts';
import { problemText } from '../../copy/problemText.ts';
import { lockIcon } from '../../kit/icons/form.ts';
import { PasswordField } from '../../kit/PasswordField.tsx';
import { MobileField } from '../mobile/MobileField.tsx';
import { SmsCodeField } from '../smsCode/SmsCodeField.tsx';
import type { ForgotViewProps } from './forgotViewProps.ts';

/** Mobile number, code and new password (FORGOT-09, 14…16). */
export function PhoneFields({ actor, state }: ForgotViewProps) {
  const { t } = useTranslation();
  const { smsCode, countryPicker } = useSelector(actor, ({ children }) => children);
  const { values, rules } = state.context;
  const problems = shownProblems(state.context);
  const busy = state.hasTag('busy');

  return (
    <>
      {countryPicker ? (
        <MobileField
          label={t('login_mobile')}
          value={values.mobileNum}
          problem={problemText(t, 'mobileNum', problems.mobileNum)}
          picker={countryPicker}
          readOnly={busy}
          onChange={(value) => actor.send({ type: 'forgot.type', field: 'mobileNum', value })}
          onLeave={() => actor.send({ type: 'forgot.leaveField', field: 'mobileNum' })}
        />
      ) : null}
      <SmsCodeField
        smsCode={smsCode}
        to="account"
        value={values.verificationCode}
        problem={problemText(t, 'verificationCode', problems.verificationCode)}
        readOnly={busy}
        canSend={state.can({ type: 'forgot.requestCode' })}
        onChange={(value) => actor.send({ type: 'forgot.typeSecret', field: 'verificationCode', value })}
        onLeave={() => actor.send({ type: 'forgot.leaveField', field: 'verificationCode' })}
        onSend={() => actor.send({ type: 'forgot.requestCode' })}
      />
      <PasswordField
        label={t('change_new')}
        hint={rules ? t('change_rule', { min: rules.password.minLength, max: rules.password.maxLength }) : undefined}
        name="newPassword"
        autoComplete="new-password"
        maxLength={128}
        icon={lockIcon}
        showLabel={t('password_show')}
        hideLabel={t('password_hide')}
        value={values.newPassword}
        error={problemText(t, 'newPassword', problems.newPassword)}
        readOnly={busy}
        onChange={(value) => actor.send({ type: 'forgot.typeSecret', field: 'newPassword', value })}
        onLeave={() => actor.send({ type: 'forgot.leaveField', field: 'newPassword' })}
      />
    </>
  );
}
