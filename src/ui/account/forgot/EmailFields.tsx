import { useTranslation } from 'react-i18next';
import { shownProblems } from '../../../machines/account/forgot/forgot.rules.ts';
import { problemText } from '../../copy/problemText.ts';
import { Field } from '../../kit/Field.tsx';
import { UsernameField } from '../username/UsernameField.tsx';
import type { ForgotViewProps } from './forgotViewProps.ts';

/** User name and email (FORGOT-08, 12, 13). */
export function EmailFields({ actor, state }: ForgotViewProps) {
  const { t } = useTranslation();
  const { values } = state.context;
  const problems = shownProblems(state.context);
  const busy = state.hasTag('busy');

  return (
    <>
      <UsernameField
        value={values.username}
        problem={problemText(t, 'username', problems.username)}
        readOnly={busy}
        onChange={(value) => actor.send({ type: 'forgot.type', field: 'username', value })}
        onLeave={() => actor.send({ type: 'forgot.leaveField', field: 'username' })}
      />
      <Field
        label={t('forgot_email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={values.email}
        error={problemText(t, 'email', problems.email)}
        readOnly={busy}
        onChange={(value) => actor.send({ type: 'forgot.type', field: 'email', value })}
        onLeave={() => actor.send({ type: 'forgot.leaveField', field: 'email' })}
      />
    </>
  );
}
