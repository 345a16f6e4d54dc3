import { useTranslation } from 'react-i18next';
import { Field } from '../kit/Field.tsx';
import { userIcon } from '../kit/icons/form.ts';

interface UsernameFieldProps {
  readonly value: string;
  /** What is wrong with it, in words. */
  readonly problem: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
  /** Somebody goes on to another field. */
  readonly onLeave: () => void;
}

/** The name of an account that there is, for login and recovery alike. */
export function UsernameField({ value, problem, readOnly, onChange, onLeave }: UsernameFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('login_username')}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      icon={userIcon}
      value={value}
      error={problem}
      readOnly={readOnly}
      onChange={onChange}
      onLeave={onLeave}
    />
  );
}
