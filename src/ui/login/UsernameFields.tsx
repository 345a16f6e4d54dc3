import { useTranslation } from 'react-i18next';
import { shownProblems } from '../../machines/login/login.rules.ts';
import { problemText } from '../copy/problemText.ts';
import { Field } from '../kit/Field.tsx';
import { lockIcon, userIcon } from '../kit/icons/form.ts';
import { PasswordField } from '../kit/PasswordField.tsx';
import type { LoginViewProps } from './LoginForm.tsx';

/** Name and password (VALID-29, 30). */
export function UsernameFields({ actor, state }: LoginViewProps) {
  const { t } = useTranslation();
  const { values } = state.context;
  const problems = shownProblems(state.context);
  const busy = state.hasTag('busy');

  return (
    <>
      <Field
        label={t('login_username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        icon={userIcon}
        value={values.username}
        error={problemText(t, 'username', problems.username)}
        readOnly={busy}
        onChange={(value) => actor.send({ type: 'login.type', field: 'username', value })}
        onLeave={() => actor.send({ type: 'login.leaveField', field: 'username' })}
      />
      <PasswordField
        label={t('login_password')}
        name="password"
        autoComplete="current-password"
        maxLength={128}
        icon={lockIcon}
        showLabel={t('password_show')}
        hideLabel={t('password_hide')}
        value={values.password}
        error={problemText(t, 'password', problems.password)}
        readOnly={busy}
        onChange={(value) => actor.send({ type: 'login.typeSecret', field: 'password', value })}
        onLeave={() => actor.send({ type: 'login.leaveField', field: 'password' })}
      />
    </>
  );
}
