import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { smsCodeMachine } from '../../../machines/account/smsCode/smsCode.machine.ts';
import { CodeField } from '../../kit/CodeField.tsx';
import { SmsSentNote } from './SmsSentNote.tsx';

export interface SmsCodeInputProps {
  /** The actor that sends codes; undefined if it failed. */
  readonly smsCode: ActorRefFrom<typeof smsCodeMachine> | undefined;
  /** Whether the message must not reveal that the account exists. */
  readonly to: 'account' | 'anybody';
  readonly value: string;
  /** The error. */
  readonly problem: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (digits: string) => void;
  readonly onLeave: () => void;
}

/** The input of an SMS code, and where the last one was sent (VALID-32…34). */
export function SmsCodeInput({ smsCode, to, value, problem, readOnly, onChange, onLeave }: SmsCodeInputProps) {
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
    </>
  );
}
