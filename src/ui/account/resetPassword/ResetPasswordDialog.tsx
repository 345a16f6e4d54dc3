import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { LoadingStatus } from '../../states/LoadingStatus.tsx';
import { ResetDone } from './ResetDone.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import type { ResetPasswordViewProps } from './resetPasswordViewProps.ts';

/** Sets a new password from the link in an email (FORGOT-01). */
export function ResetPasswordDialog({ actor }: Pick<ResetPasswordViewProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;

  return (
    <Dialog
      title={t(state.matches('done') ? 'change_done_title' : 'reset_title')}
      closeLabel={t('close')}
      busy={state.hasTag('busy')}
      {...(state.can({ type: 'resetPassword.close' })
        ? { onClose: () => actor.send({ type: 'resetPassword.close' }) }
        : {})}
    >
      <Content actor={actor} state={state} />
    </Dialog>
  );
}

function Content({ actor, state }: ResetPasswordViewProps) {
  const { t } = useTranslation();
  const { failure } = state.context;
  if (state.matches('form') || state.matches('saving')) return <ResetPasswordForm actor={actor} state={state} />;
  if (state.matches('done')) return <ResetDone actor={actor} state={state} />;
  if (state.matches('dead')) {
    return (
      <ErrorState
        title={t('reset_dead')}
        text={t('reset_dead_text')}
        action={
          <Button variant="primary" onClick={() => actor.send({ type: 'resetPassword.requestLink' })}>
            {t('reset_ask_again')}
          </Button>
        }
      />
    );
  }
  if (state.matches('unavailable')) {
    return (
      <LoadFailed
        title={t('reset_unavailable')}
        failure={failure}
        onRetry={() => actor.send({ type: 'resetPassword.retry' })}
      />
    );
  }
  return (
    <LoadingStatus label={t(state.matches('loadingRules') ? 'reset_awaits_rules' : 'reset_awaits_link')} lines={4} />
  );
}
