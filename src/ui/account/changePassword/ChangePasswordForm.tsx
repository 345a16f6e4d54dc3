import { useTranslation } from 'react-i18next';
import { fieldsOf } from '../../../machines/account/changePassword/changePassword.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './changePassword.module.css';
import type { ChangePasswordViewProps } from './changePasswordViewProps.ts';
import { LogOutInstead } from './LogOutInstead.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

/** Account, prompt, fields and actions (CHPW-02…08). */
export function ChangePasswordForm({ actor, state }: ChangePasswordViewProps) {
  const { t } = useTranslation();
  const { forced, username, failure } = state.context;
  const busy = state.hasTag('busy');

  return (
    <Form className={styles.form} busy={busy} onSubmit={() => actor.send({ type: 'changePassword.submit' })}>
      <Note tone="accent">{t(forced ? 'change_prompt_due' : 'change_prompt_free')}</Note>
      <FailureNote failure={failure} />
      <dl className={styles.account}>
        <dt>{t('change_account')}</dt>
        <dd>{username}</dd>
      </dl>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {fieldsOf(state.context).map((field) => (
        <NewPasswordField key={field} field={field} actor={actor} state={state} />
      ))}
      <Button type="submit" variant="primary" size="tall" wide busy={busy}>
        {t(busyWords(state))}
      </Button>
      <LogOutInstead actor={actor} state={state} />
    </Form>
  );
}

function busyWords(state: ChangePasswordViewProps['state']) {
  if (state.matches('changing')) return 'change_busy_changing';
  if (state.matches('verifying')) return 'login_verifying';
  return state.hasTag('busy') ? 'change_busy_login' : 'change_submit';
}
