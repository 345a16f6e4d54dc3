import { useTranslation } from 'react-i18next';
import type { BillDetail } from '../../machines/bill/bill.machine.ts';
import { percentText } from '../../machines/contractOffer/readTerms.ts';
import layout from '../centre/page.module.css';
import { dateTimeText } from '../clock/timeText.ts';
import { classes } from '../kit/classes.ts';
import { Money } from '../kit/Money.tsx';
import { formatWhole } from '../kit/whole.ts';
import styles from './bill.module.css';
import { NextTier } from './NextTier.tsx';

interface BillTeamProps {
  readonly detail: BillDetail;
}

/** The team's figures, the tier reached, and what the next tier requires. */
export function BillTeam({ detail }: BillTeamProps) {
  const { t } = useTranslation();
  const { validBet, loss, activeMembers, carriedOver, counted, tier, nextTier } = detail;
  return (
    <section className={classes(layout.panel, layout.tight, styles.team)} aria-labelledby="bill-team">
      <h3 id="bill-team">{t('bill_team')}</h3>
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
