import { useTranslation } from 'react-i18next';
import type { VipStanding } from '../../../api/contract/member/vip.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { Money } from '../../kit/Money.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './vip.module.css';

/** Rebate of today and cash back of this week so far (PROD-06, 07). */
export function GrowingBonuses({ standing }: { readonly standing: VipStanding }) {
  const { t } = useTranslation();
  const parts = [
    { title: t('vip_rebate'), of: t('vip_valid_bets'), ...standing.rebate },
    { title: t('vip_cash_back'), of: t('vip_net_loss'), ...standing.cashBack },
  ];
  return (
    <div className={styles.paper}>
      {parts.map(({ title, of, base, rate, amount, limit, creditedAt }) => (
        <section key={title} className={styles.slip} aria-label={title}>
          <h2 className={styles.slipTitle}>
            {title} <small>{t('vip_so_far')}</small>
          </h2>
          <p className={styles.sum}>
            <Money amount={amount} />
          </p>
          <dl className={styles.terms}>
            <div>
              <dt>{of}</dt>
              <dd>
                <Money amount={base} />
              </dd>
            </div>
            <div>
              <dt>{t('vip_rate')}</dt>
              <dd className={styles.mono}>{`× ${percentText(rate)}%`}</dd>
            </div>
            {limit === null ? null : (
              <div>
                <dt>{t('vip_limit')}</dt>
                <dd>
                  <Money amount={limit} />
                </dd>
              </div>
            )}
          </dl>
          <p className={styles.when}>{t('vip_credited', { time: dateTimeText(creditedAt) })}</p>
        </section>
      ))}
      <p className={styles.when}>
        <a href="/member/bonusDetails">{t('vip_record')}</a>
      </p>
    </div>
  );
}
