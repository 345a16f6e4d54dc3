import type { ReactNode } from 'react';
import { edgesOf } from '../../../machines/member/profit/profit.rules.ts';
import { classes } from '../../kit/classes.ts';
import { formatMoney } from '../../kit/money.ts';
import styles from './chart.module.css';

interface PlotProps {
  /** In 1/10,000 P. */
  readonly values: readonly number[];
  readonly width: number;
  /** Half as high. */
  readonly low?: true;
  readonly children: (plane: { readonly placeOf: (value: number) => number; readonly scale: number }) => ReactNode;
}

const HEIGHT = 100;
const CENTS_LENGTH = 3;

/** `+P 1,380`. */
const wholeText = (units: number): string =>
  units === 0 ? 'P 0' : formatMoney(units, { signed: true }).slice(0, -CENTS_LENGTH);

/** Amounts over and under zero, with the highest and the lowest beside them. */
export function Plot({ values, width, low, children }: PlotProps) {
  const { top, bottom } = edgesOf(values);
  const scale = HEIGHT / Math.max(1, top - bottom);
  const placeOf = (value: number) => (top - value) * scale;
  return (
    <>
      <div className={styles.scale}>
        <span>{wholeText(top)}</span>
        <span>{wholeText(bottom)}</span>
      </div>
      <svg
        className={classes(styles.plot, low && styles.low)}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line className={styles.axis} x1={0} x2={width} y1={placeOf(0)} y2={placeOf(0)} />
        {children({ placeOf, scale })}
      </svg>
    </>
  );
}
