import { useTranslation } from 'react-i18next';
import { isWordSound, wordOf } from '../../machines/deskPage/deskPage.rules.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { Form } from '../kit/Form.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import type { DeskPageProps } from './DeskPage.tsx';
import { deedLabel, deedQuestion, deedWords } from './deedText.ts';
import styles from './desk.module.css';

/** What is about to be done, once more, with the reason where there has to be one. */
export function DeedDialog({ actor, state }: DeskPageProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { deed, typed, tried, failure } = context;
  if (deed === null) return null;
  const isSending = state.matches('doing');
  const word = wordOf(deed);
  const wrong = tried && !isWordSound(context);
  const leave = () => actor.send({ type: 'deskPage.leave' });
  return (
    <Dialog
      title={deedQuestion(t, deed)}
      busy={isSending}
      closeLabel={t('desk_cancel')}
      {...(isSending ? {} : { onClose: leave })}
    >
      <Form className={styles.form} busy={isSending} onSubmit={() => actor.send({ type: 'deskPage.confirm' })}>
        {deedWords(t, context).map((sentence) => (
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
                : deed.what === 'declineAdjustment'
                  ? t('desk_reason_log')
                  : t('desk_reason_member')
            }
            error={wrong ? t(word === 'reason' ? 'desk_reason_short' : 'desk_minutes_wrong') : null}
            onChange={(value) => actor.send({ type: 'deskPage.type', value })}
          />
        ) : null}
        <FailureNote failure={failure} />
        <div className={styles.deeds}>
          <Button type="submit" variant="primary" busy={isSending}>
            {deedLabel(t, deed)}
          </Button>
          <Button variant="plain" disabled={isSending} onClick={leave}>
            {t('desk_cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
