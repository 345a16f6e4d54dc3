import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { smsCodeMachine } from '../../machines/smsCode/smsCode.machine.ts';
import { CodeField } from '../kit/CodeField.tsx';
import { SmsCodeButton } from './SmsCodeButton.tsx';
import { SmsSentNote } from './SmsSentNote.tsx';
import styles from './smsCode.module.css';

interface SmsCodeFieldProps {
  /** The actor that sends codes; undefined if it failed. */
  readonly smsCode: ActorRefFrom<typeof smsCodeMachine> | undefined;
  /** Whether the message must not reveal that the account exists. */
  readonly to: 'account' | 'anybody';
  readonly value: string;
  /** The error. */
  readonly problem: string | undefined;
  readonly readOnly: boolean;
  /** Whether a code may be requested now. */
  readonly canSend: boolean;
  readonly onChange: (digits: string) => void;
  readonly onLeave: () => void;
  readonly onSend: () => void;
}

/** An SMS code: input, where the last one was sent, and resend (VALID-32…34, SMS-05…10). */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const { smsCode, to, value, problem, readOnly, canSend, onChange, onLeave, onSend } = props;
  const { t } = useTranslation();
  return (
    <>
      {smsCode ? <SmsSentNote smsCode={smsCode} to={to} /> : null}
      <CodeField
        label={t('login_code')}
        hint={t('login_code_hint')}
        length={6}
        name="verificationCode"
        value={value}
        error={problem}
        readOnly={readOnly}
        onChange={onChange}
        onLeave={onLeave}
      />
      <div className={styles.row}>
        {smsCode ? <SmsCodeButton smsCode={smsCode} disabled={!canSend} onSend={onSend} /> : null}
      </div>
    </>
  );
}
