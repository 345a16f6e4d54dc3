import { useTranslation } from 'react-i18next';
import { failureText } from '../copy/failureText.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import type { ForgotViewProps } from './ForgotDialog.tsx';

/** The rules could not be had: why, and how to go on. */
export function ForgotTrouble({ actor, state }: ForgotViewProps) {
  const { t } = useTranslation();
  const { failure } = state.context;
  return (
    <ErrorState
      title={t('forgot_failed')}
      text={failure ? failureText(t, failure) : ''}
      action={
        <>
          <Button variant="primary" onClick={() => actor.send({ type: 'forgot.retry' })}>
            {t('retry')}
          </Button>
          <Button variant="plain" onClick={() => actor.send({ type: 'forgot.logIn' })}>
            {t('forgot_log_in')}
          </Button>
        </>
      }
    />
  );
}
