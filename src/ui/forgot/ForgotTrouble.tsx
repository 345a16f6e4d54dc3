import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import type { ForgotViewProps } from './ForgotDialog.tsx';

/** The rules could not be had: why, and how to go on. */
export function ForgotTrouble({ actor, state }: ForgotViewProps) {
  const { t } = useTranslation();
  const { failure } = state.context;
  return (
    <LoadFailed title={t('forgot_failed')} failure={failure} onRetry={() => actor.send({ type: 'forgot.retry' })}>
      <Button variant="plain" onClick={() => actor.send({ type: 'forgot.logIn' })}>
        {t('forgot_log_in')}
      </Button>
    </LoadFailed>
  );
}
