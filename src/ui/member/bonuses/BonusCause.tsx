import { useTranslation } from 'react-i18next';
import type { BonusRow } from '../../../api/contract/member/bonus.ts';
import { businessDay } from '../../../api/contract/rules/businessDay.ts';
import { shareOf } from '../../../api/contract/rules/computeBill.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { pathOfBets } from '../../../machines/play/bets/bets.rules.ts';
import { Money } from '../../kit/Money.tsx';
import { dateText } from '../../site/clock/timeText.ts';
import styles from './bonuses.module.css';

/** How the amount of a bonus came about: days, level, base and rate; a link to the bets of those days. */
export function BonusCause({ row: { id, amount, group, cause } }: { readonly row: BonusRow }) {
  const { t } = useTranslation();
  const { since, until, level, base, rate } = cause;
  const days = since === null ? null : { from: businessDay(since), to: businessDay((until ?? since + 1) - 1) };
  const isLimited = group === 'cashBack' && base !== null && rate !== null && amount < shareOf(base, rate);
  return (
    <div className={styles.cause}>
      <dl className={styles.facts}>
        {days ? (
          <div>
            <dt>{t('bonus_days')}</dt>
            <dd>{days.from === days.to ? dateText(days.from) : `${dateText(days.from)} – ${dateText(days.to)}`}</dd>
          </div>
        ) : null}
        {level === null ? null : (
          <div>
            <dt>{t('bonus_level')}</dt>
            <dd>{t('vip_level', { level })}</dd>
          </div>
        )}
        {base === null ? null : (
          <div>
            <dt>{t(group === 'cashBack' ? 'bonus_loss' : 'bonus_valid_bet')}</dt>
            <dd>
              <Money amount={base} />
            </dd>
          </div>
        )}
        {rate === null ? null : (
          <div>
            <dt>{t('bonus_rate')}</dt>
            <dd>{`${percentText(rate)}%`}</dd>
          </div>
        )}
        <div>
          <dt>{t('bonus_amount')}</dt>
          <dd>
            <Money amount={amount} signed />
          </dd>
        </div>
        <div>
          <dt>{t('bonus_number')}</dt>
          <dd className={styles.number}>{id}</dd>
        </div>
      </dl>
      {days && base !== null ? (
        <p className={styles.ways}>
          <a href={pathOfBets(days)}>{t('bonus_see_bets')}</a>
        </p>
      ) : null}
      {isLimited ? <p className={styles.rule}>{t('bonus_limited')}</p> : null}
      {base === null ? null : <p className={styles.rule}>{t('bonus_rounded')}</p>}
    </div>
  );
}
