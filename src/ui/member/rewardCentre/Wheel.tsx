import type { Prize } from '../../../api/contract/member/rewardCentre.ts';
import { classes } from '../../kit/classes.ts';
import { shortText, sliceColour, sumOf } from './prizes.ts';
import styles from './wheel.module.css';

interface WheelProps {
  readonly prizes: readonly Prize[];
  /** The place of today's prize, under the pointer; null before the draw. */
  readonly place: number | null;
  /** Drawn on this page: it turns there, where motion is wanted. */
  readonly isFresh: boolean;
}

const RADIUS = 100;
/** A narrower slice has no words. */
const NARROW = 0.045;
const WIDE = 0.09;
const TURN = 360;
const WHOLE_TURNS = 5;

/** The wheel: each slice as wide as its odds. */
export function Wheel({ prizes, place, isFresh }: WheelProps) {
  const slices = slicesOf(prizes);
  const { middle = 0 } = slices[place ?? -1] ?? {};
  const turn = place === null ? 0 : WHOLE_TURNS * TURN - middle * TURN;
  return (
    <svg className={styles.wheel} viewBox="-116 -124 232 240" aria-hidden="true">
      <circle r={RADIUS + 10} className={styles.rim} />
      <g className={classes(styles.disc, isFresh && styles.turning)} style={{ transform: `rotate(${turn}deg)` }}>
        {slices.map(({ prize, from, to, middle: centre }, index) => (
          <g key={from}>
            <path d={slicePath(from, to)} fill={sliceColour(index)} className={styles.slice} />
            {to - from < NARROW ? null : (
              <text transform={wordAt(centre, to - from, turn)} className={styles.word}>
                {shortText(prize)}
              </text>
            )}
          </g>
        ))}
      </g>
      <circle r="20" className={styles.hub} />
      <path d="M-9-121H9L0-98z" className={styles.pointer} />
    </svg>
  );
}

/** Level where the wheel stands, if the slice is wide enough; else along it. */
const wordAt = (middle: number, width: number, turn: number): string =>
  width < WIDE
    ? `rotate(${middle * TURN - 90}) translate(66 0)`
    : `rotate(${middle * TURN}) translate(0 -64) rotate(${-middle * TURN - (turn % TURN)})`;

interface Slice {
  readonly prize: Prize;
  /** In turns, clockwise from above. */
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

function slicesOf(prizes: readonly Prize[]): readonly Slice[] {
  const weights = sumOf(prizes);
  let at = 0;
  return prizes.map((prize) => {
    const from = at / weights;
    at += prize.weight;
    const to = at / weights;
    return { prize, from, to, middle: (from + to) / 2 };
  });
}

function slicePath(from: number, to: number): string {
  if (to - from >= 1) return `M0-${RADIUS}A${RADIUS} ${RADIUS} 0 1 1-.01-${RADIUS}z`;
  const point = (turns: number) => {
    const angle = turns * 2 * Math.PI;
    return `${(RADIUS * Math.sin(angle)).toFixed(2)} ${(-RADIUS * Math.cos(angle)).toFixed(2)}`;
  };
  return `M0 0L${point(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}z`;
}
