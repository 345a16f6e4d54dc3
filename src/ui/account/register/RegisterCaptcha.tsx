import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { shownProblem } from '../../../machines/account/register/register.rules.ts';
import { problemText } from '../../copy/problemText.ts';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import type { RegisterActor } from './registerActor.ts';

/** The captcha, where the merchant requires one (REG-17). */
export function RegisterCaptcha({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const captcha = useSelector(actor, ({ children }) => children.captcha);
  const value = useSelector(actor, ({ context }) => context.values.captcha);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const error = useSelector(actor, ({ context }) => problemText(t, 'captcha', shownProblem(context, 'captcha')));
  if (!captcha) return null;
  return (
    <CaptchaField
      captcha={captcha}
      value={value}
      error={error}
      readOnly={busy}
      onChange={(typed) => actor.send({ type: 'register.typeSecret', field: 'captcha', value: typed })}
      onLeave={() => actor.send({ type: 'register.leaveField', field: 'captcha' })}
      onRefresh={() => actor.send({ type: 'register.refreshCaptcha' })}
    />
  );
}
