import { useTranslation } from 'react-i18next';
import type { Tier } from '../../api/contract/rules/contractTerms.ts';
import { percentText } from '../../machines/contractOffer/readTerms.ts';
import { formatMoney } from '../kit/money.ts';
import styles from './tiers.module.css';

interface TierTableProps {
  readonly tiers: readonly Tier[];
}

/** What each tier asks for and pays, the lowest first; conditions that no tier has are left out. */
export function TierTable({ tiers }: TierTableProps) {
  const { t } = useTranslation();
  const conditions = [
    { key: 'minValidBet', label: t('tier_valid_bet'), text: formatMoney },
    { key: 'minLoss', label: t('tier_loss'), text: formatMoney },
    { key: 'minActiveMembers', label: t('tier_members'), text: (members: number) => members.toLocaleString('en') },
  ] as const;
  const asked = conditions.filter(({ key }) => tiers.some((tier) => tier[key] > 0));
  return (
    <table className={styles.tiers}>
      <caption>{t('contract_tiers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tier_rate')}</th>
          {asked.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.rate}>
            <th scope="row">{`${percentText(tier.rate)}%`}</th>
            {asked.map(({ key, text }) => (
              <td key={key}>{tier[key] > 0 ? text(tier[key]) : t('tier_any')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
