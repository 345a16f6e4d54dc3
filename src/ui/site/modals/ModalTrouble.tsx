import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { modalsMachine } from '../../../machines/site/modals/modals.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';

/** A flow whose code is loading or failed to load (ERR-28, 29). */
export function ModalTrouble({ actor }: { readonly actor: ActorRefFrom<typeof modalsMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const loading = state.matches('loading');
  if (!loading && !state.matches('unavailable')) return null;
  return (
    <Dialog
      title={t(loading ? 'modal_loading' : 'chunk_failed_title')}
      closeLabel={t('close')}
      onClose={() => actor.send({ type: 'modal.cancel' })}
      busy={loading}
    >
      {loading ? (
        <Skeleton lines={4} />
      ) : (
        <ErrorState
          title={t('chunk_failed_title')}
          text={t('chunk_failed_text')}
          action={
            <Button variant="primary" onClick={() => actor.send({ type: 'modal.retry' })}>
              {t('retry')}
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
