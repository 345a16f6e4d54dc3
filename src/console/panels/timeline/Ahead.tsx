import { placeAhead } from '../../core/timeline.ts';
import { eventName } from '../../core/words.ts';
import { secondsOf } from '../Transport.tsx';

interface AheadProps {
  readonly held: number;
  /** The next one first; `in` is the time until then, ms. */
  readonly timers: readonly { readonly type: string; readonly in: number }[];
}

const TIMES = [
  ['+1 s', 1_000],
  ['+10 s', 10_000],
  ['+1 min', 60_000],
  ['+1 h', 3_600_000],
] as const;
const MOST_SQUARES = 8;
const AXIS = 38;

/** What waits: held events as squares, and the timers that run. */
export function Ahead({ held, timers }: AheadProps) {
  const [next, later] = timers;
  return (
    <div className="ahead">
      <svg aria-hidden="true">
        <text className="here" x="6" y="12">
          now
        </text>
        {TIMES.map(([text, ms]) => (
          <g key={text}>
            <line className="rule" x1={percent(ms)} x2={percent(ms)} y1="0" y2={AXIS} />
            <text x={percent(ms)} dx="5" y="12">
              {text}
            </text>
          </g>
        ))}
        {Array.from({ length: Math.min(held, MOST_SQUARES) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares are all alike
          <rect key={at} className="held" x={8 + at * 11} y={AXIS - 13} width="8" height="8" />
        ))}
        <line className="axis" x1="0" x2="100%" y1={AXIS + 0.5} y2={AXIS + 0.5} />
        {timers.map(({ type, in: ms }, at) => (
          <svg
            key={`${type} ${ms}`}
            x={percent(ms)}
            y={AXIS}
            overflow="visible"
            aria-hidden="true"
            className={at === 0 ? 'due next' : 'due'}
          >
            <circle r="5" />
            <path className="left" d="M0 0V-5A5 5 0 0 1 5 0z" />
          </svg>
        ))}
      </svg>
      <p>
        {held > 0 && <span className="acc">{held} held</span>}
        {next !== undefined && <Due type={next.type} ms={next.in} isNext />}
        {later !== undefined && <Due type={later.type} ms={later.in} />}
        {held === 0 && next === undefined && <span>nothing waits</span>}
      </p>
    </div>
  );
}

const Due = ({
  type,
  ms,
  isNext = false,
}: {
  readonly type: string;
  readonly ms: number;
  readonly isNext?: boolean;
}) => (
  <span className={isNext ? 'acc due-says' : 'due-says'}>
    <span>{eventName({ type }).replace(/^after /, '')}</span> <b>{secondsOf(ms)}</b>
  </span>
);

const percent = (ms: number): string => `${(placeAhead(ms) * 100).toFixed(1)}%`;
