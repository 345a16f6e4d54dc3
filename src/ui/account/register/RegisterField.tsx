import { memo } from 'react';
import type { RegisterField as FieldName } from '../../../api/contract/rules/registerForm.ts';
import { RegisterCaptcha } from './RegisterCaptcha.tsx';
import { RegisterCode } from './RegisterCode.tsx';
import { RegisterLine } from './RegisterLine.tsx';
import { RegisterMobile } from './RegisterMobile.tsx';
import type { RegisterActor } from './registerActor.ts';

interface RegisterFieldProps {
  readonly actor: RegisterActor;
  readonly field: FieldName;
}

/** One field, with its own subscription: a key press renders this field, not the form. */
export const RegisterField = memo(({ actor, field }: RegisterFieldProps) => {
  switch (field) {
    case 'mobileNum':
      return <RegisterMobile actor={actor} />;
    case 'verificationCode':
      return <RegisterCode actor={actor} />;
    case 'captcha':
      return <RegisterCaptcha actor={actor} />;
    default:
      return <RegisterLine actor={actor} field={field} />;
  }
});
