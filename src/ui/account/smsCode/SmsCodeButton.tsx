import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { secondsLeft, type smsCodeMachine } from '../../machines/smsCode/smsCode.machine.ts';
import { Button } from '../kit/Button.tsx';

interface SmsCodeButtonProps {
  readonly smsCode: ActorRefFrom<typeof smsCodeMachine>;
  readonly disabled: boolean;
  readonly onSend: () => void;
}

/** Requests a code, and counts down to the next request (SMS-05…08). */
export function SmsCodeButton({ smsCode, disabled, onSend }: SmsCodeButtonProps) {
  const { t } = useTranslation();
  const state = useSelector(smsCode, (snapshot) => snapshot);
  return (
    <Button
      type="button"
      size="small"
      busy={state.hasTag('busy')}
      disabled={disabled || !state.matches('ready')}
      onClick={onSend}
    >
      {words(t, state)}
    </Button>
  );
}

function words(t: TFunction, state: SnapshotFrom<typeof smsCodeMachine>): string {
  const seconds = secondsLeft(state.context);
  if (state.matches('sending')) return t('sms_sending');
  if (state.matches('counting')) return t('sms_again_in', { seconds });
  if (state.matches('locked')) return t('sms_wait_in', { seconds });
  return t(state.context.sentTo ? 'sms_again' : 'sms_send');
}
