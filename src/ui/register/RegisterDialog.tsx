import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registerMachine } from '../../machines/register/register.machine.ts';
import { failureText } from '../copy/failureText.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';

/** Registration as far as the merchant offers it (ROUTE-06, 07, MODAL-02). */
export function RegisterDialog({ actor }: { readonly actor: ActorRefFrom<typeof registerMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;

  return (
    <Dialog
      title={t('register_title')}
      closeLabel={t('close')}
      onClose={() => actor.send({ type: 'register.close' })}
      busy={state.hasTag('busy')}
    >
      {state.matches('loading') ? <Skeleton lines={3} /> : null}
      {state.matches('switchedOff') ? (
        <EmptyState
          title={t('register_off')}
          text={t('register_off_text')}
          action={
            <Button variant="primary" onClick={() => actor.send({ type: 'register.logIn' })}>
              {t('register_log_in')}
            </Button>
          }
        />
      ) : null}
      {state.matches('failed') ? (
        <ErrorState
          title={t('register_failed')}
          text={state.context.failure ? failureText(t, state.context.failure) : ''}
          action={
            <Button variant="primary" onClick={() => actor.send({ type: 'register.retry' })}>
              {t('retry')}
            </Button>
          }
        />
      ) : null}
    </Dialog>
  );
}
