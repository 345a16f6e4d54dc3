import { memo } from 'react';
import type { RegisterField as FieldName } from '../../api/contract/rules/registerForm.ts';
import { RegisterCaptcha } from './RegisterCaptcha.tsx';
import { RegisterCode } from './RegisterCode.tsx';
import type { RegisterActor } from './RegisterDialog.tsx';
import { RegisterLine } from './RegisterLine.tsx';
import { RegisterMobile } from './RegisterMobile.tsx';

interface RegisterFieldProps {
  readonly actor: RegisterActor;
  readonly field: FieldName;
}

/** One field of the form. Each listens for itself, so that a key pressed draws one field and not the form. */
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
