import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { shownProblems } from '../../machines/login/login.rules.ts';
import { problemText } from '../copy/problemText.ts';
import { CodeField } from '../kit/CodeField.tsx';
import { SmsCodeButton } from '../smsCode/SmsCodeButton.tsx';
import { SmsSentNote } from '../smsCode/SmsSentNote.tsx';
import { CountriesTrouble } from './CountriesTrouble.tsx';
import type { LoginViewProps } from './LoginForm.tsx';
import styles from './login.module.css';
import { MobileField } from './MobileField.tsx';

/** Number and code (VALID-32, SMS-05…10). */
export function SmsFields({ actor, state }: LoginViewProps) {
  const { t } = useTranslation();
  const { smsCode, countries } = useSelector(actor, ({ children }) => children);
  const problems = shownProblems(state.context);

  return (
    <>
      {countries && state.context.country === null ? <CountriesTrouble countries={countries} /> : null}
      <MobileField actor={actor} state={state} />
      {smsCode ? <SmsSentNote smsCode={smsCode} to="account" /> : null}
      <CodeField
        label={t('login_code')}
        hint={t('login_code_hint')}
        length={6}
        name="verificationCode"
        value={state.context.values.verificationCode}
        error={problemText(t, 'verificationCode', problems.verificationCode)}
        readOnly={state.hasTag('busy')}
        onChange={(value) => actor.send({ type: 'login.typeSecret', field: 'verificationCode', value })}
        onLeave={() => actor.send({ type: 'login.leaveField', field: 'verificationCode' })}
      />
      <div className={styles.row}>
        {smsCode ? (
          <SmsCodeButton
            smsCode={smsCode}
            disabled={!state.can({ type: 'login.requestCode' })}
            onSend={() => actor.send({ type: 'login.requestCode' })}
          />
        ) : null}
      </div>
    </>
  );
}
