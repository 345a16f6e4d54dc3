import { useTranslation } from 'react-i18next';
import { parseTime } from '../../../machines/desk/deskEditor/siteTime.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { LeaveQuestion } from '../desk/LeaveQuestion.tsx';
import styles from './deskEditor.module.css';
import type { EditorProps } from './editorProps.ts';

/** Asks before players see it, and before changes are lost. */
export function EditorQuestion({ actor, state }: EditorProps) {
  const { t } = useTranslation();
  const { subject, typed, members, tried, published } = state.context;
  const back = () => actor.send({ type: 'deskEditor.back' });
  if (state.matches('leaving')) {
    return <LeaveQuestion onLeave={() => actor.send({ type: 'deskEditor.discard' })} onStay={back} />;
  }
  const isSending = state.matches('saving') && tried === 'publish';
  if (!state.matches('confirming') && !isSending) return null;
  const startsAt = parseTime(typed.startsAt);
  return (
    <Dialog
      title={t(`editor_ask_${subject}`)}
      busy={isSending}
      closeLabel={t('desk_cancel')}
      {...(isSending ? {} : { onClose: back })}
    >
      <p>{startsAt === null ? t('editor_ask_at_once') : t('editor_ask_from', { time: dateTimeText(startsAt) })}</p>
      {members > 0 ? <p>{t('editor_frozen', { count: members })}</p> : null}
      <div className={styles.acts}>
        <Button variant="primary" busy={isSending} onClick={() => actor.send({ type: 'deskEditor.confirm' })}>
          {t(published ? 'editor_ask_yes_changes' : 'editor_ask_yes')}
        </Button>
        <Button variant="plain" disabled={isSending} onClick={back}>
          {t('desk_cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
