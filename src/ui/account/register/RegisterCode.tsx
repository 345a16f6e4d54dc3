import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { shownProblem } from '../../../machines/account/register/register.rules.ts';
import { phoneKey } from '../../copy/phoneKey.ts';
import { problemText } from '../../copy/problemText.ts';
import { SmsCodeInput } from '../smsCode/SmsCodeInput.tsx';
import type { RegisterActor } from './registerActor.ts';

/** The code that verifies the mobile number (VALID-33, 34, SMS-05…10). */
export function RegisterCode({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const smsCode = useSelector(actor, ({ children }) => children.smsCode);
  const value = useSelector(actor, ({ context }) => context.values.verificationCode);
  const free = useSelector(actor, (state) => state.matches('form'));
  const problem = useSelector(actor, ({ context }) => {
    const wrong = problemText(t, 'verificationCode', shownProblem(context, 'verificationCode'));
    return context.codeProblem ? t(phoneKey[context.codeProblem]) : wrong;
  });

  return (
    <SmsCodeInput
      smsCode={smsCode}
      to="anybody"
      value={value}
      problem={problem}
      readOnly={!free}
      onChange={(typed) => actor.send({ type: 'register.typeSecret', field: 'verificationCode', value: typed })}
      onLeave={() => actor.send({ type: 'register.leaveField', field: 'verificationCode' })}
    />
  );
}
