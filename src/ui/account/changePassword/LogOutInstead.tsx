import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import type { ChangePasswordViewProps } from './changePasswordViewProps.ts';

/** The only way out of a forced change: log out. */
export function LogOutInstead({ actor, state }: ChangePasswordViewProps) {
  const { t } = useTranslation();
  if (!state.context.forced) return null;
  return (
    <Button
      variant="plain"
      wide
      disabled={!state.can({ type: 'changePassword.logOut' })}
      onClick={() => actor.send({ type: 'changePassword.logOut' })}
    >
      {t('change_log_out')}
    </Button>
  );
}
