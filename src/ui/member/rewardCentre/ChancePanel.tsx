import { useTranslation } from 'react-i18next';
import type { RewardCentre } from '../../../api/contract/member/rewardCentre.ts';
import { formatMoney } from '../../kit/money.ts';
import layout from './rewardCentre.module.css';

/** What earns today's chances, and how far it is. */
export function ChancePanel({ chance }: Pick<RewardCentre, 'chance'>) {
  const { t } = useTranslation();
  const { isEarned, validBet, leastValidBet } = chance;
  const bets = formatMoney(leastValidBet);
  return (
    <section className={layout.chance} aria-labelledby="chance">
      <h3 id="chance">{t('reward_chance', { bets })}</h3>
      {isEarned ? (
        <p className={layout.earned}>{t('reward_chance_earned')}</p>
      ) : (
        <>
          <progress
            max={leastValidBet}
            value={Math.min(validBet, leastValidBet)}
            aria-label={t('reward_chance_bets', { played: formatMoney(validBet), bets })}
          />
          <p>{t('reward_chance_left', { left: formatMoney(Math.max(0, leastValidBet - validBet)) })}</p>
        </>
      )}
    </section>
  );
}
