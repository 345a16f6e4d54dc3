import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillRow } from '../../../api/contract/agent/bill.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { classes } from '../../kit/classes.ts';
import { Money } from '../../kit/Money.tsx';
import { formatWhole } from '../../kit/whole.ts';
import layout from '../../site/centre/page.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './bill.module.css';
import { NextTier } from './NextTier.tsx';

interface BillTeamProps {
  readonly detail: BillRow;
}

/** The team's figures, the tier reached, and what the next tier requires. */
export function BillTeam({ detail }: BillTeamProps) {
  const { t } = useTranslation();
  const title = useId();
  const { validBet, loss, activeMembers, carriedOver, counted, tier, nextTier } = detail;
  return (
    <section className={classes(layout.panel, layout.tight, styles.team)} aria-labelledby={title}>
      <h3 id={title}>{t('bill_team')}</h3>
      <dl className={layout.lines}>
        <div>
          <dt>{t('bill_valid_bet')}</dt>
          <dd>
            <Money amount={validBet} />
          </dd>
        </div>
        <div>
          <dt>{t(loss < 0 ? 'bill_won' : 'bill_loss')}</dt>
          <dd>
            <Money amount={Math.abs(loss)} />
          </dd>
        </div>
        <div>
          <dt>{t('tier_members')}</dt>
          <dd className={styles.figure}>{formatWhole(activeMembers)}</dd>
        </div>
        {carriedOver < 0 ? (
          <div>
            <dt>{t('bill_carried')}</dt>
            <dd>
              <Money amount={carriedOver} />
            </dd>
          </div>
        ) : null}
      </dl>
      <h3>{t('bill_conditions', { time: dateTimeText(counted.from) })}</h3>
      <p>{tier ? t('bill_tier_reached', { rate: percentText(tier.rate) }) : t('bill_tier_none')}</p>
      {nextTier ? <NextTier tier={nextTier} detail={detail} /> : <p className={styles.faint}>{t('bill_highest')}</p>}
    </section>
  );
}
