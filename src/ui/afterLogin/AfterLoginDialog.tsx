import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { afterLoginMachine } from '../../machines/afterLogin/afterLogin.machine.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import styles from './afterLogin.module.css';
import { News } from './News.tsx';

/** The welcome of a first login, then what is new (LOGIN-16, 23, MODAL-14). */
export function AfterLoginDialog({ actor }: { readonly actor: ActorRefFrom<typeof afterLoginMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { nickname, popups, lastLoginAt } = state.context;
  const welcome = state.matches('welcome');

  return (
    <Dialog
      title={t(welcome || lastLoginAt === null ? 'after_welcome_title' : 'after_title', { name: nickname })}
      closeLabel={t('close')}
      onClose={() => actor.send({ type: 'afterLogin.close' })}
      busy={state.hasTag('busy')}
    >
      <div className={styles.body}>
        {welcome ? (
          <>
            <p>{t('after_welcome_text')}</p>
            <ol className={styles.steps}>
              <li>{t('after_step_profile')}</li>
              <li>{t('after_step_password')}</li>
              <li>{t('after_step_limits')}</li>
            </ol>
            <Button variant="primary" wide onClick={() => actor.send({ type: 'afterLogin.next' })}>
              {t('after_next')}
            </Button>
          </>
        ) : (
          <>
            {state.matches('loading') ? <Skeleton lines={3} /> : <News popups={popups} lastLoginAt={lastLoginAt} />}
            <Button variant="primary" wide onClick={() => actor.send({ type: 'afterLogin.close' })}>
              {t('after_close')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
