import { type PointerEvent, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { actorTree } from '../core/actorTree.ts';
import type { Console } from '../core/console.ts';
import type { ActorRecord } from '../core/entry.ts';
import { eventsHere } from '../core/events.ts';
import type { Settings } from '../core/settings.ts';
import { Actors } from './Actors.tsx';
import { Diff } from './Diff.tsx';
import { HeldList } from './Held.tsx';
import { Icon } from './icons.tsx';
import { keyOf } from './keys.ts';
import { Log } from './Log.tsx';
import { Network } from './Network.tsx';
import { NowStrip } from './NowStrip.tsx';
import { Server } from './Server.tsx';
import { StateTree } from './StateTree.tsx';
import type { ServerPanelProps } from './server/ServerPanel.tsx';
import { Tabs } from './Tabs.tsx';
import { Transport } from './Transport.tsx';
import { useConsole } from './useConsole.ts';

interface ConsoleViewProps {
  readonly core: Console;
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
  /** What the system status of the server may be. */
  readonly statuses: ServerPanelProps['statuses'];
}

const TABS = ['State', 'Network', 'Server'] as const;
/** On a phone there is room for one of them. */
const SHEETS = ['Actors', 'Now', 'Log'] as const;

/** The whole instrument: what exists on the left, what is in the middle, what happened on the right. */
export function ConsoleView({ core, settings, onSettings, statuses }: ConsoleViewProps) {
  useConsole(core);
  const { recorder, gate, clock } = core;
  const [chosenActor, chooseActor] = useState<ActorRecord | null>(null);
  const [chosenEntry, chooseEntry] = useState<number | null>(null);
  const [chosenCall, chooseCall] = useState<number | null>(null);
  const [tab, showTab] = useState<(typeof TABS)[number]>('State');
  const [sheet, showSheet] = useState<(typeof SHEETS)[number]>('Log');
  const branches = actorTree(recorder.actors);
  const actor = chosenActor ?? branches[0]?.actor ?? null;
  const entry = chosenEntry === null ? null : (recorder.find(chosenEntry) ?? null);
  const isPaused = core.isPaused();
  const held = gate.held();
  const [timer] = clock.timers();
  const size = settings.side === 'bottom' ? { height: settings.size } : { width: settings.size };
  const choose = (seq: number) => {
    chooseEntry(seq);
    const found = recorder.find(seq);
    if (found !== undefined) chooseActor(found.actor);
  };

  return (
    <main
      className={`con ${settings.side}`}
      data-theme={settings.theme}
      aria-label="Debug console"
      style={size}
      onKeyDown={(event) => {
        const deed = keyOf(event);
        if (deed === null) return;
        event.preventDefault();
        deed({ core, chosenEntry, choose, onSettings });
      }}
    >
      <Grip side={settings.side} size={settings.size} onSize={(next) => onSettings({ size: next })} />
      {isPaused && (
        <p className="sign" role="status">
          <Icon name="pause" /> Site paused at #{recorder.total}. Clicks are held, not lost.
        </p>
      )}
      <div className="bar" role="toolbar" aria-label="Transport">
        <p className="clk">
          <strong>{clockOf(clock.now())}</strong> #{recorder.total}
        </p>
        <Transport
          isPaused={isPaused}
          speed={clock.speed()}
          held={held.length}
          nextTimer={timer === undefined ? null : timer.dueAt - clock.now()}
          onRun={() => core.run()}
          onPause={core.pause}
          onStep={gate.step}
          onSpeed={core.run}
          onNextTimer={core.nextTimer}
          onJump={core.jump}
        />
        <span className="grow" />
        <button
          type="button"
          className="b q sq"
          aria-label="Light or dark"
          onClick={() => onSettings({ theme: settings.theme === 'dark' ? 'light' : 'dark' })}
        >
          <Icon name="theme" />
        </button>
        <button
          type="button"
          className="b q sq"
          aria-label={settings.side === 'bottom' ? 'Dock on the right' : 'Dock at the bottom'}
          onClick={() =>
            onSettings(settings.side === 'bottom' ? { side: 'right', size: 560 } : { side: 'bottom', size: 460 })
          }
        >
          <Icon name={settings.side === 'bottom' ? 'side' : 'dock'} />
        </button>
        <button
          type="button"
          className="b q sq"
          aria-label="Close the console"
          onClick={() => onSettings({ isOpen: false })}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="ph sheet-tabs">
        <Tabs name="Panels" tabs={SHEETS} chosen={sheet} onChoose={showSheet} />
      </div>
      <div className="body">
        <section className={`pane tree-pane${sheet === 'Actors' ? ' shown' : ''}`} aria-label="What exists">
          <h2 className="ph cap">
            Actors <span className="n">{branches.length}</span>
          </h2>
          <Actors
            branches={branches}
            chosen={actor}
            onChoose={chooseActor}
            held={new Set(held.map(({ target }) => target.sessionId))}
          />
        </section>
        <section className={`pane grow${sheet === 'Now' ? ' shown' : ''}`} aria-label="What is">
          <div className="ph">
            <Tabs name="What is" tabs={TABS} chosen={tab} onChoose={showTab} />
            <span className="grow" />
            <span className="dim">{actor?.path}</span>
          </div>
          <div className="panel" role="tabpanel" aria-label={tab}>
            {tab === 'State' && actor !== null && <StateTree actor={actor} lastOf={recorder.lastOf} />}
            {tab === 'Network' && <Network core={core} chosen={chosenCall} onChoose={chooseCall} />}
            {tab === 'Server' && core.server !== null && (
              <Server server={core.server} statuses={statuses} onJump={(ms) => ms > 0 && core.jump(ms)} />
            )}
          </div>
          {tab === 'State' && actor !== null && actor.machine !== null && <Now core={core} actor={actor} />}
        </section>
        <section className={`pane side-pane${sheet === 'Log' ? ' shown' : ''}`} aria-label="What happened">
          <Log recorder={recorder} version={recorder.total} chosen={chosenEntry} onChoose={choose} />
          <HeldList gate={gate} />
          {entry !== null && <Diff entry={entry} onChoose={choose} />}
        </section>
      </div>
      <footer className="foot">
        <span>
          <b>{recorder.size.toLocaleString('en')}</b> of 100,000 events
        </span>
        <span>{held.length} held</span>
        <span className="r">
          <kbd className="k">F8</kbd> pause, run · <kbd className="k">F10</kbd> step · <kbd className="k">J</kbd> next
          timer · <kbd className="k">/</kbd> filter · <kbd className="k">Ctrl .</kbd> close
        </span>
      </footer>
    </main>
  );
}

function Now({ core, actor }: { readonly core: Console; readonly actor: ActorRecord }) {
  const snapshot = actor.ref.getSnapshot() as AnyMachineSnapshot;
  if (actor.machine === null) return null;
  if (snapshot.status !== 'active')
    return <NowStrip says="It has ended." events={[]} onEvent={nothing} onWhyNot={nothing} />;
  const leaves = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  return (
    <NowStrip
      says={leaves.map(({ description, path }) => description ?? path.join('.')).join(' ')}
      events={eventsHere(actor.machine, snapshot)}
      onEvent={(type) => core.send(actor, { type })}
      onWhyNot={(type) => core.send(actor, { type })}
    />
  );
}

const nothing = (): void => {};

interface GripProps {
  readonly side: Settings['side'];
  readonly size: number;
  readonly onSize: (size: number) => void;
}

const LEAST = 200;
const STEP = 24;

/** The edge by which the dock is drawn larger or smaller. */
function Grip({ side, size, onSize }: GripProps) {
  const most = (side === 'bottom' ? innerHeight : innerWidth) - 120;
  const resize = (wanted: number) => onSize(Math.round(Math.min(Math.max(wanted, LEAST), most)));
  const drag = ({ buttons, clientX, clientY }: PointerEvent) => {
    if (buttons === 1) resize(side === 'bottom' ? innerHeight - clientY : innerWidth - clientX);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved has no element of its own
    <div
      className="grip"
      role="separator"
      aria-label="Size of the console"
      aria-orientation={side === 'bottom' ? 'horizontal' : 'vertical'}
      aria-valuenow={size}
      aria-valuemin={LEAST}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const by = { ArrowUp: STEP, ArrowLeft: STEP, ArrowDown: -STEP, ArrowRight: -STEP }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        resize(size + by);
      }}
    />
  );
}

/** The time of day in this place, to the millisecond. */
function clockOf(ms: number): string {
  const date = new Date(ms);
  const two = (part: number) => String(part).padStart(2, '0');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
  return `${time}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}
