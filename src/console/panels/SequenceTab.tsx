import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CallRecord } from '../core/calls/callRecord.ts';
import type { Roots } from '../core/roots.ts';
import { sequenceOf } from '../core/sequence.ts';
import type { Arrow } from '../core/sequenceItem.ts';
import type { Reading } from '../core/viewed.ts';
import { LANE, LEFT, ROW, widthOf, xOf, yOf } from './sequence/places.ts';
import { SequenceDrawing } from './sequence/SequenceDrawing.tsx';

export interface SequenceTabProps {
  readonly recorder: Reading;
  /** What leaves out clocks, polls and microsteps; null shows them. */
  readonly roots?: Roots | null;
  /** Oldest first. */
  readonly calls: readonly CallRecord[];
  readonly chosen: number | null;
  readonly chosenCall: number | null;
  readonly onChoose: (seq: number) => void;
  readonly onCall: (seq: number) => void;
}

/** Page size of the diagram, in arrows. */
const PAGE = 60;
/** Height of the lane names, px. */
const HEAD = 32;

/** Brings the lane into sight that a message goes to, and the one that it comes from where there is room. */
function lookAcross(element: HTMLElement, arrow: Arrow | undefined): void {
  if (arrow === undefined) return;
  const left = xOf(Math.min(arrow.from, arrow.to)) - LANE / 2 - LEFT;
  const right = xOf(Math.max(arrow.from, arrow.to)) + LANE / 2;
  const isWide = right - left > element.clientWidth;
  const [least, most] = [right - element.clientWidth, left];
  if (isWide) element.scrollLeft = arrow.to < arrow.from ? left : least;
  else if (element.scrollLeft < least) element.scrollLeft = least;
  else if (element.scrollLeft > most) element.scrollLeft = most;
}

/** Messages between user, actors and server. Follows the newest while scrolled to the end. */
export function SequenceTab({ recorder, roots = null, calls, chosen, chosenCall, onChoose, onCall }: SequenceTabProps) {
  const box = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(PAGE);
  const [until, stopAt] = useState<number | null>(null);
  // presentational: a call and its reply share a number, and an entry may be selected as well
  const [lastChosen, keepChosen] = useState<string | null>(null);
  const { total, epoch } = recorder;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was recorded is another when its count or epoch is
  const sequence = useMemo(
    () => sequenceOf(recorder, calls, { most, until, roots }),
    [recorder, roots, calls, most, until, total, epoch],
  );
  const { lanes, arrows, hasOlder } = sequence;
  const isChosen = ({ entry, call }: Arrow): boolean => (entry === null ? call === chosenCall : entry === chosen);
  const lastAt = arrows.findIndex((arrow) => arrow.key === lastChosen && isChosen(arrow));
  const at = lastAt < 0 ? arrows.findIndex(isChosen) : lastAt;
  const newest = arrows.at(-1)?.key;
  const chosenKey = arrows[at]?.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: there is more to scroll to when another arrow is the newest
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || until !== null) return;
    element.scrollTop = element.scrollHeight;
    lookAcross(element, arrows.at(-1));
  }, [until, newest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought into sight once, not whenever it has moved
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || at < 0) return;
    if (yOf(at) < element.scrollTop) element.scrollTop = yOf(at);
    const lowest = yOf(at + 1) + ROW + HEAD - element.clientHeight;
    if (lowest > element.scrollTop) element.scrollTop = lowest;
    lookAcross(element, arrows[at]);
  }, [chosenKey]);

  const choose = ({ key, entry, call }: Arrow): void => {
    keepChosen(key);
    if (entry !== null) onChoose(entry);
    else if (call !== null) onCall(call);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? arrows.length - 1 : at - 1,
      Home: 0,
      End: arrows.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const arrow = arrows[Math.min(Math.max(to, 0), arrows.length - 1)];
    if (arrow !== undefined) choose(arrow);
  };
  const onScroll = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): void => {
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - ROW;
    stopAt((stopped) => (isAtEnd ? null : (stopped ?? total)));
  };

  if (arrows.length === 0) return <p className="none say">No messages yet.</p>;
  return (
    <section className="seq" aria-label="Sequence">
      <div className="seq-bar">
        <span className="dim">Last {arrows.length} messages</span>
        <span className="grow" />
        {hasOlder && (
          <button
            type="button"
            className="b q"
            onClick={() => {
              stopAt(until ?? total);
              setMost(most + PAGE);
            }}
          >
            Show {PAGE} older
          </button>
        )}
        <button
          type="button"
          className="b q"
          aria-pressed={until === null}
          onClick={() => stopAt(until ? null : total)}
        >
          Follow
        </button>
      </div>
      <div ref={box} className="seq-scroll" onScroll={({ currentTarget }) => onScroll(currentTarget)}>
        <ol className="seq-lanes" aria-label="Lanes" style={{ width: widthOf(lanes.length), paddingLeft: LEFT }}>
          {lanes.map(({ kind, name, path }) => (
            <li key={`${kind} ${path}`} style={{ width: LANE }}>
              <span title={path}>{name}</span>
            </li>
          ))}
        </ol>
        <div
          className="seq-arrows"
          role="listbox"
          aria-label="Arrows"
          tabIndex={0}
          {...(at < 0 ? {} : { 'aria-activedescendant': `sequence-${arrows[at]?.key.replace(' ', '-')}` })}
          onKeyDown={onKeyDown}
        >
          <SequenceDrawing sequence={sequence} chosen={at} onChoose={choose} />
        </div>
      </div>
    </section>
  );
}
