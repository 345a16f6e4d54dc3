import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Lottery } from '../../../api/contract/play/lottery.ts';
import { drawStateAt } from '../../../machines/play/lottery/lottery.rules.ts';
import { serverNow } from '../../../machines/site/clock/clock.machine.ts';
import { durationText } from '../../site/clock/timeText.ts';
import type { Site } from '../../site/shell/site.ts';
import styles from './lottery.module.css';

const SOON_MS = 60_000;

interface TimeLeftProps {
  readonly draws: NonNullable<Lottery['draws']>;
  readonly site: Site;
}

/** The time until the bets of a lottery close, or until the next ones do. */
export function TimeLeft({ draws, site }: TimeLeftProps) {
  const { t } = useTranslation();
  const clock = useSelector(site, ({ children }) => children.clock);
  const now = useSelector(clock, (snapshot) => (snapshot ? serverNow(snapshot.context) : null));
  if (now === null) return null;
  const { isClosed, closesAt, left } = drawStateAt(draws, now);
  if (isClosed) {
    return (
      <p className={styles.close} data-closed>
        <span>{t('lottery_drawing')}</span>
        <b>{t('lottery_closed')}</b>
        <span>{t('lottery_next_close', { time: durationText(closesAt - now).slice(3) })}</span>
      </p>
    );
  }
  return (
    <p className={styles.close} data-soon={closesAt - now < SOON_MS || undefined}>
      <span>{t('lottery_closes_in')}</span>
      <time role="timer" className={styles.left}>
        {durationText(closesAt - now).slice(3)}
      </time>
      <progress className={styles.bar} max={1} value={left} aria-hidden="true" />
    </p>
  );
}
