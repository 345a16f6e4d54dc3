import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { smsCodeMachine } from '../../../machines/account/smsCode/smsCode.machine.ts';
import { Note } from '../../kit/Note.tsx';
import { maskNumber } from './maskNumber.ts';

interface SmsSentNoteProps {
  readonly smsCode: ActorRefFrom<typeof smsCodeMachine>;
  /** Whether the message must not reveal that the account exists. */
  readonly to: 'account' | 'anybody';
}

/** Where the last code was sent, and until when it is valid. */
export function SmsSentNote({ smsCode, to }: SmsSentNoteProps) {
  const { t } = useTranslation();
  const { sentTo, expiredMinutes } = useSelector(smsCode, ({ context }) => context);
  if (sentTo === null) return null;
  return (
    <Note tone="gain" role="status">
      {t(to === 'account' ? 'sms_sent' : 'register_sms_sent', { number: maskNumber(sentTo), minutes: expiredMinutes })}
    </Note>
  );
}
