import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { smsCodeMachine } from '../../machines/smsCode/smsCode.machine.ts';
import { Note } from '../kit/Note.tsx';
import { maskNumber } from './maskNumber.ts';

/** Where the last code went and how long it is good. */
export function SmsSentNote({ smsCode }: { readonly smsCode: ActorRefFrom<typeof smsCodeMachine> }) {
  const { t } = useTranslation();
  const { sentTo, expiredMinutes } = useSelector(smsCode, ({ context }) => context);
  if (sentTo === null) return null;
  return (
    <Note tone="gain" role="status">
      {t('sms_sent', { number: maskNumber(sentTo), minutes: expiredMinutes })}
    </Note>
  );
}
