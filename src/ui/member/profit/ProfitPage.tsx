import { useTranslation } from 'react-i18next';
import type { ProfitCategory, ProfitDay } from '../../../api/contract/member/profit.ts';
import { netOf } from '../../../machines/member/profit/profit.rules.ts';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { classes } from '../../kit/classes.ts';
import { Money } from '../../kit/Money.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import layout from '../../site/centre/list.module.css';
import { PROTECTION_PATH } from '../protect/path.ts';
import { ProfitCategories } from './ProfitCategories.tsx';
import { ProfitChart } from './ProfitChart.tsx';
import { ProfitDays } from './ProfitDays.tsx';
import styles from './profit.module.css';

interface ProfitPart {
  readonly list: readonly ProfitDay[];
  readonly count: number;
  readonly bets: number;
  readonly stake: number;
  readonly payout: number;
  readonly bonuses: number;
  readonly categories: readonly ProfitCategory[];
}

/** Personal loss (MEMBER-12): the net result of a period, by day and by category. */
export function ProfitPage({ actor }: { readonly actor: ListActor<ProfitPart> }) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      folds
      label={t('profit_title')}
      spans={['today', 'week', 'days30', 'own']}
      whole
      head={({ list, count, categories, ...sums }, days) =>
        count === 0 ? null : (
          <div className={styles.head}>
            <div className={styles.top}>
              <div className={styles.net}>
                <p>{t('profit_net')}</p>
                <p className={styles.sum}>
                  <Money amount={netOf(sums)} signed />
                </p>
                <p className={styles.played}>{t('profit_bets', { count: sums.bets })}</p>
              </div>
              <dl className={classes(layout.sums, styles.sums)}>
                {(['stake', 'payout', 'bonuses'] as const).map((what) => (
                  <div key={what}>
                    <dt>{t(`profit_${what}`)}</dt>
                    <dd>
                      <Money amount={sums[what]} signed={what === 'bonuses'} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
            <ProfitChart days={list} range={days} />
            <ProfitCategories categories={categories} />
            <p className={styles.limit}>
              {t('profit_limit_text')}{' '}
              <ButtonLink size="small" href={PROTECTION_PATH}>
                {t('profit_limit')}
              </ButtonLink>
            </p>
          </div>
        )
      }
      rows={(rows) => <ProfitDays days={rows} />}
      emptyTitle={t('profit_empty')}
      emptyText={t('profit_empty_text')}
      failedTitle={t('profit_failed')}
    />
  );
}
