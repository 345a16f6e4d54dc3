import { useTranslation } from 'react-i18next';
import type { ProfitDay } from '../../../api/contract/member/profit.ts';
import type { Days } from '../../../machines/list/dateRange.ts';
import { daysOnChart } from '../../../machines/member/profit/profit.rules.ts';
import { classes } from '../../kit/classes.ts';
import styles from './chart.module.css';
import { Plot } from './Plot.tsx';

interface ProfitChartProps {
  readonly days: readonly ProfitDay[];
  readonly range: Days;
}

const STEP = 10;
const WIDTH = 6;

/** `21/11` of `2026-11-21`. */
const dayText = (id: string): string => id.slice(5).split('-').toReversed().join('/');

/** The net result of each day, and of the period so far; the table of days says the same. */
export function ProfitChart({ days, range }: ProfitChartProps) {
  const { t } = useTranslation();
  const shown = daysOnChart(days, range);
  const [first, last] = [shown[0], shown.at(-1)];
  const width = shown.length * STEP;
  return (
    <figure className={styles.figure} aria-hidden="true">
      <figcaption className={styles.key}>
        <span className={styles.won}>{t('profit_won')}</span>
        <span className={styles.lost}>{t('profit_lost')}</span>
        <span className={styles.total}>{t('profit_total')}</span>
      </figcaption>
      <div className={styles.chart}>
        <Plot values={shown.map(({ net }) => net)} width={width}>
          {({ placeOf, scale }) =>
            shown.map(({ id, net }, place) => (
              <rect
                key={id}
                className={classes(styles.bar, net < 0 && styles.down)}
                x={place * STEP + (STEP - WIDTH) / 2}
                y={placeOf(Math.max(0, net))}
                width={WIDTH}
                height={Math.abs(net) * scale}
              />
            ))
          }
        </Plot>
        <Plot values={shown.map(({ total }) => total)} width={width} low>
          {({ placeOf }) => (
            <polyline
              className={styles.line}
              points={shown.map(({ total }, place) => `${place * STEP + STEP / 2},${placeOf(total)}`).join(' ')}
            />
          )}
        </Plot>
        <div className={styles.days}>
          {first ? <span>{dayText(first.id)}</span> : null}
          {last && last !== first ? <span>{dayText(last.id)}</span> : null}
        </div>
      </div>
    </figure>
  );
}
