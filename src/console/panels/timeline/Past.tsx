import { useRef } from 'react';
import type { EffectMark, Mark } from '../../core/timeline.ts';
import { dragLine } from './dragLine.ts';

/** A note or a check on the timeline. */
export interface Pin {
  readonly seq: number;
  readonly isFailed: boolean;
}

interface PastProps {
  readonly oldest: number;
  readonly total: number;
  readonly looking: number | null;
  readonly marks: readonly Mark[];
  readonly effects: readonly EffectMark[];
  readonly pins: readonly Pin[];
  readonly ruler: readonly { readonly seq: number; readonly text: string }[];
  readonly onLook: (seq: number) => void;
  readonly onLive: () => void;
}

/** Marks that are drawn beside each other; of more in one place the tallest is drawn. */
const PLACES = 420;
const HEIGHTS = { came: 6, moved: 10, press: 16, no: 18 } as const satisfies Record<Mark['kind'], number>;
/** Room of a named effect, as a share of the line. */
const NAMED = 0.13;
const AXIS = 38;

/** The past as ticks and effects, with the handle that moves the screens. */
export function Past({ oldest, total, looking, marks, effects, pins, ruler, onLook, onLive }: PastProps) {
  const last = Math.max(oldest + 1, total);
  const placeOf = (seq: number): number => Math.min(1, Math.max(0, (seq - oldest) / (last - oldest)));
  const goTo = (seq: number): void => (seq >= total ? onLive() : onLook(seq));
  // Of the newest drawing: nothing is recorded while somebody drags, but the first look pauses the site.
  const latest = useRef<(share: number) => void>(() => {});
  latest.current = (share) => {
    const seq = Math.round(oldest + share * (last - oldest));
    if (seq !== (looking ?? total)) goTo(seq);
  };
  const later = looking === null ? 0 : effects.filter(({ seq }) => seq > looking).length;
  return (
    <div className="past">
      <svg aria-hidden="true">
        {apart(ruler, placeOf).map(({ seq, text }) => (
          <g key={seq}>
            <line className="rule" x1={percent(placeOf(seq))} x2={percent(placeOf(seq))} y1="0" y2={AXIS} />
            <text x={percent(placeOf(seq))} dx="5" y="12">
              {text}
            </text>
          </g>
        ))}
        {tallest(marks, placeOf).map(({ seq, kind }) => (
          <rect
            key={seq}
            className={`${kind}${looking !== null && seq > looking ? ' later' : ''}`}
            x={percent(placeOf(seq))}
            y={AXIS - HEIGHTS[kind]}
            width="2"
            height={HEIGHTS[kind]}
          />
        ))}
        {pins.map(({ seq, isFailed }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two checks may be on one moment
          <svg key={`${seq} ${at}`} x={percent(placeOf(seq))} overflow="visible" aria-hidden="true">
            <path className={isFailed ? 'pin fails' : 'pin'} d="M-1 15h9l-3 3.5 3 3.5h-7v16h-2z" />
          </svg>
        ))}
        <line className="axis" x1="0" x2="100%" y1={AXIS + 0.5} y2={AXIS + 0.5} />
        {effectsShown(effects, placeOf).map(({ seq, name }) => (
          <svg
            key={`${seq} ${name}`}
            x={percent(placeOf(seq))}
            overflow="visible"
            aria-hidden="true"
            className={looking !== null && seq > looking ? 'effect later' : 'effect'}
          >
            <path className="diamond" d={`M0 ${AXIS + 8}l5 5-5 5-5-5z`} />
            {name !== null && (
              <text x={placeOf(seq) > 0.5 ? -9 : 9} y={AXIS + 17} textAnchor={placeOf(seq) > 0.5 ? 'end' : 'start'}>
                {name}
              </text>
            )}
          </svg>
        ))}
      </svg>
      <input
        type="range"
        aria-label="Timeline"
        aria-valuetext={looking === null ? 'now' : `at #${looking}, ${later} later effects are not undone`}
        min={oldest}
        max={Math.max(oldest, total)}
        value={looking ?? total}
        onChange={({ target }) => goTo(Number(target.value))}
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={({ currentTarget, button, clientX }) => {
          if (button !== 0) return;
          currentTarget.focus();
          dragLine(currentTarget, clientX, (share) => latest.current(share));
        }}
      />
      {looking !== null && later > 0 && (
        <p className="later-says">{later === 1 ? '1 later effect is' : `${later} later effects are`} not undone</p>
      )}
    </div>
  );
}

/** Room of a time, as a share of the line. */
const TIMED = 0.12;

/** The times that can be read beside each other. */
function apart(ruler: PastProps['ruler'], placeOf: (seq: number) => number): PastProps['ruler'] {
  const shown: PastProps['ruler'][number][] = [];
  for (const tick of ruler) {
    const last = shown.at(-1);
    const isFree = last === undefined || placeOf(tick.seq) - placeOf(last.seq) >= TIMED;
    if (isFree && placeOf(tick.seq) <= 1 - TIMED) shown.push(tick);
  }
  return shown;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function tallest(marks: readonly Mark[], placeOf: (seq: number) => number): readonly Mark[] {
  const shown = new Map<number, Mark>();
  for (const mark of marks) {
    const place = Math.round(placeOf(mark.seq) * PLACES);
    const there = shown.get(place);
    if (there === undefined || HEIGHTS[there.kind] <= HEIGHTS[mark.kind]) shown.set(place, mark);
  }
  return [...shown.values()];
}

/** From the newest back; a name only where there is room for it. */
function effectsShown(effects: readonly EffectMark[], placeOf: (seq: number) => number) {
  let [free, named] = [2, 2];
  const shown: { readonly seq: number; readonly name: string | null }[] = [];
  for (const { seq, name } of effects.toReversed()) {
    const place = placeOf(seq);
    if (free - place < 0.008) continue;
    const hasRoom = named - place >= NAMED;
    if (hasRoom) named = place;
    free = place;
    shown.push({ seq, name: hasRoom ? name : null });
  }
  return shown;
}
