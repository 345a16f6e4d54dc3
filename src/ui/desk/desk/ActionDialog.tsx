import { useTranslation } from 'react-i18next';
import { MAX_CHAT_CHARS } from '../../../api/contract/member/chat.ts';
import { MAX_REPLY_CHARS } from '../../../api/contract/member/feedback.ts';
import { actOf, isInputValid, itemOf, requiredInput } from '../../../machines/desk/deskPage/deskPage.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import { actionLabel, actionTitle } from './actionText.ts';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';
import { viewOf } from './queueViews.tsx';

/** The field of each kind of input. */
const INPUTS = {
  toMember: { label: 'desk_reason', hint: 'desk_reason_member', wrong: 'desk_reason_short', most: 500, mode: 'text' },
  toLog: { label: 'desk_reason', hint: 'desk_reason_log', wrong: 'desk_reason_short', most: 500, mode: 'text' },
  reply: { label: 'desk_reply', hint: 'desk_reason_member', wrong: 'desk_reply_wrong', most: MAX_REPLY_CHARS, rows: 6 },
  chatReply: {
    label: 'desk_reply',
    hint: 'desk_reason_member',
    wrong: 'desk_chat_wrong',
    most: MAX_CHAT_CHARS,
    rows: 6,
  },
  amount: { label: 'desk_amount', hint: 'desk_amount_hint', wrong: 'desk_amount_wrong', most: 20, mode: 'decimal' },
  setting: { label: 'desk_amount', hint: 'desk_setting_hint', wrong: 'desk_amount_wrong', most: 20, mode: 'decimal' },
  value: { label: 'desk_value', hint: 'desk_value_hint', wrong: 'desk_value_wrong', most: 300, mode: 'text' },
  minutes: { label: 'desk_minutes', hint: 'desk_minutes_hint', wrong: 'desk_minutes_wrong', most: 5, mode: 'numeric' },
} as const;

/** Confirms an action, with a reason where one is required. */
export function ActionDialog({ actor, state }: DeskPageProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { part, action, typed, tried, failure } = context;
  if (part === null || action === null) return null;
  const item = itemOf(context);
  const effects = item === null ? [] : (viewOf(part.of).says[action.what]?.(t, item as never, action.id) ?? []);
  const isSending = state.matches('doing');
  const kind = requiredInput(context);
  const input = kind && INPUTS[kind];
  const field = input && {
    label: t(input.label),
    value: typed,
    readOnly: isSending,
    maxLength: input.most,
    hint: t(input.hint),
    error: tried && !isInputValid(context) ? t(input.wrong) : null,
    onChange: (value: string) => actor.send({ type: 'deskPage.type', value }),
  };
  const leave = () => actor.send({ type: 'deskPage.cancel' });
  return (
    <Dialog
      title={actionTitle(t, action)}
      busy={isSending}
      closeLabel={t('desk_cancel')}
      {...(isSending ? {} : { onClose: leave })}
    >
      <Form className={styles.form} busy={isSending} onSubmit={() => actor.send({ type: 'deskPage.confirm' })}>
        {effects.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {field && 'rows' in input ? <TextArea {...field} rows={input.rows} /> : null}
        {field && 'mode' in input ? <Field {...field} inputMode={input.mode} autoComplete="off" /> : null}
        <FailureNote failure={failure} />
        <div className={styles.actions}>
          <Button type="submit" variant={actOf({ part, action })?.danger ? 'danger' : 'primary'} busy={isSending}>
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
