import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/Dialog.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { ForgotSide } from './ForgotSide.tsx';
import { ForgotTrouble } from './ForgotTrouble.tsx';
import type { ForgotViewProps } from './forgotViewProps.ts';
import { MailSent } from './MailSent.tsx';

/** Account recovery by email or mobile number (FORGOT-01…22). */
export function ForgotDialog({ actor }: Pick<ForgotViewProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  if (state.matches('mailSent')) return <MailSent actor={actor} state={state} />;
  const { byMobile, method } = state.context;

  return (
    <Dialog
      title={t('forgot_title')}
      closeLabel={t('close')}
      busy={state.hasTag('busy')}
      side={<ForgotSide />}
      {...(state.can({ type: 'forgot.close' }) ? { onClose: () => actor.send({ type: 'forgot.close' }) } : {})}
    >
      {byMobile ? (
        <Tabs
          label={t('forgot_method')}
          tabs={[
            { id: 'email', label: t('forgot_by_email') },
            { id: 'mobileNum', label: t('forgot_by_mobile') },
          ]}
          selected={method}
          disabled={!state.matches('form')}
          onSelect={(chosen) => actor.send({ type: 'forgot.chooseMethod', method: chosen })}
        />
      ) : null}
      <Content actor={actor} state={state} />
    </Dialog>
  );
}

function Content({ actor, state }: ForgotViewProps) {
  if (state.matches('loadingRules')) return <Skeleton lines={4} />;
  if (state.matches('withoutRules')) return <ForgotTrouble actor={actor} state={state} />;
  return <ForgotForm actor={actor} state={state} />;
}
