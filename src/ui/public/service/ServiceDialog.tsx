import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { serviceMachine } from '../../../machines/public/service/service.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Note } from '../../kit/Note.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import styles from './service.module.css';

interface ServiceDialogProps {
  readonly actor: ActorRefFrom<typeof serviceMachine>;
}

/** What becomes of the window of customer service (SUPPORT-05, 06). */
export function ServiceDialog({ actor }: ServiceDialogProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const close = () => actor.send({ type: 'service.close' });
  const { address, failure } = state.context;
  const write = <ButtonLink href="/member/feedback">{t('help_write')}</ButtonLink>;
  return (
    <Dialog title={t('service_title')} closeLabel={t('close')} onClose={close} busy={state.hasTag('busy')}>
      {state.hasTag('busy') ? (
        <div className={styles.service}>
          <p role="status">{t('service_asking')}</p>
          <Button onClick={close}>{t('service_cancel')}</Button>
        </div>
      ) : null}
      {state.matches('failed') ? (
        <LoadFailed title={t('service_failed')} failure={failure} onRetry={() => actor.send({ type: 'service.retry' })}>
          {write}
        </LoadFailed>
      ) : null}
      {state.matches('refused') ? (
        <div className={styles.service}>
          <Note tone="danger" role="alert">{`${t('service_failed')}. ${t('service_unsafe')}`}</Note>
          {write}
        </div>
      ) : null}
      {state.matches('blocked') ? (
        <div className={styles.service}>
          <Note role="alert">{t('service_blocked')}</Note>
          <ButtonLink variant="primary" href={address ?? ''} target="_blank" rel="noopener noreferrer" onClick={close}>
            {t('service_link')}
          </ButtonLink>
        </div>
      ) : null}
    </Dialog>
  );
}
