import { useTranslation } from 'react-i18next';
import type { VipLevels } from '../../api/contract/vip.ts';
import { percentText } from '../../machines/contractOffer/readTerms.ts';
import { Badge } from '../kit/Badge.tsx';
import { Money } from '../kit/Money.tsx';
import styles from './vip.module.css';

interface LevelTableProps {
  readonly levels: VipLevels;
  /** The member's; null without one. */
  readonly level: number | null;
}

/** What each level takes and gives. */
export function LevelTable({ levels: { list, days, cashBack }, level: own }: LevelTableProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.table} aria-labelledby="vip-table">
      <h2 id="vip-table" className={styles.heading}>
        {t('vip_table')}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('vip_column_level')}</th>
            <th scope="col">{t('vip_column_from', { days })}</th>
            <th scope="col">{t('vip_column_rebate')}</th>
            <th scope="col">{t('vip_column_cash_back')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ level, from, rate }) => (
            <tr key={level} aria-current={level === own ? 'true' : undefined}>
              <th scope="row">
                {t('vip_level', { level })} {level === own ? <Badge tone="accent">{t('vip_here')}</Badge> : null}
              </th>
              <td>
                <Money amount={from} />
              </td>
              <td className={styles.mono}>{`${percentText(rate)}%`}</td>
              <td className={styles.mono}>{`${percentText(cashBack.rate)}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
