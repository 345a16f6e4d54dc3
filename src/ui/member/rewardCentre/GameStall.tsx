import { useTranslation } from 'react-i18next';
import type { GameState } from '../../../api/contract/member/rewardCentre.ts';
import { canDraw, shownDraw } from '../../../machines/member/rewardCentre/rewardCentre.rules.ts';
import { GoldenEggArt } from '../../art/rewards/GoldenEggArt.tsx';
import { RedEnvelopeArt } from '../../art/rewards/RedEnvelopeArt.tsx';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { formatMoney } from '../../kit/money.ts';
import { Odds } from './Odds.tsx';
import { Proof } from './Proof.tsx';
import { averageOf, prizeText } from './prizes.ts';
import type { RewardCentreProps } from './rewardCentreProps.ts';
import styles from './stall.module.css';
import { Wheel } from './Wheel.tsx';

/** One of the three games: its picture, today's chance, tickets or prize, its odds, and how to check it. */
export function GameStall({ actor, state, game }: RewardCentreProps & { readonly game: GameState }) {
  const { t } = useTranslation();
  const { game: id, prizes, tickets } = game;
  const { got } = state.context;
  const drawn = shownDraw(got, game);
  const isOpen = canDraw(state.context.centre, id);
  const isFresh = got !== null && 'seed' in got && got.game === id;
  const { money, points } = averageOf(prizes);
  return (
    <section className={classes(styles.stall, styles[id])} aria-labelledby={`stall-${id}`}>
      <div className={styles.awning} aria-hidden="true" />
      <div className={styles.body}>
        <h3 id={`stall-${id}`}>{t(`win_${id}`)}</h3>
        <p className={styles.small}>{t(`reward_${id}_text`)}</p>
        <div className={classes(styles.art, isFresh && styles.fresh)}>
          {id === 'wheel' ? <Wheel prizes={prizes} place={drawn?.prize ?? null} isFresh={isFresh} /> : null}
          {id === 'envelope' ? <RedEnvelopeArt /> : null}
          {id === 'egg' ? <GoldenEggArt /> : null}
        </div>
        <p role="status" className={classes(styles.won, isFresh && styles.appears)}>
          {drawn ? t('reward_won', { prize: prizeText(t, drawn) }) : null}
        </p>
        {tickets > 0 ? <p className={styles.small}>{t('reward_tickets', { tickets })}</p> : null}
        {drawn && !isOpen ? (
          <p className={styles.small}>{t('reward_drawn')}</p>
        ) : (
          <Button
            variant={id === 'wheel' ? 'primary' : 'solid'}
            wide
            busy={state.matches({ open: { drawing: 'sending' } }) && state.context.game === id}
            disabled={!state.can({ type: 'rewardCentre.draw', game: id })}
            onClick={() => actor.send({ type: 'rewardCentre.draw', game: id })}
          >
            {t(`reward_draw_${id}`)}
          </Button>
        )}
        <Odds prizes={prizes} label={t(`win_${id}`)} won={drawn?.prize ?? null} coloured={id === 'wheel'} />
        <p className={styles.small}>
          {points === 0
            ? t('reward_average_money', { amount: formatMoney(money) })
            : t('reward_average', { amount: formatMoney(money), points })}
        </p>
        <Proof game={game} drawn={drawn} isOpen={isOpen} />
      </div>
    </section>
  );
}
