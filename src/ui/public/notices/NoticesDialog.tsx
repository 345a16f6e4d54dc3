import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/Dialog.tsx';
import { readOf } from '../../page/pageView.ts';
import { Query } from '../../page/Query.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { NoticeList } from './NoticeList.tsx';
import type { NoticesActor } from './noticesActor.ts';

/** The list of notices (NOTICE-01…04, MODAL-05). */
export function NoticesDialog({ actor }: { readonly actor: NoticesActor }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const notices = readOf({ actor, state }, 'notices');
  return (
    <Dialog
      title={t('notices_title')}
      closeLabel={t('close')}
      onClose={() => actor.send({ type: 'notices.close' })}
      busy={notices.status === 'loading'}
    >
      <Query of={notices} failed={t('notices_failed')} lines={9}>
        {({ player }) =>
          player.length === 0 ? (
            <EmptyState title={t('notices_empty')} text={t('notices_empty_text')} />
          ) : (
            <NoticeList actor={actor} state={state} notices={player} />
          )
        }
      </Query>
    </Dialog>
  );
}
