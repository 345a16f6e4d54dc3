import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../api/failure.ts';
import { shownProblems } from '../../../machines/account/login/login.rules.ts';
import { failureText } from '../../copy/failureText.ts';
import { problemText } from '../../copy/problemText.ts';
import { lockIcon } from '../../kit/icons/form.ts';
import { PasswordField } from '../../kit/PasswordField.tsx';
import { UsernameField } from '../username/UsernameField.tsx';
import type { LoginViewProps } from './loginViewProps.ts';

/** User name and password (VALID-29, 30). */
export function UsernameFields({ actor, state }: LoginViewProps) {
  const { t } = useTranslation();
  const { values, failure } = state.context;
  const problems = shownProblems(state.context);
  const busy = state.hasTag('busy');
  const isWrong = failure !== null && isRefusal(failure, 'BAD_CREDENTIALS');

  return (
    <>
      <UsernameField
        value={values.username}
        problem={problemText(t, 'username', problems.username)}
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
        error={isWrong ? failureText(t, failure) : problemText(t, 'password', problems.password)}
        refused={isWrong}
        readOnly={busy}
        onChange={(value) => actor.send({ type: 'login.typeSecret', field: 'password', value })}
        onLeave={() => actor.send({ type: 'login.leaveField', field: 'password' })}
      />
    </>
  );
}
