import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../states/EmptyState.tsx';
import styles from './pointMall.module.css';
import type { PointMallProps } from './pointMallProps.ts';
import { RewardCard } from './RewardCard.tsx';

/** Rewards in the merchant's order (POINTS-09). */
export function Catalogue({ actor, state }: PointMallProps) {
  const { t } = useTranslation();
  const { rewards, balance } = state.context;
  if (rewards?.length === 0) return <EmptyState title={t('mall_none')} text={t('mall_none_text')} />;
  return (
    <ul className={styles.grid}>
      {rewards?.map((reward) => (
        <RewardCard
          key={reward.id}
          reward={reward}
          balance={balance}
          disabled={!state.can({ type: 'pointMall.choose', id: reward.id })}
          onChoose={() => actor.send({ type: 'pointMall.choose', id: reward.id })}
        />
      ))}
    </ul>
  );
}
