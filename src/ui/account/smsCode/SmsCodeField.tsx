import { SmsCodeButton } from './SmsCodeButton.tsx';
import { SmsCodeInput, type SmsCodeInputProps } from './SmsCodeInput.tsx';
import styles from './smsCode.module.css';

interface SmsCodeFieldProps extends SmsCodeInputProps {
  /** Whether a code may be requested now. */
  readonly canSend: boolean;
  readonly onSend: () => void;
}

/** An SMS code: input, where the last one was sent, and resend (VALID-32…34, SMS-05…10). */
export function SmsCodeField({ canSend, onSend, ...input }: SmsCodeFieldProps) {
  const { smsCode } = input;
  return (
    <>
      <SmsCodeInput {...input} />
      <div className={styles.row}>
        {smsCode ? <SmsCodeButton smsCode={smsCode} disabled={!canSend} onSend={onSend} /> : null}
      </div>
    </>
  );
}
