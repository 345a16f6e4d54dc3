import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Dialog } from '../../../machines/site/dialogs/dialogs.events.ts';
import type { dialogsMachine } from '../../../machines/site/dialogs/dialogs.machine.ts';
import { phoneKey } from '../../copy/phoneKey.ts';
import { AlertDialog } from '../../kit/AlertDialog.tsx';
import { Button } from '../../kit/Button.tsx';

/** The open warning dialog, if any (MODAL-12). */
export function DialogHost({ actor }: { readonly actor: ActorRefFrom<typeof dialogsMachine> }) {
  const { t } = useTranslation();
  const dialog = useSelector(actor, ({ context }) => context.queue[0]);
  if (!dialog) return null;
  return (
    <AlertDialog
      key={dialog.topic}
      title={t('dialog_warning')}
      text={words(t, dialog)}
      onDismiss={() => actor.send({ type: 'dialogs.dismiss' })}
      actions={
        <>
          {dialog.next === 'nothing' ? null : (
            <Button onClick={() => actor.send({ type: 'dialogs.dismiss' })}>{t('close')}</Button>
          )}
          <Button variant="primary" onClick={() => actor.send({ type: 'dialogs.accept' })}>
            {t(acceptKey(dialog))}
          </Button>
        </>
      }
    />
  );
}

function acceptKey({ next }: Dialog) {
  if (next === 'login') return 'log_in';
  return next === 'register' ? 'sign_up' : 'ok';
}

function words(t: TFunction, { topic, message, minutes, phone }: Dialog): string {
  switch (topic) {
    case 'server_message':
      return message ?? t('failure_unknown');
    case 'invitation_code_error':
      return t('invitation_code_error');
    case 'phone':
      return t(phoneKey[phone ?? 'unknown']);
    case 'failure':
      return t('failure_offline');
    case 'sms_wait':
      return t('dialog_sms_wait', { minutes: minutes ?? 5 });
    default:
      return t(`dialog_${topic}`);
  }
}
