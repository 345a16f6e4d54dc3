import { useTranslation } from 'react-i18next';
import type { BillRow } from '../../../api/contract/agent/bill.ts';
import type { Tier } from '../../../api/contract/rules/agreementTerms.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { formatMoney } from '../../kit/money.ts';
import { formatWhole } from '../../kit/whole.ts';
import layout from '../../site/centre/page.module.css';
import styles from './bill.module.css';

interface NextTierProps {
  readonly tier: Tier;
  readonly detail: BillRow;
}

/** The conditions of the next tier, and how much is missing. */
export function NextTier({ tier, detail }: NextTierProps) {
  const { t } = useTranslation();
  const { kind, loss, carriedOver, counted } = detail;
  // A dividend is a share of the remaining loss (decision M10).
  const counts = kind === 'dividend' ? loss + carriedOver : counted.loss;
  const conditions = [
    { label: t('tier_valid_bet'), asks: tier.minValidBet, has: counted.validBet, text: formatMoney },
    { label: t('tier_loss'), asks: tier.minLoss, has: counts, text: formatMoney },
    { label: t('tier_members'), asks: tier.minActiveMembers, has: counted.activeMembers, text: formatWhole },
  ].filter(({ asks }) => asks > 0);
  return (
    <>
      <p>{t('bill_next', { rate: percentText(tier.rate) })}</p>
      <dl className={layout.lines}>
        {conditions.map(({ label, asks, has, text }) => (
          <div key={label}>
            <dt>
              {label}
              <small>
                {has < asks ? t('bill_next_missing', { missing: text(asks - has) }) : t('bill_next_reached')}
              </small>
            </dt>
            <dd className={styles.figure}>{text(asks)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
