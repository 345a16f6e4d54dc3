import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import type { ChangePasswordViewProps } from './ChangePasswordDialog.tsx';

/** The way out of a change that is forced: to leave. */
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
