import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import type { LoginViewProps } from './LoginForm.tsx';
import styles from './login.module.css';

const doors = { forgot: 'login_forgot', register: 'login_register' } as const;

/** The ways out of a login that cannot be made: the password is gone, or there is no account yet. */
export function OtherForms({ actor, state }: LoginViewProps) {
  const { t } = useTranslation();
  const forms = state.context.area === 'site' ? (['forgot', 'register'] as const) : (['forgot'] as const);
  return (
    <div className={styles.others}>
      {forms.map((form) => (
        <Button
          key={form}
          variant="plain"
          size="small"
          disabled={!state.can({ type: 'login.goTo', form })}
          onClick={() => actor.send({ type: 'login.goTo', form })}
        >
          {t(doors[form])}
        </Button>
      ))}
    </div>
  );
}
