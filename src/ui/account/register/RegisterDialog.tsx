import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { RegisterMethods } from './RegisterMethods.tsx';
import type { RegisterActor } from './registerActor.ts';

/** Registration, as far as the merchant offers it (REG-01…31, ROUTE-06, 07, MODAL-02). */
export function RegisterDialog({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const step = useSelector(actor, stepOf);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const closable = useSelector(actor, (state) => !state.matches('sending'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (step === 'over') return null;

  return (
    <Dialog
      title={t('register_title')}
      closeLabel={t('close')}
      onClose={closable ? () => actor.send({ type: 'register.close' }) : undefined}
      busy={busy}
    >
      {step === 'loading' ? <Skeleton lines={5} /> : null}
      {step === 'switchedOff' ? (
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
      {step === 'failed' ? (
        <LoadFailed
          title={t('register_failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'register.retry' })}
        />
      ) : null}
      {step === 'form' ? (
        <>
          <RegisterMethods actor={actor} />
          <RegisterForm actor={actor} />
        </>
      ) : null}
    </Dialog>
  );
}

/** Memoised: typing changes the state but not this, so one field renders instead of twenty-three. */
function stepOf(state: ReturnType<RegisterActor['getSnapshot']>) {
  if (state.status !== 'active') return 'over';
  if (state.matches('loading')) return 'loading';
  if (state.matches('switchedOff')) return 'switchedOff';
  return state.matches('failed') ? 'failed' : 'form';
}
