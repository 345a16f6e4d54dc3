import { useTranslation } from 'react-i18next';
import type { TeamOverview } from '../../../api/contract/agent/agentReports.ts';
import { formatMoney } from '../../kit/money.ts';
import hidden from '../../kit/VisuallyHidden.module.css';
import { dayText } from '../../member/protect/dayText.ts';
import styles from './teamChart.module.css';

const STEP = 10;
const HEIGHT = 100;
/** Air above the highest point, in the units of the plot. */
const AIR = 4;

type Day = TeamOverview['days'][number];

/**
 * Valid bets by day, beside those of the period before: lines for the eye, a table for screen readers. The line to today
 * is dotted, because bets are still to come.
 */
export function TeamChart({ days }: Pick<TeamOverview, 'days'>) {
  const { t } = useTranslation();
  const top = Math.max(1, ...days.flatMap(({ validBet, before }) => [validBet, before]));
  const width = (days.length - 1) * STEP;
  const points = (of: 'validBet' | 'before', from = 0, to = days.length) =>
    days
      .map((day, place) => `${place * STEP},${HEIGHT - (day[of] / top) * (HEIGHT - AIR)}`)
      .slice(from, to)
      .join(' ');
  const today = days.findIndex(({ isToday }) => isToday);
  const over = today < 0 ? days.length : today;
  const last = Math.max(0, over - 1);
  const nameOf = ({ start, isToday }: Day) => (isToday ? t('report_today') : dayText(start));
  // Of two days, the middle is the last.
  const named = [...new Set([days[0], days[Math.floor(days.length / 2)], days.at(-1)])];
  return (
    <figure className={styles.figure} aria-labelledby="team-chart">
      <figcaption id="team-chart" className={styles.head}>
        <strong>{t('report_chart')}</strong>
        <span className={styles.keys} aria-hidden="true">
          <span className={styles.now}>{t('report_this_period')}</span>
          <span className={styles.before}>{t('report_period_before')}</span>
        </span>
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.top}>{formatMoney(top)}</span>
        <svg className={styles.lines} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <polygon
            className={styles.area}
            points={`0,${HEIGHT} ${points('validBet', 0, over)} ${last * STEP},${HEIGHT}`}
          />
          <polyline className={styles.lineBefore} points={points('before')} />
          <polyline className={styles.lineNow} points={points('validBet', 0, over)} />
          <polyline className={styles.lineToday} points={points('validBet', last, over + 1)} />
        </svg>
        <div className={styles.days}>
          {named.map((day) => (day ? <span key={day.start}>{nameOf(day)}</span> : null))}
        </div>
      </div>
      <table className={hidden.spoken}>
        <caption>{t('report_chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('report_day')}</th>
            <th scope="col">{t('report_this_period')}</th>
            <th scope="col">{t('report_period_before')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.start}>
              <th scope="row">{nameOf(day)}</th>
              <td>{formatMoney(day.validBet)}</td>
              <td>{formatMoney(day.before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
