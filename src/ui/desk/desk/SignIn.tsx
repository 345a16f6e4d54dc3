import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../copy/failureText.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import { PasswordField } from '../../kit/PasswordField.tsx';
import styles from './desk.module.css';
import type { DeskProps } from './deskProps.ts';

/** Operator name and password. */
export function SignIn({ actor }: DeskProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { name, password, tried, failure, ended } = state.context;
  const isSending = state.hasTag('busy');
  const missing = (value: string) => (tried && failure === null && value === '' ? t('desk_fill_both') : null);
  return (
    <section className={styles.card} aria-labelledby="sign-in">
      <h1 id="sign-in">{t('desk_title')}</h1>
      {ended ? <Note role="status">{t('desk_ended')}</Note> : null}
      <Form className={styles.form} busy={isSending} onSubmit={() => actor.send({ type: 'desk.signIn' })}>
        <Field
          label={t('desk_name')}
          value={name}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isSending}
          error={missing(name.trim())}
          onChange={(value) => actor.send({ type: 'desk.typeName', value })}
        />
        <PasswordField
          label={t('desk_password')}
          value={password}
          autoComplete="current-password"
          readOnly={isSending}
          showLabel={t('password_show')}
          hideLabel={t('password_hide')}
          error={missing(password)}
          onChange={(value) => actor.send({ type: 'desk.typeSecret', value })}
        />
        {failure ? (
          <Note tone="danger" role="alert">
            {failure.kind === 'refused' && ['BAD_CREDENTIALS', 'INVALID_FIELDS'].includes(failure.code)
              ? t('desk_credentials')
              : failureText(t, failure)}
          </Note>
        ) : null}
        <Button type="submit" variant="primary" wide busy={isSending}>
          {t('desk_sign_in')}
        </Button>
      </Form>
    </section>
  );
}
