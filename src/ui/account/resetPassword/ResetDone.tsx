import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import styles from './resetPassword.module.css';
import type { ResetPasswordViewProps } from './resetPasswordViewProps.ts';

/** The password was changed; lists the consequences. */
export function ResetDone({ actor }: ResetPasswordViewProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.form}>
      <Note tone="gain" role="status">
        {t('reset_done_text')}
      </Note>
      <Button variant="primary" size="tall" wide onClick={() => actor.send({ type: 'resetPassword.logIn' })}>
        {t('change_done_log_in')}
      </Button>
    </div>
  );
}
