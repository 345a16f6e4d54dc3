import { useTranslation } from 'react-i18next';
import { isInputValid, requiredInput } from '../../machines/deskPage/deskPage.rules.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { Form } from '../kit/Form.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import { actionEffects, actionLabel, actionTitle } from './actionText.ts';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';

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
        {word ? (
          <Field
            label={word === 'reason' ? t('desk_reason') : t('desk_minutes')}
            value={typed}
            readOnly={isSending}
            maxLength={word === 'reason' ? 500 : 5}
            inputMode={word === 'minutes' ? 'numeric' : 'text'}
            autoComplete="off"
            hint={
              word === 'minutes'
                ? t('desk_minutes_hint')
                : action.what === 'declineAdjustment'
                  ? t('desk_reason_log')
                  : t('desk_reason_member')
            }
            error={wrong ? t(word === 'reason' ? 'desk_reason_short' : 'desk_minutes_wrong') : null}
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
