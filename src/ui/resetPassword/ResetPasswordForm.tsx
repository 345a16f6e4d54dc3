import { useTranslation } from 'react-i18next';
import { resetFields } from '../../machines/resetPassword/resetPassword.rules.ts';
import { failureText } from '../copy/failureText.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import { startTyping } from '../kit/openModal.ts';
import type { ResetPasswordViewProps } from './ResetPasswordDialog.tsx';
import { ResetPasswordField } from './ResetPasswordField.tsx';
import styles from './resetPassword.module.css';

/** Whose password it is, and the new one twice. */
export function ResetPasswordForm({ actor, state }: ResetPasswordViewProps) {
  const { t } = useTranslation();
  const { account, failure } = state.context;
  const busy = state.hasTag('busy');

  return (
    <form
      ref={startTyping}
      className={styles.form}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'resetPassword.submit' });
      }}
    >
      <p className={styles.prompt}>{t('reset_prompt')}</p>
      {failure ? (
        <Note tone="danger" role="alert">
          {failureText(t, failure)}
        </Note>
      ) : null}
      <dl className={styles.account}>
        <dt>{t('change_account')}</dt>
        <dd>{account}</dd>
      </dl>
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      {resetFields.map((field) => (
        <ResetPasswordField key={field} field={field} actor={actor} state={state} />
      ))}
      <Button type="submit" variant="primary" size="tall" wide busy={busy}>
        {t(busy ? 'change_busy_changing' : 'reset_submit')}
      </Button>
    </form>
  );
}
