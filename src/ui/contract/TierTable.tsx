import { useTranslation } from 'react-i18next';
import type { Tier } from '../../api/contract/rules/contractTerms.ts';
import { percentText } from '../../machines/contractOffer/readTerms.ts';
import { formatMoney } from '../kit/money.ts';
import { Changed } from './Changed.tsx';
import changed from './changed.module.css';
import styles from './tiers.module.css';

interface TierTableProps {
  readonly tiers: readonly Tier[];
  /** Those that an offer would take the place of; null where there is nothing to compare with. */
  readonly before?: readonly Tier[] | null;
}

/**
 * What each tier asks for and pays, the lowest first, beside what the tier in its place did before; conditions that no
 * tier has are left out.
 */
export function TierTable({ tiers, before = null }: TierTableProps) {
  const { t } = useTranslation();
  const conditions = [
    { key: 'minValidBet', label: t('tier_valid_bet'), text: formatMoney },
    { key: 'minLoss', label: t('tier_loss'), text: formatMoney },
    { key: 'minActiveMembers', label: t('tier_members'), text: (members: number) => members.toLocaleString('en') },
  ] as const;
  const old = before ?? [];
  const asked = conditions.filter(({ key }) => [...tiers, ...old].some((tier) => tier[key] > 0));
  const rows = (tiers.length < old.length ? old : tiers).map((_, place) => ({
    tier: tiers[place],
    was: old[place],
    key: (tiers[place] ?? old[place])?.rate,
  }));
  const rateText = (tier: Tier | undefined) => tier && `${percentText(tier.rate)}%`;
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
        {rows.map(({ tier, was, key: rate }) => {
          const textOf = (one: Tier | undefined, { key, text }: (typeof conditions)[number]) =>
            one && (one[key] > 0 ? text(one[key]) : t('tier_any'));
          return (
            <tr key={`${tier ? 'now' : 'before'} ${rate}`}>
              <th scope="row">
                <Changed before={rateText(was)} now={rateText(tier)} />
                {before !== null && was === undefined ? (
                  <small className={changed.new}>{t('contract_tier_new')}</small>
                ) : null}
              </th>
              {asked.map((condition) => (
                <td key={condition.key}>
                  <Changed before={textOf(was, condition)} now={textOf(tier, condition)} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
