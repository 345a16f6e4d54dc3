import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isRequired } from '../../api/contract/rules/registerForm.ts';
import { shownProblem } from '../../machines/register/register.rules.ts';
import { problemText } from '../copy/problemText.ts';
import { Field } from '../kit/Field.tsx';
import { DialCode } from '../login/DialCode.tsx';
import type { RegisterActor } from './RegisterDialog.tsx';

/** The mobile number with its country before it. */
export function RegisterMobile({ actor }: { readonly actor: RegisterActor }) {
  const { t, i18n } = useTranslation();
  const value = useSelector(actor, ({ context }) => context.values.mobileNum);
  const country = useSelector(actor, ({ context }) => context.country);
  const countries = useSelector(actor, ({ context }) => context.countries);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const error = useSelector(actor, ({ context }) => problemText(t, 'mobileNum', shownProblem(context, 'mobileNum')));
  const required = useSelector(
    actor,
    ({ context: { settings, method } }) => settings !== null && isRequired('mobileNum', method, settings),
  );
  const label = t('register_mobileNum');
  return (
    <Field
      label={required ? label : t('register_optional', { label })}
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
          disabled={busy}
          onChoose={(chosen) => actor.send({ type: 'register.chooseCountry', country: chosen })}
        />
      }
      value={value}
      error={error}
      readOnly={busy}
      onChange={(typed) => actor.send({ type: 'register.type', field: 'mobileNum', value: typed })}
      onLeave={() => actor.send({ type: 'register.leaveField', field: 'mobileNum' })}
    />
  );
}
