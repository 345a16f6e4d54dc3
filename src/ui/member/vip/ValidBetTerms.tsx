import { useTranslation } from 'react-i18next';
import type { VipLevels } from '../../../api/contract/member/vip.ts';
import { gameClass } from '../../../api/contract/rules/contribution.ts';
import { formatMoney } from '../../kit/money.ts';
import styles from './vip.module.css';

/** Cap and wagering of cash back, and what counts as a valid bet (PROD-07, decision M11). */
export function ValidBetTerms({ levels: { cashBack, contributions } }: { readonly levels: VipLevels }) {
  const { t } = useTranslation();
  const partly = gameClass.options.filter((one) => contributions[one] < 100);
  const nameOf = (one: (typeof partly)[number]): string =>
    one === 'TABLE' || one === 'VIDEO_POKER' ? t(`vip_class_${one}`) : t(`category_${one}`);
  return (
    <>
      <p className={styles.rules}>
        {t('vip_cash_back_terms', {
          most: formatMoney(cashBack.most),
          wagering: cashBack.wagering.toLocaleString('en'),
        })}
      </p>
      <p className={styles.rules}>{t('vip_valid_bet')}</p>
      {partly.length === 0 ? null : (
        <ul className={styles.rules}>
          {partly.map((one) => (
            <li key={one}>{t('vip_counts', { game: nameOf(one), percent: contributions[one] })}</li>
          ))}
          <li>{t('vip_counts', { game: t('vip_class_others'), percent: 100 })}</li>
        </ul>
      )}
    </>
  );
}
