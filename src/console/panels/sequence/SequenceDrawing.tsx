import type { Lane, Sequence } from '../../core/sequence.ts';
import type { Arrow } from '../../core/sequenceItem.ts';
import { timeOf } from '../timeOf.ts';
import { LANE, ROW, widthOf, xOf, yOf } from './places.ts';

interface SequenceDrawingProps {
  readonly sequence: Sequence;
  /** Index of the selected arrow, or -1. */
  readonly chosen: number;
  readonly onChoose: (arrow: Arrow) => void;
}

/** Lifelines with states, and the arrows between them as options of a listbox. */
export function SequenceDrawing({ sequence, chosen, onChoose }: SequenceDrawingProps) {
  const { lanes, arrows, stands, lives } = sequence;
  const bottom = yOf(arrows.length + 1);
  const newest = new Map(stands.map((stand) => [stand.lane, stand]));
  const isThere = new Set(lives.filter(({ to }) => to === null).map(({ lane }) => lane));
  return (
    <svg className="seq-drawing" role="presentation" width={widthOf(lanes.length)} height={bottom}>
      <g>
        {lanes.map(({ kind, path }, lane) => (
          <path key={`${kind} ${path}`} className="lane" d={`M${xOf(lane)} 0V${bottom}`} />
        ))}
        {lives.map(({ lane, from, to }) => (
          <rect
            key={`${lane} ${from} ${to}`}
            className={to === null ? 'life here' : 'life'}
            x={xOf(lane) - HALF}
            width={2 * HALF}
            y={yOf(from)}
            height={Math.max(2, yOf(to ?? arrows.length + 1) - yOf(from))}
          />
        ))}
        {stands.map((stand) => (
          <text
            key={`${stand.lane} ${stand.row}`}
            className={newest.get(stand.lane) === stand && isThere.has(stand.lane) ? 'stand here' : 'stand'}
            x={xOf(stand.lane) - HALF - 4}
            y={yOf(stand.row) + 14}
          >
            <title>{stand.text}</title>
            {cut(stand.text, LANE)}
          </text>
        ))}
      </g>
      {arrows.map((arrow, at) => (
        <g
          key={arrow.key}
          id={`sequence-${arrow.key.replace(' ', '-')}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          aria-label={spoken(arrow, lanes)}
          className={classOf(arrow)}
          onClick={() => onChoose(arrow)}
        >
          <rect className="row" x={0} width={widthOf(lanes.length)} y={yOf(at + 1) - ROW / 2 - 4} height={ROW} />
          <text className="at" x={8} y={yOf(at + 1) + 3}>
            {timeOf(arrow.at)}
          </text>
          <Line arrow={arrow} y={yOf(at + 1)} />
        </g>
      ))}
    </svg>
  );
}

/** Half the width of a lifeline. */
const HALF = 5;

function Line({ arrow: { from, to, entry, label }, y }: { readonly arrow: Arrow; readonly y: number }) {
  const way = to === from ? 1 : Math.sign(to - from);
  const [start, end] = [xOf(from) + way * HALF, xOf(to) - (to === from ? -1 : way) * HALF];
  const isLoop = from === to;
  const words = cut(entry === null ? label : `${entry} ${label}`, isLoop ? LANE : Math.abs(end - start));
  const number = entry === null ? '' : `${entry} `;
  const back = end - (isLoop ? -1 : way) * HEAD;
  return (
    <>
      <title>{label}</title>
      <path className="arrow" d={isLoop ? `M${start} ${y - 8}h26v8H${back}` : `M${start} ${y}H${back}`} />
      <path className="head" d={`M${end} ${y}L${back} ${y - 3.5}V${y + 3.5}z`} />
      <text
        className={isLoop ? 'label loop' : 'label'}
        x={isLoop ? start + 32 : (start + end) / 2}
        y={y - (isLoop ? 1 : 6)}
      >
        <tspan className="num">{number}</tspan>
        {words.slice(number.length)}
      </text>
    </>
  );
}

/** Length of an arrowhead. */
const HEAD = 7;
/** Width of a character. */
const LETTER = 7;

function cut(text: string, room: number): string {
  const most = Math.floor(room / LETTER) - 2;
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

const classOf = ({ kind, isNo, isHeld }: Arrow): string =>
  ['one', kind, isNo ? 'bad' : '', isHeld ? 'held' : ''].filter((name) => name !== '').join(' ');

function spoken({ entry, call, from, to, label, isNo, isHeld }: Arrow, lanes: readonly Lane[]): string {
  const number = entry === null ? `call ${call}` : String(entry);
  const way = from === to ? `${lanes[from]?.name} to itself` : `${lanes[from]?.name} to ${lanes[to]?.name}`;
  const end = entry === null ? (isHeld ? ', held' : '') : isNo ? ', ignored' : '';
  return `${number}, ${way}: ${label}${end}`;
}
