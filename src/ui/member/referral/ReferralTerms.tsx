import { useTranslation } from 'react-i18next';
import type { ReferralTerms as Terms } from '../../../api/contract/member/referral.ts';
import { Icon } from '../../kit/Icon.tsx';
import { xIcon } from '../../kit/icons/shell.ts';
import { formatMoney } from '../../kit/money.ts';
import { checkIcon, rateText } from './parts.ts';
import styles from './referral.module.css';

/** What a friend earns the member, and the terms. */
export function ReferralTerms({ terms }: { readonly terms: Terms }) {
  const { t } = useTranslation();
  const { leastDeposit, leastValidBet, days, reward, shareRate } = terms;
  const told = { deposit: formatMoney(leastDeposit), bets: formatMoney(leastValidBet), days };
  return (
    <div className={styles.terms}>
      <h3>{t('referral_get')}</h3>
      <dl className={styles.gets}>
        <div>
          <dt>{t('referral_get_reward')}</dt>
          <dd>{formatMoney(reward)}</dd>
        </div>
        <div>
          <dt>{t('referral_get_share')}</dt>
          <dd>{rateText(shareRate)}%</dd>
        </div>
      </dl>
      <h3>{t('referral_terms')}</h3>
      <ul>
        <li>
          <Icon d={checkIcon} size="small" />
          {t('referral_term_reward', told)}
        </li>
        <li>
          <Icon d={checkIcon} size="small" />
          {t('referral_term_share')}
        </li>
        <li>
          <Icon d={checkIcon} size="small" />
          {t('referral_term_paid')}
        </li>
        <li>
          <Icon d={xIcon} size="small" />
          {t('referral_term_same')}
        </li>
        <li>
          <Icon d={xIcon} size="small" />
          {t('referral_term_self')}
        </li>
      </ul>
    </div>
  );
}
