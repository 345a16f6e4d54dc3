import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isRequired } from '../../../api/contract/rules/registerForm.ts';
import { isShown, shownProblem } from '../../../machines/account/register/register.rules.ts';
import { problemText } from '../../copy/problemText.ts';
import { MobileField } from '../mobile/MobileField.tsx';
import { SmsCodeButton } from '../smsCode/SmsCodeButton.tsx';
import type { RegisterActor } from './registerActor.ts';

/** The mobile number, and the button that sends a code to it where one is asked for (SMS-05…10). */
export function RegisterMobile({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const picker = useSelector(actor, ({ children }) => children.countryPicker);
  const smsCode = useSelector(actor, ({ children }) => children.smsCode);
  const value = useSelector(actor, ({ context }) => context.values.mobileNum);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const free = useSelector(actor, (state) => state.matches('form'));
  const isProved = useSelector(actor, ({ context }) => isShown(context, 'verificationCode'));
  const problem = useSelector(actor, ({ context }) => problemText(t, 'mobileNum', shownProblem(context, 'mobileNum')));
  const required = useSelector(
    actor,
    ({ context: { settings, method } }) => settings !== null && isRequired('mobileNum', method, settings),
  );
  const label = t('register_mobileNum');
  if (!picker) return null;
  return (
    <MobileField
      label={required ? label : t('register_optional', { label })}
      value={value}
      problem={problem}
      picker={picker}
      readOnly={busy}
      aside={
        smsCode && isProved ? (
          <SmsCodeButton
            smsCode={smsCode}
            inField
            disabled={!free}
            onSend={() => actor.send({ type: 'register.requestCode' })}
          />
        ) : null
      }
      onChange={(typed) => actor.send({ type: 'register.type', field: 'mobileNum', value: typed })}
      onLeave={() => actor.send({ type: 'register.leaveField', field: 'mobileNum' })}
    />
  );
}
