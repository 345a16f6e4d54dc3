import { useTranslation } from 'react-i18next';
import type { ProfitDay } from '../../../api/contract/member/profit.ts';
import { netOf } from '../../../machines/member/profit/profit.rules.ts';
import { Money } from '../../kit/Money.tsx';
import { dateText } from '../../site/clock/timeText.ts';
import styles from './days.module.css';

interface ProfitDaysProps {
  readonly days: readonly ProfitDay[];
}

/** Each day with bets or bonuses; on a phone, each figure with its label. */
export function ProfitDays({ days }: ProfitDaysProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <caption>{t('profit_days')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('profit_day')}</th>
          <th scope="col">{t('profit_stake')}</th>
          <th scope="col">{t('profit_payout')}</th>
          <th scope="col">{t('profit_bonuses')}</th>
          <th scope="col">{t('profit_net')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.id}>
            <th scope="row">{dateText(day.id)}</th>
            <Figure label={t('profit_stake')} amount={day.stake} />
            <Figure label={t('profit_payout')} amount={day.payout} />
            <Figure label={t('profit_bonuses')} amount={day.bonuses} signed />
            <Figure label={t('profit_net')} amount={netOf(day)} signed />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FigureProps {
  readonly label: string;
  readonly amount: number;
  readonly signed?: boolean;
}

function Figure({ label, amount, signed = false }: FigureProps) {
  return (
    <td>
      <span className={styles.label}>{label}</span>
      <Money amount={amount} signed={signed} />
    </td>
  );
}
