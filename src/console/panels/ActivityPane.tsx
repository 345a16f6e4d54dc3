import type { ReactNode } from 'react';
import type { ActorRecord } from '../core/entry.ts';
import { rootsOf } from '../core/roots.ts';
import type { Viewed } from '../core/viewed.ts';
import { Diff } from './Diff.tsx';
import { Log } from './Log.tsx';
import { SendPanel } from './SendPanel.tsx';
import { Tabs } from './Tabs.tsx';
import type { ActivityPaneState, Side } from './useActivityPane.ts';

interface ActivityPaneProps {
  readonly core: Viewed;
  readonly actor: ActorRecord | null;
  /** Entry shown on the screens; null for the present. */
  readonly looking: number | null;
  /** Sequence number of the selected entry. */
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
  readonly hidesMachinery: boolean;
  /** Only `Log` for read-only applications. */
  readonly sides: readonly Side[];
  readonly state: ActivityPaneState;
  /** Whether it is the visible pane on a phone. */
  readonly isShown: boolean;
  /** Held events, below the log. */
  readonly children?: ReactNode;
}

/** Right pane: log with the selected entry's changes, and the send form. */
export function ActivityPane(props: ActivityPaneProps) {
  const { core, actor, looking, chosen, onChoose, hidesMachinery, sides, state, isShown, children } = props;
  const { recorder } = core;
  const { side, showSide, form, chooseForm } = state;
  const entry = chosen === null ? null : (recorder.find(chosen) ?? null);
  return (
    <section className={`pane side-pane${isShown ? ' shown' : ''}`} aria-label="Activity">
      <div className="ph">
        <Tabs name="Activity" tabs={sides} chosen={side} onChoose={showSide} />
      </div>
      {side === 'Log' && (
        <Log
          recorder={recorder}
          hidesMachinery={hidesMachinery}
          looking={looking}
          chosen={chosen}
          onChoose={onChoose}
          roots={rootsOf(core)}
          filter={state.filter}
          onFilter={state.setFilter}
          version={recorder.total}
        />
      )}
      {side === 'Send' && looking !== null && (
        <p className="none say">Nothing can be sent in the past. Go back to live first (End).</p>
      )}
      {side === 'Send' && looking === null && actor !== null && (
        <SendPanel key={`${actor.session} ${form}`} core={core} actor={actor} type={form} onType={chooseForm} />
      )}
      {children}
      {side === 'Log' && entry !== null && <Diff entry={entry} onChoose={onChoose} />}
    </section>
  );
}
