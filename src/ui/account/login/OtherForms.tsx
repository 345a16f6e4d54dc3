import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import styles from './login.module.css';
import type { LoginViewProps } from './loginViewProps.ts';

const doors = { forgot: 'login_forgot', register: 'login_register' } as const;

/** Links to recovery and registration. */
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
