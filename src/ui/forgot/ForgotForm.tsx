import { useTranslation } from 'react-i18next';
import { failureText } from '../copy/failureText.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import { startTyping } from '../kit/openModal.ts';
import { EmailFields } from './EmailFields.tsx';
import type { ForgotViewProps } from './ForgotDialog.tsx';
import styles from './forgot.module.css';
import { PhoneFields } from './PhoneFields.tsx';

/** The form of the chosen way; whatever goes wrong, all that was typed stays. */
export function ForgotForm({ actor, state }: ForgotViewProps) {
  const { t } = useTranslation();
  const { method, failure } = state.context;
  const isByEmail = method === 'email';
  const busy = state.hasTag('busy');

  return (
    <form
      ref={startTyping}
      className={styles.form}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'forgot.submit' });
      }}
    >
      <p className={styles.prompt}>{t(isByEmail ? 'forgot_prompt_email' : 'forgot_prompt_mobile')}</p>
      {failure ? (
        <Note tone="danger" role="alert">
          {failureText(t, failure)}
        </Note>
      ) : null}
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
    </form>
  );
}

function submitWords(state: ForgotViewProps['state']) {
  if (state.matches('sendingMail')) return 'forgot_sending';
  if (state.matches('settingPassword')) return 'forgot_setting';
  return state.context.method === 'email' ? 'forgot_submit_email' : 'forgot_submit_mobile';
}
