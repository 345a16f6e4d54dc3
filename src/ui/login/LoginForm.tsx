import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../machines/login/login.machine.ts';
import { failureText } from '../copy/failureText.ts';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { Note } from '../kit/Note.tsx';
import { startTyping } from '../kit/openModal.ts';
import { CaptchaField } from './CaptchaField.tsx';
import type { LoginActor } from './LoginDialog.tsx';
import styles from './login.module.css';
import { OtherForms } from './OtherForms.tsx';
import { SmsFields } from './SmsFields.tsx';
import { UsernameFields } from './UsernameFields.tsx';

export interface LoginViewProps {
  readonly actor: LoginActor;
  readonly state: SnapshotFrom<typeof loginMachine>;
}

/** The form of the chosen way; whatever goes wrong, all that was typed stays. */
export function LoginForm({ actor, state }: LoginViewProps) {
  const { t } = useTranslation();
  const { method, failure, remember } = state.context;
  const captcha = state.children.captcha;
  const busy = state.hasTag('busy');

  return (
    <form
      ref={startTyping}
      className={styles.form}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'login.submit' });
      }}
    >
      {failure ? (
        <Note tone="danger" role="alert">
          {failureText(t, failure)}
        </Note>
      ) : null}
      {method === 'username' ? (
        <UsernameFields actor={actor} state={state} />
      ) : (
        <SmsFields actor={actor} state={state} />
      )}
      {captcha ? <CaptchaField actor={actor} state={state} captcha={captcha} /> : null}
      <Check
        label={t('login_remember')}
        checked={remember}
        disabled={busy}
        onChange={(checked) => actor.send({ type: 'login.remember', remember: checked })}
      />
      <Button
        type="submit"
        variant="primary"
        size="tall"
        wide
        busy={busy}
        disabled={!state.can({ type: 'login.submit' })}
      >
        {t(busyWords(state))}
      </Button>
      <OtherForms actor={actor} state={state} />
    </form>
  );
}

function busyWords(state: LoginViewProps['state']) {
  if (state.matches('verifying')) return 'login_verifying';
  if (state.hasTag('busy')) return state.context.method === 'sms' ? 'login_sms_sending' : 'login_sending';
  return 'login_submit';
}
