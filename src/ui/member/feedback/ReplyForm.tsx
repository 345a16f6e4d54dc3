import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { MAX_REPLY_CHARS, type TicketStatus } from '../../../api/contract/member/feedback.ts';
import { isReply } from '../../../machines/member/feedback/feedback.rules.ts';
import type { ticketMachine } from '../../../machines/member/feedback/ticket.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './feedback.module.css';

interface ReplyFormProps {
  readonly actor: ActorRefFrom<typeof ticketMachine>;
  readonly state: SnapshotFrom<typeof ticketMachine>;
  readonly status: TicketStatus;
}

/** What the member can do: write back, end the ticket, or open it again. */
export function ReplyForm({ actor, state, status }: ReplyFormProps) {
  const { t } = useTranslation();
  const { typed, tried, failure, act } = state.context;
  const isStill = !state.matches('shown');
  const isSending = state.matches('sending');
  if (state.matches('unsure')) {
    return (
      <div className={styles.reply}>
        <OutcomeUnknownNote
          failure={failure}
          checkStatusLabel={t('feedback_ticket_look')}
          onResend={() => actor.send({ type: 'ticket.resend' })}
          onCheckStatus={() => actor.send({ type: 'ticket.checkStatus' })}
        />
      </div>
    );
  }
  if (status === 'closed') {
    return (
      <div className={styles.reply}>
        <Note role="status">{t('feedback_closed')}</Note>
        <FailureNote failure={failure} />
        <Button disabled={isStill} busy={isSending} onClick={() => actor.send({ type: 'ticket.reopen' })}>
          {t('feedback_reopen')}
        </Button>
      </div>
    );
  }
  return (
    <Form className={styles.reply} busy={isStill} onSubmit={() => actor.send({ type: 'ticket.reply' })}>
      <TextArea
        label={t('feedback_reply')}
        value={typed}
        rows={3}
        readOnly={isStill}
        maxLength={MAX_REPLY_CHARS}
        error={tried && !isReply(typed) ? t('feedback_reply_missing') : null}
        onChange={(value) => actor.send({ type: 'ticket.type', value })}
      />
      <FailureNote failure={failure} />
      <div className={styles.ways}>
        <Button
          disabled={isStill}
          busy={isSending && act === 'close'}
          onClick={() => actor.send({ type: 'ticket.solve' })}
        >
          {t('feedback_solve')}
        </Button>
        <Button type="submit" variant="primary" disabled={isStill} busy={isSending && act === 'reply'}>
          {t('feedback_send')}
        </Button>
      </div>
    </Form>
  );
}
