import { useTranslation } from 'react-i18next';
import type { VipLevels } from '../../../api/contract/member/vip.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { Badge } from '../../kit/Badge.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Lantern } from './Lantern.tsx';
import styles from './vip.module.css';

interface LevelTableProps {
  readonly levels: VipLevels;
  /** The member's; null without one. */
  readonly level: number | null;
}

/** The ten lanterns: what each takes and gives. */
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
            <th scope="col">{t('vip_column_rebate')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ level, lantern, from, rate }) => (
            <tr key={level} aria-current={level === own ? 'true' : undefined}>
              <th scope="row">
                <Lantern lantern={lantern} lit={own !== null && level <= own} />
                <strong>
                  {t('vip_named', { level, name: t(`vip_lantern_${lantern}`) })}{' '}
                  {level === own ? <Badge tone="accent">{t('vip_here')}</Badge> : null}
                </strong>
                <small>{from === 0 ? t('vip_from_start') : t('vip_from', { from: formatMoney(from), days })}</small>
              </th>
              <td className={styles.mono}>{`${percentText(rate)}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.rules}>{t('vip_every', { percent: percentText(cashBack.rate) })}</p>
    </section>
  );
}
