import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/Dialog.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import { SecondStepForm } from '../secondStep/SecondStepForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginSide } from './LoginSide.tsx';
import type { LoginActor } from './loginActor.ts';

/** Login by user name or SMS code, on the site or in the agent area (LOGIN-01…32). */
export function LoginDialog({ actor }: { readonly actor: LoginActor }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { area, features, method } = state.context;
  const { secondStep } = state.children;
  const onClose = state.can({ type: 'login.close' }) ? () => actor.send({ type: 'login.close' }) : undefined;
  if (secondStep) {
    return (
      <Dialog title={t('step_title')} closeLabel={t('close')} onClose={onClose} side={<LoginSide />}>
        <SecondStepForm actor={secondStep} />
      </Dialog>
    );
  }

  return (
    <Dialog
      title={t(area === 'agent' ? 'login_agent_title' : 'login_title')}
      closeLabel={t('close')}
      onClose={onClose}
      busy={state.hasTag('busy')}
      side={<LoginSide />}
    >
      {features.smsLogin ? (
        <Tabs
          label={t('login_method')}
          tabs={[
            { id: 'username', label: t('login_by_username') },
            { id: 'sms', label: t('login_by_sms') },
          ]}
          selected={method}
          disabled={!state.matches('form')}
          onSelect={(chosen) => actor.send({ type: 'login.chooseMethod', method: chosen })}
        />
      ) : null}
      {state.matches('recalling') ? <Skeleton lines={4} /> : <LoginForm actor={actor} state={state} />}
    </Dialog>
  );
}
