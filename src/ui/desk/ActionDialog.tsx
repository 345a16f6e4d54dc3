import { useTranslation } from 'react-i18next';
import { MAX_CHAT_CHARS } from '../../api/contract/chat.ts';
import { MAX_REPLY_CHARS } from '../../api/contract/feedback.ts';
import type { DeskAction } from '../../machines/deskPage/deskPage.events.ts';
import { isInputValid, requiredInput } from '../../machines/deskPage/deskPage.rules.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { Form } from '../kit/Form.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import { actionEffects, actionLabel, actionTitle } from './actionText.ts';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';

/** Whose reason only the audit log keeps. */
const LOGGED: readonly DeskAction['what'][] = [
  'declineAdjustment',
  'declineMove',
  'refuseReferral',
  'muteChatShort',
  'muteChatLong',
  'endPromotion',
  'withdrawNews',
];

/** Confirms an action, with a reason where one is required. */
export function ActionDialog({ actor, state }: DeskPageProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { action, typed, tried, failure } = context;
  if (action === null) return null;
  const isSending = state.matches('doing');
  const word = requiredInput(action);
  const wrong = tried && !isInputValid(context);
  const leave = () => actor.send({ type: 'deskPage.cancel' });
  return (
    <Dialog
      title={actionTitle(t, action)}
      busy={isSending}
      closeLabel={t('desk_cancel')}
      {...(isSending ? {} : { onClose: leave })}
    >
      <Form className={styles.form} busy={isSending} onSubmit={() => actor.send({ type: 'deskPage.confirm' })}>
        {actionEffects(t, context).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {word === 'reply' ? (
          <TextArea
            label={t('desk_reply')}
            value={typed}
            rows={6}
            readOnly={isSending}
            maxLength={action.what === 'answerChat' ? MAX_CHAT_CHARS : MAX_REPLY_CHARS}
            hint={t('desk_reason_member')}
            error={wrong ? t(action.what === 'answerChat' ? 'desk_chat_wrong' : 'desk_reply_wrong') : null}
            onChange={(value) => actor.send({ type: 'deskPage.type', value })}
          />
        ) : null}
        {word && word !== 'reply' ? (
          <Field
            label={t(`desk_${word}`)}
            value={typed}
            readOnly={isSending}
            maxLength={word === 'reason' ? 500 : word === 'amount' ? 20 : 5}
            inputMode={word === 'minutes' ? 'numeric' : word === 'amount' ? 'decimal' : 'text'}
            autoComplete="off"
            hint={
              word !== 'reason'
                ? t(`desk_${word}_hint`)
                : LOGGED.includes(action.what)
                  ? t('desk_reason_log')
                  : t('desk_reason_member')
            }
            error={wrong ? t(word === 'reason' ? 'desk_reason_short' : `desk_${word}_wrong`) : null}
            onChange={(value) => actor.send({ type: 'deskPage.type', value })}
          />
        ) : null}
        <FailureNote failure={failure} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isSending}>
            {actionLabel(t, action)}
          </Button>
          <Button variant="plain" disabled={isSending} onClick={leave}>
            {t('desk_cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
