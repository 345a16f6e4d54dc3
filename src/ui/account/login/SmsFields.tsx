import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { shownProblems } from '../../../machines/account/login/login.rules.ts';
import { problemText } from '../../copy/problemText.ts';
import { MobileField } from '../mobile/MobileField.tsx';
import { SmsCodeField } from '../smsCode/SmsCodeField.tsx';
import { CountriesTrouble } from './CountriesTrouble.tsx';
import type { LoginViewProps } from './loginViewProps.ts';

/** Mobile number and code (VALID-32, SMS-05…10). */
export function SmsFields({ actor, state }: LoginViewProps) {
  const { t } = useTranslation();
  const { smsCode, countries, countryPicker } = useSelector(actor, ({ children }) => children);
  const problems = shownProblems(state.context);

  return (
    <>
      {countries && state.context.country === null ? <CountriesTrouble countries={countries} /> : null}
      {countryPicker ? (
        <MobileField
          label={t('login_mobile')}
          value={state.context.values.mobileNum}
          problem={problemText(t, 'mobileNum', problems.mobileNum)}
          picker={countryPicker}
          readOnly={state.hasTag('busy')}
          onChange={(value) => actor.send({ type: 'login.type', field: 'mobileNum', value })}
          onLeave={() => actor.send({ type: 'login.leaveField', field: 'mobileNum' })}
        />
      ) : null}
      <SmsCodeField
        smsCode={smsCode}
        to="account"
        value={state.context.values.verificationCode}
        problem={problemText(t, 'verificationCode', problems.verificationCode)}
        readOnly={state.hasTag('busy')}
        canSend={state.can({ type: 'login.requestCode' })}
        onChange={(value) => actor.send({ type: 'login.typeSecret', field: 'verificationCode', value })}
        onLeave={() => actor.send({ type: 'login.leaveField', field: 'verificationCode' })}
        onSend={() => actor.send({ type: 'login.requestCode' })}
      />
    </>
  );
}
