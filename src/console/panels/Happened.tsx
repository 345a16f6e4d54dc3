import type { ReactNode } from 'react';
import type { ActorRecord } from '../core/entry.ts';
import type { Viewed } from '../core/viewed.ts';
import { Diff } from './Diff.tsx';
import { Log } from './Log.tsx';
import { SendPanel } from './SendPanel.tsx';
import { Tabs } from './Tabs.tsx';
import type { HappenedState, Side } from './useHappened.ts';

interface HappenedProps {
  readonly core: Viewed;
  readonly actor: ActorRecord | null;
  /** The number of the entry that is looked at. */
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
  /** Only `Log` where nothing can be sent. */
  readonly sides: readonly Side[];
  readonly state: HappenedState;
  /** Whether it is the pane that a phone has room for. */
  readonly isShown: boolean;
  /** What waits to be delivered, below the log. */
  readonly children?: ReactNode;
}

/** The pane on the right: what happened in order, what the chosen entry has changed, and a form for what is to happen. */
export function Happened({ core, actor, chosen, onChoose, sides, state, isShown, children }: HappenedProps) {
  const { recorder } = core;
  const { side, showSide, form, chooseForm } = state;
  const entry = chosen === null ? null : (recorder.find(chosen) ?? null);
  return (
    <section className={`pane side-pane${isShown ? ' shown' : ''}`} aria-label="What happened">
      <div className="ph">
        <Tabs name="What happened" tabs={sides} chosen={side} onChoose={showSide} />
      </div>
      {side === 'Log' && <Log recorder={recorder} version={recorder.total} chosen={chosen} onChoose={onChoose} />}
      {side === 'Send' && actor !== null && (
        <SendPanel key={`${actor.session} ${form}`} core={core} actor={actor} type={form} onType={chooseForm} />
      )}
      {children}
      {side === 'Log' && entry !== null && <Diff entry={entry} onChoose={onChoose} />}
    </section>
  );
}
