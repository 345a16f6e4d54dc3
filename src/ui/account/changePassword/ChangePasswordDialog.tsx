import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/Dialog.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import type { ChangePasswordActor, ChangePasswordViewProps } from './changePasswordViewProps.ts';
import { LogOutInstead } from './LogOutInstead.tsx';
import { PasswordChanged } from './PasswordChanged.tsx';

/** Changes the login password, forced or by choice (CHPW-01…19). */
export function ChangePasswordDialog({ actor }: { readonly actor: ChangePasswordActor }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const free = state.can({ type: 'changePassword.close' });

  return (
    <Dialog
      title={t(titleOf(state))}
      closeLabel={t('close')}
      busy={state.hasTag('busy')}
      {...(free ? { onClose: () => actor.send({ type: 'changePassword.close' }) } : {})}
    >
      <Content actor={actor} state={state} />
    </Dialog>
  );
}

function Content({ actor, state }: ChangePasswordViewProps) {
  const { t } = useTranslation();
  if (state.matches('loadingRules')) return <Skeleton lines={4} />;
  if (state.matches('changed')) return <PasswordChanged actor={actor} state={state} />;
  if (state.matches('withoutRules')) {
    return (
      <LoadFailed
        title={t('change_rules_failed')}
        failure={state.context.failure}
        onRetry={() => actor.send({ type: 'changePassword.retry' })}
      >
        <LogOutInstead actor={actor} state={state} />
      </LoadFailed>
    );
  }
  return <ChangePasswordForm actor={actor} state={state} />;
}

function titleOf(state: ChangePasswordViewProps['state']) {
  if (state.matches('changed')) return 'change_done_title';
  return state.context.forced ? 'change_title_due' : 'change_title_free';
}
