import { useTranslation } from 'react-i18next';
import type { Prize } from '../../../api/contract/member/rewardCentre.ts';
import { oddsText, prizeText, sliceColour, sumOf } from './prizes.ts';
import styles from './stall.module.css';

interface OddsProps {
  readonly prizes: readonly Prize[];
  readonly label: string;
  /** The place of today's prize. */
  readonly won: number | null;
  /** With the colours of the wheel. */
  readonly coloured: boolean;
}

/** Every prize with its odds. */
export function Odds({ prizes, label, won, coloured }: OddsProps) {
  const { t } = useTranslation();
  const weights = sumOf(prizes);
  return (
    <table className={styles.odds} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('reward_prize')}</th>
          <th scope="col">{t('reward_odds')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize, place) => (
          <tr key={prizeText(t, prize)} aria-current={place === won || undefined}>
            <td>
              {coloured ? <i style={{ background: sliceColour(place) }} /> : null}
              {prizeText(t, prize)}
            </td>
            <td>{oddsText(prize.weight, weights)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
