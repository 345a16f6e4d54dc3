import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../kit/Dialog.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { NoticeList } from './NoticeList.tsx';
import type { NoticesActor } from './noticesActor.ts';

/** The list of notices (NOTICE-01…04, MODAL-05). */
export function NoticesDialog({ actor }: { readonly actor: NoticesActor }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;

  return (
    <Dialog
      title={t('notices_title')}
      closeLabel={t('close')}
      onClose={() => actor.send({ type: 'notices.close' })}
      busy={state.hasTag('busy')}
    >
      {state.matches('loading') ? <Skeleton lines={9} /> : null}
      {state.matches('empty') ? <EmptyState title={t('notices_empty')} text={t('notices_empty_text')} /> : null}
      {state.matches('failed') ? (
        <LoadFailed
          title={t('notices_failed')}
          failure={state.context.failure}
          onRetry={() => actor.send({ type: 'notices.retry' })}
        />
      ) : null}
      {state.matches('listing') ? <NoticeList actor={actor} state={state} /> : null}
    </Dialog>
  );
}
