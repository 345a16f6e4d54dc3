import { useTranslation } from 'react-i18next';
import { type RewardCentre, STREAK_DAYS } from '../../../api/contract/member/rewardCentre.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Note } from '../../kit/Note.tsx';
import styles from './checkIn.module.css';
import type { RewardCentreProps } from './rewardCentreProps.ts';

/** The stamp card: seven days in a row, today's to be had. */
export function CheckInPanel({ actor, state, checkIn }: RewardCentreProps & Pick<RewardCentre, 'checkIn'>) {
  const { t } = useTranslation();
  const { points, streak, isDone } = checkIn;
  const { got } = state.context;
  // A finished card stays for the rest of its day.
  const had = isDone ? streak : streak % STREAK_DAYS;
  const tomorrow = points[streak % STREAK_DAYS] ?? 0;
  return (
    <section className={styles.card} aria-labelledby="check-in">
      <h3 id="check-in">{t('win_checkIn')}</h3>
      <p>{t('reward_check_in_text')}</p>
      <ol>
        {points.map((count, place) => {
          const day = place + 1;
          const stamp = day <= had ? 'had' : day === had + 1 && !isDone ? 'now' : 'later';
          return (
            <li key={day} className={classes(styles.day, stamp !== 'later' && styles[stamp])}>
              <span className={styles.spoken}>{t(`reward_day_${stamp}`, { day, points: count })}</span>
              <span aria-hidden="true">{t('reward_day', { day })}</span>
              <b aria-hidden="true">{stamp === 'had' ? '✓' : `+${count}`}</b>
            </li>
          );
        })}
      </ol>
      {got !== null && 'streak' in got ? (
        <Note tone="gain" role="status">
          {t('reward_checked_in', { day: got.streak, points: got.points })}
        </Note>
      ) : null}
      {isDone ? (
        <p className={styles.done}>{t('reward_check_in_done', { points: tomorrow })}</p>
      ) : (
        <Button
          variant="ink"
          busy={state.matches({ open: { checkingIn: 'sending' } })}
          disabled={!state.can({ type: 'rewardCentre.checkIn' })}
          onClick={() => actor.send({ type: 'rewardCentre.checkIn' })}
        >
          {t('reward_check_in')}
        </Button>
      )}
    </section>
  );
}
