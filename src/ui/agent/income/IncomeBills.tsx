import { useTranslation } from 'react-i18next';
import { INCOME_PAGE_SIZE } from '../../../machines/agent/income/income.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { Pager } from '../../kit/Pager.tsx';
import { readOf, writeOf } from '../../page/pageView.ts';
import { Query } from '../../page/Query.tsx';
import { ListSkeleton } from '../../site/centre/ListSkeleton.tsx';
import list from '../../site/centre/list.module.css';
import { EmptyState } from '../../states/EmptyState.tsx';
import { IncomeBill } from './IncomeBill.tsx';
import styles from './income.module.css';
import type { IncomeProps } from './incomeProps.ts';

const SIZE = Number(INCOME_PAGE_SIZE);

/** The bills, newest first; each opens to what it is worked out from. */
export function IncomeBills({ actor, state }: IncomeProps) {
  const { t } = useTranslation();
  const { page, month } = state.context;
  const bills = readOf({ actor, state }, 'bills');
  const claim = writeOf({ actor, state }, 'claim');
  return (
    <section aria-label={t('bills_list')} aria-busy={bills.status === 'loading'}>
      <Query of={bills} failed={t('bills_failed')} placeholder={<ListSkeleton rows={6} />}>
        {(part) =>
          part.count === 0 ? (
            <EmptyState
              title={t('bills_none')}
              text={t('bills_none_text')}
              action={
                month === null ? null : (
                  <Button onClick={() => actor.send({ type: 'income.month', month: null })}>
                    {t('income_every_month')}
                  </Button>
                )
              }
            />
          ) : (
            <>
              <ul className={styles.bills}>
                {part.list.map((bill) => (
                  <IncomeBill
                    key={bill.id}
                    bill={bill}
                    claim={claim.payload?.id === bill.id ? claim : { ...claim, status: 'ready', ...NONE }}
                    can={state.can({ type: 'income.claim', id: bill.id })}
                    onClaim={() => actor.send({ type: 'income.claim', id: bill.id })}
                  />
                ))}
              </ul>
              {part.count > SIZE ? (
                <div className={list.foot}>
                  <Pager
                    page={page}
                    pages={Math.ceil(part.count / SIZE)}
                    label={t('list_pages')}
                    previousLabel={t('pager_previous')}
                    nextLabel={t('pager_next')}
                    pageLabel={(number) => t('list_page', { page: number })}
                    onPage={(number) => actor.send({ type: 'income.page', page: number })}
                  />
                </div>
              ) : null}
            </>
          )
        }
      </Query>
    </section>
  );
}

const NONE = { answer: null, failure: null };
