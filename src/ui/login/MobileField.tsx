import { useTranslation } from 'react-i18next';
import { shownProblems } from '../../machines/login/login.rules.ts';
import { problemText } from '../copy/problemText.ts';
import { Field } from '../kit/Field.tsx';
import { DialCode } from './DialCode.tsx';
import type { LoginViewProps } from './LoginForm.tsx';

/** The mobile number with its country before it. */
export function MobileField({ actor, state }: LoginViewProps) {
  const { t, i18n } = useTranslation();
  const { values, country, countries } = state.context;
  const problems = shownProblems(state.context);

  return (
    <Field
      label={t('login_mobile')}
      name="mobileNum"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={24}
      lead={
        <DialCode
          country={country}
          countries={countries}
          texts={i18n.language === 'en' ? 'EN' : 'TH'}
          disabled={!state.matches('form')}
          onChoose={(chosen) => actor.send({ type: 'login.chooseCountry', country: chosen })}
        />
      }
      value={values.mobileNum}
      error={problemText(t, 'mobileNum', problems.mobileNum)}
      readOnly={state.hasTag('busy')}
      onChange={(value) => actor.send({ type: 'login.type', field: 'mobileNum', value })}
      onLeave={() => actor.send({ type: 'login.leaveField', field: 'mobileNum' })}
    />
  );
}
