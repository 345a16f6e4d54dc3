import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { canEdit, pagesOf, queuesOf } from '../../machines/deskPage/deskPage.rules.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import { Pager } from '../kit/Pager.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { OutcomeUnknownNote } from '../money/OutcomeUnknownNote.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { DeskPartView } from './DeskPartView.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';

/** A page of the desk: tabs, content and confirmation dialog. */
export function DeskPage({ actor }: Pick<DeskPageProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { location, part, notice, failure } = state.context;
  const queues = queuesOf(location.page);
  const isStill = !state.matches('shown');
  const isAsked = state.matches('confirming') || (state.matches('doing') && state.context.action?.what !== 'prove');
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        {location.id === null ? null : (
          <Button
            size="small"
            variant="plain"
            disabled={!state.can({ type: 'deskPage.back' })}
            onClick={() => actor.send({ type: 'deskPage.back' })}
          >
            {t('desk_back')}
          </Button>
        )}
        {queues.length > 0 && location.id === null ? (
          <Tabs
            label={t('desk_queues')}
            panel="desk-part"
            selected={location.queue}
            disabled={isStill}
            tabs={queues.map((id) => ({ id, label: t(`desk_queue_${id}` as 'desk_queue_toPay') }))}
            onSelect={(queue) => actor.send({ type: 'deskPage.choose', queue })}
          />
        ) : null}
        {canEdit(state.context, null) ? (
          <Button
            size="small"
            variant="primary"
            disabled={isStill}
            onClick={() => actor.send({ type: 'deskPage.edit', id: null, isCopy: false })}
          >
            {t(part?.kind === 'news' ? 'editor_title_news_new' : 'editor_title_promotion_new')}
          </Button>
        ) : null}
        <Button
          size="small"
          className={styles.refresh}
          disabled={!state.can({ type: 'deskPage.refresh' })}
          busy={state.matches('reading')}
          onClick={() => actor.send({ type: 'deskPage.refresh' })}
        >
          {t('desk_refresh')}
        </Button>
      </div>
      {state.matches('failed') ? (
        <LoadFailed title={t('desk_failed')} failure={failure} onRetry={() => actor.send({ type: 'deskPage.retry' })} />
      ) : null}
      {state.matches('unsure') ? (
        <OutcomeUnknownNote
          failure={failure}
          checkStatusLabel={t('desk_unsure_look')}
          onResend={() => actor.send({ type: 'deskPage.resend' })}
          onCheckStatus={() => actor.send({ type: 'deskPage.checkStatus' })}
        />
      ) : null}
      {notice !== null && notice !== 'changed' && !state.matches('failed') ? (
        <Note tone="gain" role="status">
          {t(`desk_done_${notice}`)}
        </Note>
      ) : null}
      {notice === 'changed' && !state.matches('failed') ? <Note role="status">{t('desk_changed')}</Note> : null}
      {state.matches('failed') ? null : (
        <div id="desk-part" aria-busy={state.hasTag('busy')}>
          {part ? <DeskPartView actor={actor} state={state} /> : <Skeleton lines={8} />}
        </div>
      )}
      {pagesOf(part) > 1 && !state.matches('failed') ? (
        <Pager
          label={t('desk_pages')}
          previousLabel={t('pager_previous')}
          nextLabel={t('pager_next')}
          pageLabel={(page) => t('notices_page', { page })}
          page={location.number}
          pages={pagesOf(part)}
          disabled={isStill}
          onPage={(number) => actor.send({ type: 'deskPage.page', number })}
        />
      ) : null}
      {isAsked ? <ActionDialog actor={actor} state={state} /> : null}
    </div>
  );
}
