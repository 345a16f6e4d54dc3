import { useTranslation } from 'react-i18next';
import type { ProfitCategory } from '../../../api/contract/member/profit.ts';
import { netOf } from '../../../machines/member/profit/profit.rules.ts';
import { classes } from '../../kit/classes.ts';
import { Money } from '../../kit/Money.tsx';
import styles from './categories.module.css';

interface ProfitCategoriesProps {
  readonly categories: readonly ProfitCategory[];
}

const HALF = 50;

/** Stakes and payouts by category: a table, with a bar to the right for won and to the left for lost. */
export function ProfitCategories({ categories }: ProfitCategoriesProps) {
  const { t } = useTranslation();
  if (categories.length === 0) return null;
  const widest = Math.max(1, ...categories.map((category) => Math.abs(netOf(category))));
  return (
    <table className={styles.table}>
      <caption>{t('profit_categories')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('profit_category')}</th>
          <th scope="col">{t('profit_stake')}</th>
          <th scope="col">{t('profit_payout')}</th>
          <th scope="col">{t('profit_net')}</th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => {
          const net = netOf(category);
          const width = (Math.abs(net) / widest) * HALF;
          return (
            <tr key={category.id}>
              <th scope="row">{t(`bets_category_${category.id}`)}</th>
              <td className={styles.stake}>
                <Money amount={category.stake} />
              </td>
              <td className={styles.payout}>
                <Money amount={category.payout} />
              </td>
              <td className={styles.net}>
                <Money amount={net} signed />
                <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className={classes(styles.won, net < 0 && styles.lost)}
                    x={net < 0 ? HALF - width : HALF}
                    y={0}
                    width={width}
                    height={6}
                  />
                  <line className={styles.axis} x1={HALF} x2={HALF} y1={0} y2={6} />
                </svg>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
