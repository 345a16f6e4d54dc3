import { useTranslation } from 'react-i18next';
import type { Tier } from '../../../api/contract/rules/agreementTerms.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { formatMoney } from '../../kit/money.ts';
import { formatWhole } from '../../kit/whole.ts';
import { ChangedValue } from './ChangedValue.tsx';
import changed from './changed.module.css';
import styles from './tiers.module.css';

interface TierTableProps {
  readonly tiers: readonly Tier[];
  /** The tiers that the offer would replace; null if there are none. */
  readonly before?: readonly Tier[] | null;
}

/**
 * Conditions and rate of each tier, lowest first, beside the tier it would replace. Conditions that no tier has are
 * left out.
 */
export function TierTable({ tiers, before = null }: TierTableProps) {
  const { t } = useTranslation();
  const conditions = [
    { key: 'minValidBet', label: t('tier_valid_bet'), text: formatMoney },
    { key: 'minLoss', label: t('tier_loss'), text: formatMoney },
    { key: 'minActiveMembers', label: t('tier_members'), text: formatWhole },
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
      <caption>{t('agreement_tiers')}</caption>
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
                <ChangedValue before={rateText(was)} now={rateText(tier)} />
                {before !== null && was === undefined ? (
                  <small className={changed.new}>{t('agreement_tier_new')}</small>
                ) : null}
              </th>
              {asked.map((condition) => (
                <td key={condition.key}>
                  <ChangedValue before={textOf(was, condition)} now={textOf(tier, condition)} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
