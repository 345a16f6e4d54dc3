import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { eyeIcon, eyeOffIcon } from './icons/eye.ts';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'aside'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password field with a show button (WCAG 3.3.8: paste and password managers work). */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false); // presentational: whether the password is visible
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      aside={
        <IconButton
          icon={shown ? eyeOffIcon : eyeIcon}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
