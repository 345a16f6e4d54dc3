import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { afterLoginMachine } from '../../../machines/site/afterLogin/afterLogin.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import styles from './afterLogin.module.css';
import { News } from './News.tsx';

/** What a new member does first, and where. */
const STEPS = [
  { label: 'after_step_security', path: '/member/securityCenter' },
  { label: 'after_step_deposit', path: '/member/depositv2' },
  { label: 'after_step_games', path: '/games' },
] as const;

/** After a login: the welcome (first login only), then the news (LOGIN-16, 23, MODAL-14). */
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
              {STEPS.map(({ label, path }) => (
                <li key={path}>
                  <a href={path} onClick={() => actor.send({ type: 'afterLogin.close' })}>
                    {t(label)}
                    <Icon d={chevronRightIcon} />
                  </a>
                </li>
              ))}
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
