import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { freePlayMachine } from '../../machines/freePlay/freePlay.machine.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import styles from './freePlay.module.css';

/** Explains the demo account and starts it (DEMO-01, 02). */
export function FreePlayDialog({ actor }: { readonly actor: ActorRefFrom<typeof freePlayMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const busy = state.hasTag('busy');

  return (
    <Dialog
      title={t('free_title')}
      closeLabel={t('close')}
      onClose={busy ? undefined : () => actor.send({ type: 'freePlay.close' })}
      busy={busy}
    >
      <div className={styles.offer}>
        <FailureNote failure={state.context.failure} />
        <p>{t('free_text')}</p>
        <ul className={styles.facts}>
          <li>{t('free_fact_money')}</li>
          <li>{t('free_fact_gone')}</li>
          <li>{t('free_fact_account')}</li>
        </ul>
        <Button
          variant="primary"
          size="tall"
          wide
          busy={busy}
          disabled={busy}
          onClick={() => actor.send({ type: 'freePlay.start' })}
        >
          {t(busy ? 'free_starting' : 'free_start')}
        </Button>
        <Button wide disabled={busy} onClick={() => actor.send({ type: 'freePlay.register' })}>
          {t('free_register')}
        </Button>
      </div>
    </Dialog>
  );
}
