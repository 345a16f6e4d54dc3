import { useTranslation } from 'react-i18next';
import type { AccountField } from '../../../machines/desk/deskAccount/deskAccount.events.ts';
import { problemsOf } from '../../../machines/desk/deskAccount/deskAccount.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { PasswordField } from '../../kit/PasswordField.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import type { DeskAccountShown } from './deskAccountProps.ts';
import styles from './deskOperators.module.css';

/** The operator's password, and what a task needs besides. */
export function DeskAccountForm({ actor, state }: DeskAccountShown) {
  const { t } = useTranslation();
  const { task, name, typed, remark, tried, failure, isDue } = state.context;
  const busy = state.hasTag('busy');
  const problems = tried ? problemsOf(state.context) : [];
  const secret = (field: AccountField & ('password' | 'newPassword')) => ({
    value: typed[field],
    readOnly: busy,
    maxLength: 128,
    showLabel: t('password_show'),
    hideLabel: t('password_hide'),
    error: problems.includes(field) ? t(`desk_account_problem_${field}`) : null,
    onChange: (value: string) => actor.send({ type: 'deskAccount.typeSecret', field, value }),
  });
  const title = {
    app: 'desk_account_app',
    password: 'desk_account_password',
    reset: 'desk_account_reset_which',
  } as const;
  return (
    <Form className={styles.form} busy={busy} onSubmit={() => actor.send({ type: 'deskAccount.submit' })}>
      <h2>{isDue ? t('desk_account_due') : t(title[task], { name })}</h2>
      {isDue ? <p>{t('desk_account_due_text')}</p> : null}
      {task === 'reset' ? <p>{t('desk_account_reset_text')}</p> : null}
      <FailureNote failure={failure} />
      <PasswordField label={t('desk_account_current')} autoComplete="current-password" {...secret('password')} />
      {task === 'password' ? (
        <PasswordField label={t('desk_account_new')} autoComplete="new-password" {...secret('newPassword')} />
      ) : null}
      {task === 'reset' ? (
        <Field
          label={t('desk_account_reason')}
          value={remark}
          readOnly={busy}
          maxLength={500}
          error={problems.includes('remark') ? t('desk_account_problem_remark') : null}
          onChange={(value) => actor.send({ type: 'deskAccount.typeRemark', value })}
        />
      ) : null}
      <Button type="submit" variant="primary" busy={busy}>
        {t('desk_account_continue')}
      </Button>
      {isDue ? null : (
        <Button variant="plain" disabled={busy} onClick={() => actor.send({ type: 'deskAccount.cancel' })}>
          {t('desk_account_cancel')}
        </Button>
      )}
    </Form>
  );
}
