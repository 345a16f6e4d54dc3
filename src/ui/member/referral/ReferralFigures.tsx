import { useTranslation } from 'react-i18next';
import type { ReferralOverview } from '../../../api/contract/member/referral.ts';
import { Money } from '../../kit/Money.tsx';
import styles from '../protect/figures.module.css';

/** How many friends came, and what it earned. */
export function ReferralFigures({ overview }: { readonly overview: ReferralOverview }) {
  const { t } = useTranslation();
  const { friends, deposited, active, earned, inReview } = overview;
  return (
    <section className={styles.figures} aria-label={t('referral_figures')}>
      <dl className={styles.list}>
        <div>
          <dt>{t('referral_came')}</dt>
          <dd>
            <b>{friends}</b>
          </dd>
        </div>
        <div>
          <dt>{t('referral_deposited')}</dt>
          <dd>
            <b>{deposited}</b>
          </dd>
        </div>
        <div>
          <dt>{t('referral_active')}</dt>
          <dd>
            <b>{active}</b>
          </dd>
        </div>
        <div>
          <dt>{t('referral_earned')}</dt>
          <dd>
            <Money amount={earned} signed />
          </dd>
        </div>
        <div>
          <dt>{t('referral_waiting')}</dt>
          <dd>
            <Money amount={inReview} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
