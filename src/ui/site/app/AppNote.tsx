import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '../../../machines/site/app/app.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { infoIcon, triangleAlertIcon } from '../../kit/icons/form.ts';
import styles from './app.module.css';

/** Says that there is no network, and asks before a new version replaces the one on screen (ROUTE-29). */
export function AppNote({ actor }: { readonly actor: ActorRefFrom<typeof appMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { update } = state.value;
  const isAsked = update !== 'current' && update !== 'later';
  const isOffline = state.matches({ network: 'offline' });
  if (!isOffline && !isAsked) return null;
  return (
    <div className={styles.notes}>
      {isOffline ? (
        <p className={styles.note} role="status">
          <Icon d={triangleAlertIcon} />
          <span>{t('app_offline')}</span>
        </p>
      ) : null}
      {isAsked ? (
        <section className={styles.note} aria-label={t('app_label')} role="alert">
          <Icon d={update === 'failed' ? triangleAlertIcon : infoIcon} />
          <span>{t(update === 'failed' ? 'app_failed' : 'app_ready')}</span>
          {state.hasTag('busy') ? null : (
            <Button size="small" onClick={() => actor.send({ type: 'app.later' })}>
              {t('app_later')}
            </Button>
          )}
          <Button
            size="small"
            variant="primary"
            busy={state.hasTag('busy')}
            onClick={() => actor.send({ type: 'app.reload' })}
          >
            {t('app_reload')}
          </Button>
        </section>
      ) : null}
    </div>
  );
}
