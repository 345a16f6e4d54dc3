import { useTranslation } from 'react-i18next';
import { resetFields } from '../../../machines/account/resetPassword/resetPassword.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import { ResetPasswordField } from './ResetPasswordField.tsx';
import styles from './resetPassword.module.css';
import type { ResetPasswordViewProps } from './resetPasswordViewProps.ts';

/** The account, and the new password twice. */
export function ResetPasswordForm({ actor, state }: ResetPasswordViewProps) {
  const { t } = useTranslation();
  const { account, failure } = state.context;
  const busy = state.hasTag('busy');

  return (
    <Form className={styles.form} busy={busy} onSubmit={() => actor.send({ type: 'resetPassword.submit' })}>
      <p className={styles.prompt}>{t('reset_prompt')}</p>
      <FailureNote failure={failure} />
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
    </Form>
  );
}
