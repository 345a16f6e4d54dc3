import { useTranslation } from 'react-i18next';
import { failureText } from '../../copy/failureText.ts';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import styles from './changePassword.module.css';
import type { ChangePasswordViewProps } from './changePasswordViewProps.ts';

/** The password was changed, but the login that follows failed. */
export function PasswordChanged({ actor, state }: ChangePasswordViewProps) {
  const { t } = useTranslation();
  const { failure } = state.context;
  return (
    <div className={styles.form}>
      <Note tone="accent" role="alert">
        {t('change_done_text', { reason: failure ? failureText(t, failure) : '' })}
      </Note>
      <Button variant="primary" size="tall" wide onClick={() => actor.send({ type: 'changePassword.logIn' })}>
        {t('change_done_log_in')}
      </Button>
    </div>
  );
}
