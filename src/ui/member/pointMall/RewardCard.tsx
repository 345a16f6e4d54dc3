import { useTranslation } from 'react-i18next';
import type { Reward } from '../../../api/contract/member/points.ts';
import { isLeft, missingFor, type PointBalance } from '../../../machines/member/pointMall/pointMall.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { formatPoints } from '../../kit/points.ts';
import styles from './pointMall.module.css';
import { RewardPicture } from './RewardPicture.tsx';

interface RewardCardProps {
  readonly reward: Reward;
  readonly balance: PointBalance | null;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** One reward: description, price, stock, and Redeem or why not. */
export function RewardCard({ reward, balance, disabled, onChoose }: RewardCardProps) {
  const { t } = useTranslation();
  const { name, kind, picture, points, stock } = reward;
  const missing = missingFor(reward, balance);
  return (
    <li className={styles.card} data-gone={isLeft(reward) ? undefined : true}>
      <RewardPicture picture={picture} />
      <div className={styles.cardWords}>
        <small className={styles.label}>{t(`item_${kind}`)}</small>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.price}>{t('points_count', { points: formatPoints(points), count: points })}</p>
        {stock !== null && stock > 0 ? (
          <small className={styles.label}>{t('mall_left', { count: stock })}</small>
        ) : null}
      </div>
      {isLeft(reward) && missing === 0 ? (
        <Button wide disabled={disabled} aria-label={t('mall_exchange_what', { what: name })} onClick={onChoose}>
          {t('mall_exchange')}
        </Button>
      ) : (
        <p className={styles.barrier}>
          {isLeft(reward) ? t('mall_short', { points: formatPoints(missing), count: missing }) : t('mall_sold_out')}
        </p>
      )}
    </li>
  );
}
