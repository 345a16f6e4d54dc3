import { useTranslation } from 'react-i18next';
import type { GameState } from '../../api/contract/rewardCentre.ts';
import { sumOf } from './prizes.ts';
import styles from './stall.module.css';

/** The commitment of the next draw, and of today's with its seed. */
export function Proof({ game: { game, prizes, commitment, drawn } }: { readonly game: GameState }) {
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
        ) : (
          <>
            <dt>{t('reward_commitment')}</dt>
            <dd>{commitment}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
