import { useTranslation } from 'react-i18next';
import { pagesOf } from '../../machines/bills/bills.rules.ts';
import { ListSkeleton } from '../centre/ListSkeleton.tsx';
import list from '../centre/list.module.css';
import { classes } from '../kit/classes.ts';
import { Money } from '../kit/Money.tsx';
import { Pager } from '../kit/Pager.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { BillRows } from './BillRows.tsx';
import type { BillsProps } from './BillsPage.tsx';
import styles from './bills.module.css';
import { NoBills } from './NoBills.tsx';

/** One page of the bills that were asked for, with sums over all of them. */
export function BillsPanel({ actor, state }: BillsProps) {
  const { t } = useTranslation();
  const { part, page, failure } = state.context;
  if (state.matches({ list: 'failed' })) {
    return (
      <LoadFailed title={t('bills_failed')} failure={failure} onRetry={() => actor.send({ type: 'bills.refresh' })} />
    );
  }
  if (part === null) return <ListSkeleton lines={8} />;
  if (part.count === 0) return <NoBills actor={actor} state={state} />;
  const pages = pagesOf(state.context);
  return (
    <section className={list.panel} aria-label={t('bills_list')}>
      <dl className={classes(list.sums, styles.sums)}>
        <div>
          <dt>{t('bills_sum_due')}</dt>
          <dd>
            <Money amount={part.due} />
          </dd>
        </div>
        <div>
          <dt>{t('bills_sum_paid')}</dt>
          <dd>
            <Money amount={part.paid} />
          </dd>
        </div>
      </dl>
      <BillRows actor={actor} state={state} rows={part.list} />
      <div className={classes(list.foot, list.wide, styles.foot)}>
        <p>{t('bills_count', { count: part.count })}</p>
        {pages > 1 ? (
          <Pager
            page={page}
            pages={pages}
            label={t('bills_pages')}
            previousLabel={t('pager_previous')}
            nextLabel={t('pager_next')}
            pageLabel={(number) => t('bills_page', { page: number })}
            onPage={(number) => actor.send({ type: 'bills.turnTo', page: number })}
          />
        ) : null}
      </div>
    </section>
  );
}
