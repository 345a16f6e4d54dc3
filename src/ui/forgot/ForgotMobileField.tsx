import { useTranslation } from 'react-i18next';
import { shownProblems } from '../../machines/forgot/forgot.rules.ts';
import { problemText } from '../copy/problemText.ts';
import { Field } from '../kit/Field.tsx';
import { DialCode } from '../login/DialCode.tsx';
import type { ForgotViewProps } from './ForgotDialog.tsx';

/** The mobile number of the account with its country before it. */
export function ForgotMobileField({ actor, state }: ForgotViewProps) {
  const { t, i18n } = useTranslation();
  const { values, country, countries } = state.context;

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
          onChoose={(chosen) => actor.send({ type: 'forgot.chooseCountry', country: chosen })}
        />
      }
      value={values.mobileNum}
      error={problemText(t, 'mobileNum', shownProblems(state.context).mobileNum)}
      readOnly={state.hasTag('busy')}
      onChange={(value) => actor.send({ type: 'forgot.type', field: 'mobileNum', value })}
      onLeave={() => actor.send({ type: 'forgot.leaveField', field: 'mobileNum' })}
    />
  );
}
