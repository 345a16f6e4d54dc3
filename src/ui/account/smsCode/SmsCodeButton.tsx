import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { secondsLeft, type smsCodeMachine } from '../../../machines/account/smsCode/smsCode.machine.ts';
import { Button } from '../../kit/Button.tsx';

interface SmsCodeButtonProps {
  readonly smsCode: ActorRefFrom<typeof smsCodeMachine>;
  readonly disabled: boolean;
  readonly onSend: () => void;
  /** Inside a field: of a countdown only the seconds are seen. */
  readonly inField?: boolean;
}

/** Requests a code, and counts down to the next request (SMS-05…08). */
export function SmsCodeButton({ smsCode, disabled, onSend, inField }: SmsCodeButtonProps) {
  const { t } = useTranslation();
  const state = useSelector(smsCode, (snapshot) => snapshot);
  const said = words(t, state);
  const isWaiting = state.matches('counting') || state.matches('locked');
  return (
    <Button
      type="button"
      variant={inField && !isWaiting ? 'lamp' : undefined}
      size="small"
      aria-label={inField ? said : undefined}
      busy={state.hasTag('busy')}
      disabled={disabled || !state.matches('ready')}
      onClick={onSend}
    >
      {inField && isWaiting ? t('sms_seconds', { seconds: secondsLeft(state.context) }) : said}
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
