import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type DeskMenuGroup,
  type DeskPageName,
  deskMenu,
  isQueue,
  queueOf,
} from '../../../machines/desk/deskPage/deskQueues.ts';
import type { PendingCounts } from '../../../machines/desk/deskPage/queue.ts';
import { CountBadge } from '../../kit/CountBadge.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import styles from './desk.module.css';
import type { DeskProps } from './deskProps.ts';

/** The pages in groups, each with its number of pending items. */
export function DeskMenu({ actor }: DeskProps) {
  const { t } = useTranslation();
  const page = useSelector(actor, ({ context }) => context.page);
  const waiting = useSelector(actor, ({ context }) => context.waiting);
  return (
    <nav aria-label={t('desk_menu')} className={styles.menu}>
      {(Object.keys(deskMenu) as DeskMenuGroup[]).map((group) => (
        <section key={group} aria-labelledby={`desk-menu-${group}`} className={styles.menuGroup}>
          <h2 id={`desk-menu-${group}`}>{t(`desk_menu_${group}`)}</h2>
          {deskMenu[group].map((name) => {
            const count = waitingOn(name, waiting);
            return (
              <button
                key={name}
                type="button"
                className={styles.menuItem}
                aria-current={name === page ? 'page' : undefined}
                onClick={() => actor.send({ type: 'desk.goTo', page: name })}
              >
                <span>{t(`desk_page_${name}`)}</span>
                {count > 0 ? (
                  <>
                    <CountBadge>{count}</CountBadge>
                    <VisuallyHidden>{t('desk_waiting', { count })}</VisuallyHidden>
                  </>
                ) : null}
              </button>
            );
          })}
        </section>
      ))}
    </nav>
  );
}

const waitingOn = (page: DeskPageName, waiting: PendingCounts | null): number =>
  waiting === null || !isQueue(page) ? 0 : queueOf(page).waiting.reduce((sum, name) => sum + waiting[name], 0);
