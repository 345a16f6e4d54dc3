import { useTranslation } from 'react-i18next';
import { worthOf } from '../../machines/convert/convert.rules.ts';
import type { PointBalance, PointRules } from '../../machines/pointMall/pointMall.rules.ts';
import { Money } from '../kit/Money.tsx';
import { Points } from '../kit/Points.tsx';
import styles from './pointMall.module.css';

interface StandingProps {
  readonly balance: PointBalance;
  readonly rules: PointRules;
  readonly busy: boolean;
}

/** What the member has in points, what is set aside, and what it is worth. */
export function Standing({ balance, rules, busy }: StandingProps) {
  const { t } = useTranslation();
  return (
    <dl className={styles.standing} aria-busy={busy || undefined}>
      <div className={styles.hand}>
        <dt>{t('mall_at_hand')}</dt>
        <dd>
          <Points points={balance.points} />
        </dd>
      </div>
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
  );
}
