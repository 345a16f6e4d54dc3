import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../api/failure.ts';
import { shownProblems } from '../../../machines/account/login/login.rules.ts';
import { problemText } from '../../copy/problemText.ts';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { Form } from '../../kit/Form.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { fingerprintIcon } from '../../kit/icons/form.ts';
import { Note } from '../../kit/Note.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import styles from './login.module.css';
import type { LoginViewProps } from './loginViewProps.ts';
import { OtherForms } from './OtherForms.tsx';
import { SmsFields } from './SmsFields.tsx';
import { UsernameFields } from './UsernameFields.tsx';

/** The form of the chosen method; input is kept after a failure. */
export function LoginForm({ actor, state }: LoginViewProps) {
  const { t } = useTranslation();
  const { method, failure, passkeyTrouble, remember } = state.context;
  const captcha = state.children.captcha;
  const busy = state.hasTag('busy');
  // Under the password there is room for it already: the form does not move.
  const isUnderField = method === 'username' && failure !== null && isRefusal(failure, 'BAD_CREDENTIALS');

  return (
    <Form className={styles.form} busy={busy} onSubmit={() => actor.send({ type: 'login.submit' })}>
      {isUnderField ? null : <FailureNote failure={failure} />}
      {passkeyTrouble ? (
        <Note tone="danger" role="alert">
          {t(passkeyTrouble === 'cancelled' ? 'login_passkey_cancelled' : 'login_passkey_unsupported')}
        </Note>
      ) : null}
      {method === 'username' ? (
        <UsernameFields actor={actor} state={state} />
      ) : (
        <SmsFields actor={actor} state={state} />
      )}
      {captcha ? (
        <CaptchaField
          captcha={captcha}
          value={state.context.values.captcha}
          error={problemText(t, 'captcha', shownProblems(state.context).captcha)}
          readOnly={busy}
          onChange={(value) => actor.send({ type: 'login.typeSecret', field: 'captcha', value })}
          onLeave={() => actor.send({ type: 'login.leaveField', field: 'captcha' })}
          onRefresh={() => actor.send({ type: 'login.refreshCaptcha' })}
        />
      ) : null}
      <Checkbox
        label={t('login_remember')}
        checked={remember}
        aria-disabled={busy || undefined}
        onChange={(checked) => actor.send({ type: 'login.remember', remember: checked })}
      />
      <Button
        type="submit"
        variant="primary"
        size="tall"
        wide
        busy={busy && !state.matches('byPasskey')}
        disabled={!state.can({ type: 'login.submit' })}
      >
        {t(busyWords(state))}
      </Button>
      <Button
        size="tall"
        wide
        busy={state.matches('byPasskey')}
        disabled={!state.can({ type: 'login.passkey' })}
        onClick={() => actor.send({ type: 'login.passkey' })}
      >
        <Icon d={fingerprintIcon} />
        {t(state.matches('byPasskey') ? 'login_passkey_waiting' : 'login_passkey')}
      </Button>
      <OtherForms actor={actor} state={state} />
    </Form>
  );
}

function busyWords(state: LoginViewProps['state']) {
  if (state.matches('byPasskey')) return 'login_submit';
  if (state.matches('verifying')) return 'login_verifying';
  if (state.hasTag('busy')) return state.context.method === 'sms' ? 'login_sms_sending' : 'login_sending';
  return 'login_submit';
}
