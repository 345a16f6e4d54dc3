import { useTranslation } from 'react-i18next';
import type { Protection } from '../../../api/contract/member/protection.ts';
import { classes } from '../../kit/classes.ts';
import hidden from '../../kit/VisuallyHidden.module.css';
import styles from './chart.module.css';
import { dayText } from './dayText.ts';
import layout from './protect.module.css';
import { spanText } from './texts.ts';

interface PlayedChartProps extends Pick<Protection, 'days'> {
  /** Of all days, ms. */
  readonly played: number;
}

const HOUR_MS = 3_600_000;
const BAR = 10;
const WIDTH = 7;
const HEIGHT = 100;

/** Time played on each of the last 30 days: bars for the eye, a table for screen readers. */
export function PlayedChart({ days, played }: PlayedChartProps) {
  const { t } = useTranslation();
  const longest = Math.max(...days.map((day) => day.played));
  const top = Math.max(1, Math.ceil(longest / HOUR_MS));
  const [first, middle, last] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <section className={layout.panel} aria-labelledby="played">
      <div className={layout.head}>
        <h3 id="played">{t('played_title')}</h3>
        <span className={layout.total}>{spanText(t, played)}</span>
      </div>
      <div className={styles.chart} aria-hidden="true">
        <span className={styles.top}>{t('protect_hours_whole', { hours: top })}</span>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${days.length * BAR} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {days.map((day, place) => {
            const height = (day.played / (top * HOUR_MS)) * HEIGHT;
            return (
              <rect
                key={day.start}
                className={classes(styles.bar, day === last && styles.today)}
                x={place * BAR + (BAR - WIDTH) / 2}
                y={HEIGHT - height}
                width={WIDTH}
                height={height}
              />
            );
          })}
        </svg>
        <span className={styles.nought}>0</span>
        <div className={styles.days}>
          {[first, middle, last].map((day) => (day ? <span key={day.start}>{dayText(day.start)}</span> : null))}
        </div>
      </div>
      <table className={hidden.spoken}>
        <caption>{t('played_title')}</caption>
        <tbody>
          {days.map(({ start, played: time }) => (
            <tr key={start}>
              <th scope="row">{dayText(start)}</th>
              <td>{spanText(t, time)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
