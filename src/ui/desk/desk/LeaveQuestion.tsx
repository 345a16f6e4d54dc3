import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import styles from './desk.module.css';

interface LeaveQuestionProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before something that was written at the desk is lost. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('editor_leave')} closeLabel={t('editor_leave_no')} onClose={onStay}>
      <p>{t('editor_leave_text')}</p>
      <div className={styles.actions}>
        <Button variant="danger" onClick={onLeave}>
          {t('editor_leave_yes')}
        </Button>
        <Button variant="plain" onClick={onStay}>
          {t('editor_leave_no')}
        </Button>
      </div>
    </Dialog>
  );
}
