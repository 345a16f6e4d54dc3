import { useTranslation } from 'react-i18next';
import type { PointRules } from '../../../machines/member/pointMall/pointMall.rules.ts';
import { formatMoney } from '../../kit/money.ts';
import { formatPoints } from '../../kit/points.ts';
import styles from './pointMall.module.css';

/** The rules of points with the current figures (POINTS-01). */
export function RulesPanel({ rules }: { readonly rules: PointRules }) {
  const { t } = useTranslation();
  const { betPerPoint, pointsPerLot, moneyPerLot, expiry, maxPerExchange, goodsNeed } = rules;
  const lines = [
    ['rule_earn', t('rule_earn_text', { amount: formatMoney(betPerPoint) })],
    ['rule_worth', t('rule_worth_text', { points: formatPoints(pointsPerLot), amount: formatMoney(moneyPerLot) })],
    ['rule_expiry', t(`rule_expiry_${expiry}`)],
    ['rule_exchange', t('rule_exchange_text', { count: maxPerExchange })],
  ] as const;
  return (
    <dl className={styles.rules}>
      {lines.map(([key, text]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {goodsNeed.length > 0 ? (
        <div>
          <dt>{t('rule_goods')}</dt>
          <dd>{t('rule_goods_text')}</dd>
        </div>
      ) : null}
    </dl>
  );
}
