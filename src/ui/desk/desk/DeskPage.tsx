import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { actOf, canEdit, pagesOf, queuesOf, searchLengthOf } from '../../../machines/desk/deskPage/deskPage.rules.ts';
import { type DeskFilter, queueOf } from '../../../machines/desk/deskPage/deskQueues.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import { Pager } from '../../kit/Pager.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { DeskPartView } from './DeskPartView.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';

/** A page of the desk: tabs, content and confirmation dialog. */
export function DeskPage({ actor }: Pick<DeskPageProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { location, part, notice, failure, written } = state.context;
  const searchLength = location.id === null ? searchLengthOf(location.page) : 0;
  const queues = queuesOf(location.page);
  const isStill = !state.matches('shown');
  const isAsked = state.matches('confirming') || (state.matches('doing') && actOf(state.context)?.harmless !== true);
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
            selected={location.queue as DeskFilter}
            disabled={isStill}
            tabs={queues.map((id) => ({ id, label: t(`desk_queue_${id}`) }))}
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
            {t(`editor_title_${queueOf(location.page).edits ?? 'promotion'}_new`)}
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
      {searchLength > 0 ? (
        <Form className={styles.search} busy={false} onSubmit={() => actor.send({ type: 'deskPage.search' })}>
          <Field
            label={t(`desk_search_${location.page}` as 'desk_search_games')}
            value={written}
            maxLength={searchLength}
            autoComplete="off"
            readOnly={isStill}
            onChange={(value) => actor.send({ type: 'deskPage.write', value })}
          />
          <Button type="submit" disabled={!state.can({ type: 'deskPage.search' })}>
            {t('list_search')}
          </Button>
        </Form>
      ) : null}
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
