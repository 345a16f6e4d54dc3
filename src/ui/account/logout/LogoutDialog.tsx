import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { logoutMachine } from '../../../machines/account/logout/logout.machine.ts';
import { failureText } from '../../copy/failureText.ts';
import { AlertDialog } from '../../kit/AlertDialog.tsx';
import { Button } from '../../kit/Button.tsx';

/** Asks for confirmation before logging out (LOGOUT-01). */
export function LogoutDialog({ actor }: { readonly actor: ActorRefFrom<typeof logoutMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { failure } = state.context;
  const mayStay = state.can({ type: 'logout.dismiss' });

  return (
    <AlertDialog
      title={t('in_sure_logout')}
      text={failure ? <span role="alert">{failureText(t, failure)}</span> : null}
      onDismiss={mayStay ? () => actor.send({ type: 'logout.dismiss' }) : undefined}
      actions={
        <>
          <Button disabled={!mayStay} onClick={() => actor.send({ type: 'logout.dismiss' })}>
            {t('logout_dismiss')}
          </Button>
          <Button
            variant="primary"
            busy={state.hasTag('busy')}
            disabled={!state.can({ type: 'logout.confirm' })}
            onClick={() => actor.send({ type: 'logout.confirm' })}
          >
            {t(state.hasTag('busy') ? 'logout_busy' : 'logout_confirm')}
          </Button>
        </>
      }
    />
  );
}
