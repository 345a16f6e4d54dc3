import { useTranslation } from 'react-i18next';
import { Field } from '../../kit/Field.tsx';
import { userIcon } from '../../kit/icons/form.ts';

interface UsernameFieldProps {
  readonly value: string;
  /** The error. */
  readonly problem: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
  /** Called when the focus moves to another field. */
  readonly onLeave: () => void;
}

/** The user name of an existing account, for login and recovery. */
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
