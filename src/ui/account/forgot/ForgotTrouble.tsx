import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import type { ForgotViewProps } from './forgotViewProps.ts';

/** Loading the rules failed; shows the reason and Retry. */
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
