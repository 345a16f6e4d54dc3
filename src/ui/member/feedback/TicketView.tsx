import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ticketMachine } from '../../../machines/member/feedback/ticket.machine.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import { hourglassIcon } from '../../kit/icons/games.ts';
import { chevronLeftIcon } from '../../kit/icons/shell.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import layout from '../../site/centre/page.module.css';
import paper from '../../site/centre/paper.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import styles from './feedback.module.css';
import { ReplyForm } from './ReplyForm.tsx';
import { Thread } from './Thread.tsx';
import { ticketTones } from './ticketTones.ts';

interface TicketViewProps {
  readonly actor: ActorRefFrom<typeof ticketMachine>;
}

/** A ticket: when an answer is promised, its messages, and what the member can do. */
export function TicketView({ actor }: TicketViewProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { detail, failure } = state.context;
  return (
    <div className={layout.page} aria-busy={state.hasTag('busy')}>
      <div className={paper.top}>
        <Button
          variant="plain"
          size="small"
          disabled={!state.can({ type: 'ticket.leave' })}
          onClick={() => actor.send({ type: 'ticket.leave' })}
        >
          <Icon d={chevronLeftIcon} size="small" />
          {t('feedback_back')}
        </Button>
        {detail ? (
          <IconButton
            icon={refreshIcon}
            label={t('feedback_refresh')}
            busy={state.matches('loading')}
            disabled={!state.can({ type: 'ticket.refresh' })}
            onClick={() => actor.send({ type: 'ticket.refresh' })}
          />
        ) : null}
      </div>
      {state.matches('failed') ? (
        <LoadFailed
          title={t('feedback_ticket_failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'ticket.retry' })}
        />
      ) : null}
      {detail === null && !state.matches('failed') ? <Skeleton lines={8} /> : null}
      {detail && !state.matches('failed') ? (
        <>
          {detail.dueAt === null ? null : <Promised dueAt={detail.dueAt} now={detail.serverTime} />}
          <section className={styles.ticket} aria-labelledby="ticket-title">
            <header className={styles.head}>
              <div className={styles.title}>
                <h3 id="ticket-title">{detail.title}</h3>
                <Badge {...ticketTones[detail.status]}>{t(`feedback_status_${detail.status}`)}</Badge>
              </div>
              <p className={layout.label}>
                {t('feedback_opened', {
                  number: detail.number,
                  type: t(`feedback_type_${detail.type}`),
                  time: dateTimeText(detail.openedAt),
                })}
              </p>
            </header>
            <Thread messages={detail.messages} />
            <ReplyForm actor={actor} state={state} status={detail.status} />
          </section>
        </>
      ) : null}
    </div>
  );
}

/** On paper: until when an answer is promised. */
function Promised({ dueAt, now }: { readonly dueAt: number; readonly now: number }) {
  const { t } = useTranslation();
  const late = now > dueAt ? 'late' : 'due';
  return (
    <div className={styles.promise} role="status">
      <Icon d={hourglassIcon} />
      <div>
        <strong>{t(`feedback_${late}`, { time: dateTimeText(dueAt) })}</strong>
        <p>{t(`feedback_${late}_note`)}</p>
      </div>
    </div>
  );
}
