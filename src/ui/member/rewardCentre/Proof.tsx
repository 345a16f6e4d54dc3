import { useTranslation } from 'react-i18next';
import type { Draw, GameState } from '../../../api/contract/member/rewardCentre.ts';
import { sumOf } from './prizes.ts';
import styles from './stall.module.css';

interface ProofProps {
  readonly game: GameState;
  /** The last draw; null before it. */
  readonly drawn: Draw | null;
  /** It can be drawn now. */
  readonly isOpen: boolean;
}

/** The commitment of the next draw, and of the last with its seed. */
export function Proof({ game: { game, prizes, commitment }, drawn, isOpen }: ProofProps) {
  const { t } = useTranslation();
  return (
    <details className={styles.proof}>
      <summary>{t('reward_fair')}</summary>
      <p>{t('reward_fair_text', { game, weights: sumOf(prizes) })}</p>
      <dl>
        {drawn ? (
          <>
            <dt>{t('reward_drawn_commitment')}</dt>
            <dd>{drawn.commitment}</dd>
            <dt>{t('reward_seed')}</dt>
            <dd>{drawn.seed}</dd>
          </>
        ) : null}
        {drawn === null || isOpen ? (
          <>
            <dt>{t('reward_commitment')}</dt>
            <dd>{commitment}</dd>
          </>
        ) : null}
      </dl>
    </details>
  );
}
