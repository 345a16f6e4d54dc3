import { useTranslation } from 'react-i18next';
import { worthOf } from '../../../machines/member/convert/convert.rules.ts';
import type { PointBalance, PointRules } from '../../../machines/member/pointMall/pointMall.rules.ts';
import { Money } from '../../kit/Money.tsx';
import { Points } from '../../kit/Points.tsx';
import styles from './pointMall.module.css';

interface PointsSummaryProps {
  readonly balance: PointBalance;
  readonly rules: PointRules;
  readonly busy: boolean;
}

/** Available points, cash value and points on hold. */
export function PointsSummary({ balance, rules, busy }: PointsSummaryProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.standing} aria-labelledby="points" aria-busy={busy || undefined}>
      <div className={styles.hand}>
        <h2 id="points" className={styles.label}>
          {t('mall_at_hand')}
        </h2>
        <strong>
          <Points points={balance.points} />
        </strong>
      </div>
      <dl className={styles.rest}>
        <div>
          <dt>{t('mall_worth')}</dt>
          <dd>
            <Money amount={worthOf(balance.points, rules)} />
          </dd>
        </div>
        <div>
          <dt>{t('mall_held')}</dt>
          <dd>
            <Points points={balance.held} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
