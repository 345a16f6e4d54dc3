import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type DeskPageName, deskPageName } from '../../machines/deskPage/deskPage.events.ts';
import type { PendingCounts } from '../../machines/deskPage/deskPage.rules.ts';
import { CountBadge } from '../kit/CountBadge.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import styles from './desk.module.css';
import type { DeskProps } from './deskProps.ts';

/** The pages, each with its number of pending items. */
export function DeskMenu({ actor }: DeskProps) {
  const { t } = useTranslation();
  const page = useSelector(actor, ({ context }) => context.page);
  const waiting = useSelector(actor, ({ context }) => context.waiting);
  return (
    <nav aria-label={t('desk_menu')} className={styles.menu}>
      {deskPageName.options.map((name) => {
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
    </nav>
  );
}

function waitingOn(page: DeskPageName, waiting: PendingCounts | null): number {
  if (waiting === null) return 0;
  if (page === 'withdrawals') return waiting.toApprove + waiting.toPay + waiting.toResolve;
  if (page === 'promotionClaims') return waiting.promotions;
  return page === 'exchanges' ||
    page === 'tickets' ||
    page === 'referrals' ||
    page === 'applications' ||
    page === 'moves' ||
    page === 'adjustments'
    ? waiting[page]
    : 0;
}
