import type { ReactNode } from 'react';
import type { CallRecord } from '../core/calls/callRecord.ts';
import { rootsOf } from '../core/roots.ts';
import { rulerOf, timelineOf } from '../core/timeline.ts';
import { upcoming } from '../core/upcoming.ts';
import type { Viewed } from '../core/viewed.ts';
import { Ahead } from './timeline/Ahead.tsx';
import { Past, type Pin } from './timeline/Past.tsx';

interface TimelineProps {
  readonly core: Viewed;
  /** The application at the moment shown; `core` in the present. */
  readonly seen?: Viewed;
  readonly calls: readonly CallRecord[];
  /** Entry shown on the screens; null for the present. */
  readonly looking: number | null;
  readonly held: number;
  readonly hidesMachinery: boolean;
  /** Formats a time of the ruler, ms. */
  readonly timeText: (at: number) => string;
  /** Notes and checks. */
  readonly pins?: readonly Pin[];
  readonly onLook: (seq: number) => void;
  readonly onLive: () => void;
  /** The clock, at the left. */
  readonly children?: ReactNode;
}

/** Times on the ruler: more cannot be read beside each other. */
const MOST_TIMES = 7;

/**
 * What has happened, and what is about to: dragging it back shows the past on the real screens. Nothing in it changes its
 * width while somebody drags.
 */
export function Timeline(props: TimelineProps) {
  const {
    core,
    seen = core,
    calls,
    looking,
    held,
    hidesMachinery,
    timeText,
    pins = [],
    onLook,
    onLive,
    children,
  } = props;
  const { recorder } = core;
  const roots = rootsOf(core);
  const { marks, effects } = timelineOf(recorder, roots, calls, hidesMachinery);
  const now = seen.clock.now();
  return (
    <div className={looking === null ? 'time' : 'time back'}>
      {children}
      <Past
        oldest={recorder.total - recorder.size + 1}
        total={recorder.total}
        looking={looking}
        marks={marks}
        effects={effects}
        pins={pins}
        ruler={rulerOf(recorder, MOST_TIMES).map(({ seq, at }) => ({ seq, text: timeText(at) }))}
        onLook={onLook}
        onLive={onLive}
      />
      <Ahead
        held={held}
        timers={upcoming(seen, roots, hidesMachinery).map(({ event, dueAt }) => ({
          type: event.type,
          in: dueAt - now,
        }))}
      />
    </div>
  );
}
