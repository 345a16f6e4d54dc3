import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { shownProblem } from '../../machines/register/register.rules.ts';
import { phoneKey } from '../copy/phoneKey.ts';
import { problemText } from '../copy/problemText.ts';
import { CodeField } from '../kit/CodeField.tsx';
import { SmsCodeButton } from '../smsCode/SmsCodeButton.tsx';
import { SmsSentNote } from '../smsCode/SmsSentNote.tsx';
import type { RegisterActor } from './RegisterDialog.tsx';
import styles from './register.module.css';

/** The code that proves the number (VALID-33, 34, SMS-05…10). */
export function RegisterCode({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const smsCode = useSelector(actor, ({ children }) => children.smsCode);
  const value = useSelector(actor, ({ context }) => context.values.verificationCode);
  const free = useSelector(actor, (state) => state.matches('form'));
  const error = useSelector(actor, ({ context }) => {
    const wrong = problemText(t, 'verificationCode', shownProblem(context, 'verificationCode'));
    return context.codeProblem ? t(phoneKey[context.codeProblem]) : wrong;
  });

  return (
    <>
      {smsCode ? <SmsSentNote smsCode={smsCode} to="anybody" /> : null}
      <CodeField
        label={t('login_code')}
        hint={t('login_code_hint')}
        length={6}
        name="verificationCode"
        value={value}
        error={error}
        readOnly={!free}
        onChange={(typed) => actor.send({ type: 'register.typeSecret', field: 'verificationCode', value: typed })}
        onLeave={() => actor.send({ type: 'register.leaveField', field: 'verificationCode' })}
      />
      <div className={styles.row}>
        {smsCode ? (
          <SmsCodeButton
            smsCode={smsCode}
            disabled={!free}
            onSend={() => actor.send({ type: 'register.requestCode' })}
          />
        ) : null}
      </div>
    </>
  );
}
