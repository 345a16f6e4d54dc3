import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import { EmailFields } from './EmailFields.tsx';
import styles from './forgot.module.css';
import type { ForgotViewProps } from './forgotViewProps.ts';
import { PhoneFields } from './PhoneFields.tsx';

/** The form of the chosen method; input is kept after a failure. */
export function ForgotForm({ actor, state }: ForgotViewProps) {
  const { t } = useTranslation();
  const { method, failure } = state.context;
  const isByEmail = method === 'email';
  const busy = state.hasTag('busy');

  return (
    <Form className={styles.form} busy={busy} onSubmit={() => actor.send({ type: 'forgot.submit' })}>
      <p className={styles.prompt}>{t(isByEmail ? 'forgot_prompt_email' : 'forgot_prompt_mobile')}</p>
      <FailureNote failure={failure} />
      {isByEmail ? <EmailFields actor={actor} state={state} /> : <PhoneFields actor={actor} state={state} />}
      <Button type="submit" variant="primary" size="tall" wide busy={busy}>
        {t(submitWords(state))}
      </Button>
      <Button
        variant="plain"
        wide
        disabled={!state.can({ type: 'forgot.logIn' })}
        onClick={() => actor.send({ type: 'forgot.logIn' })}
      >
        {t('forgot_log_in')}
      </Button>
    </Form>
  );
}

function submitWords(state: ForgotViewProps['state']) {
  if (state.matches('sendingMail')) return 'forgot_sending';
  if (state.matches('settingPassword')) return 'forgot_setting';
  return state.context.method === 'email' ? 'forgot_submit_email' : 'forgot_submit_mobile';
}
