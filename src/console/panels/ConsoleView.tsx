import { useState } from 'react';
import { actorTree } from '../core/actorTree.ts';
import type { Console } from '../core/console.ts';
import type { ActorRecord } from '../core/entry.ts';
import type { Settings } from '../core/settings.ts';
import { ActivityPane } from './ActivityPane.tsx';
import { Actors } from './Actors.tsx';
import { BreakpointsTab } from './breakpoints/BreakpointsTab.tsx';
import { ChartTab } from './ChartTab.tsx';
import { CoverageTab } from './CoverageTab.tsx';
import { CapsuleTab } from './capsule/CapsuleTab.tsx';
import { otherSide } from './commands/commands.ts';
import { useLists } from './commands/useLists.tsx';
import { HeldList } from './held/HeldList.tsx';
import { Icon } from './icons.tsx';
import { keyOf } from './keys.ts';
import { Network } from './Network.tsx';
import { Now } from './Now.tsx';
import { PausedBanner } from './PausedBanner.tsx';
import type { PanelOptions } from './panelOptions.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { RacesTab } from './races/RacesTab.tsx';
import { SequenceTab } from './SequenceTab.tsx';
import { Server } from './Server.tsx';
import { StateActions } from './StateActions.tsx';
import { StateTree } from './StateTree.tsx';
import { Tabs } from './Tabs.tsx';
import { Timeline } from './Timeline.tsx';
import { Transport } from './Transport.tsx';
import { SIDES, useActivityPane } from './useActivityPane.ts';
import { useConsole } from './useConsole.ts';
import { WhyTab } from './WhyTab.tsx';

interface ConsoleViewProps {
  readonly core: Console;
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly drawn: PanelOptions;
}

const TABS = [
  ...(['Chart', 'State', 'Sequence', 'Network', 'Coverage', 'Races', 'Why not'] as const),
  ...(['Breakpoints', 'Capsule', 'Server'] as const),
] as const;
/** A phone shows one of them at a time. */
const SHEETS = ['Actors', 'Details', 'Log'] as const;

/** The console: actors on the left, details in the middle, activity on the right. */
export function ConsoleView({ core, settings, onSettings, drawn }: ConsoleViewProps) {
  useConsole(core);
  const { recorder, gate, clock } = core;
  const [chosenActor, chooseActor] = useState<ActorRecord | null>(null);
  const [chosenEntry, chooseEntry] = useState<number | null>(null);
  const [chosenCall, chooseCall] = useState<number | null>(null);
  const [tab, showTab] = useState<(typeof TABS)[number]>(drawn.link === undefined ? 'Chart' : 'Capsule');
  const [lookedAt, lookAt] = useState<number | null>(null);
  const looking = core.rewind.isShowing() ? lookedAt : null;
  const [state, chooseState] = useState<string | null>(null);
  const [sheet, showSheet] = useState<(typeof SHEETS)[number]>('Log');
  const happened = useActivityPane();
  const branches = actorTree(recorder.actors);
  const actor = chosenActor ?? branches[0]?.actor ?? null;
  const isPaused = core.isPaused();
  const held = gate.held();
  const [timer] = clock.timers();
  const size = settings.side === 'bottom' ? { height: settings.size } : { width: settings.size };
  const look = (seq: number) => {
    core.lookBack(seq);
    lookAt(seq);
    chooseEntry(seq);
  };
  const live = () => {
    core.live();
    lookAt(null);
  };
  const choose = (seq: number) => {
    chooseEntry(seq);
    if (looking !== null) look(seq);
    const found = recorder.find(seq);
    if (found !== undefined) chooseActor(found.actor);
  };
  const show = (panel: string) => {
    const found = TABS.find((one) => one === panel);
    if (found === undefined) happened.showSide(SIDES.find((one) => one === panel) ?? 'Log');
    else showTab(found);
    showSheet(found === undefined ? 'Log' : 'Details');
  };
  const { commands, list, shown } = useLists({
    ...{ core, settings, onSettings, chosenEntry, look, live, show },
    ...{ tabs: TABS, sides: SIDES },
  });

  return (
    <main
      className={`con ${settings.side}`}
      data-theme={settings.theme}
      aria-label="Debug console"
      style={size}
      onKeyDown={(event) => {
        const deed = keyOf(event, commands);
        if (deed === null) return;
        event.preventDefault();
        deed(event.currentTarget);
      }}
    >
      <ResizeHandle side={settings.side} size={settings.size} onSize={(next) => onSettings({ size: next })} />
      {isPaused && <PausedBanner total={recorder.total} looking={looking} hit={core.breakpoints.lastHit()} />}
      {shown}
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
          aria-label="Commands"
          title="Commands (Ctrl K)"
          onClick={({ currentTarget }) => list('commands', currentTarget.closest('main') ?? currentTarget)}
        >
          <Icon name="search" />
        </button>
        <button
          type="button"
          className="b q sq"
          aria-label="Toggle theme"
          onClick={() => onSettings({ theme: settings.theme === 'dark' ? 'light' : 'dark' })}
        >
          <Icon name="theme" />
        </button>
        <button
          type="button"
          className="b q sq"
          aria-label={settings.side === 'bottom' ? 'Dock to right' : 'Dock to bottom'}
          {...(settings.side === 'bottom' ? { 'data-key': 'd' } : {})}
          onClick={() => onSettings(otherSide(settings.side))}
        >
          <Icon name={settings.side === 'bottom' ? 'side' : 'dock'} />
        </button>
        {drawn.window !== undefined && (
          <button
            type="button"
            className="b q sq"
            aria-label="Separate window"
            title="Separate window (D, D)"
            {...(settings.side === 'right' ? { 'data-key': 'd' } : {})}
            onClick={() => onSettings({ side: 'bottom', size: 460, isAway: true })}
          >
            <Icon name="window" />
          </button>
        )}
        <button
          type="button"
          className="b q sq"
          aria-label="Close console"
          onClick={() => onSettings({ isOpen: false })}
        >
          <Icon name="close" />
        </button>
      </div>
      <Timeline recorder={recorder} looking={looking} onLook={look} onLive={live} onBranch={drawn.onBranch} />
      <div className="ph sheet-tabs">
        <Tabs name="Panels" tabs={SHEETS} chosen={sheet} onChoose={showSheet} />
      </div>
      <div className="body">
        <section className={`pane tree-pane${sheet === 'Actors' ? ' shown' : ''}`} aria-label="Actors">
          <h2 className="ph cap">
            Actors <span className="n">{branches.length}</span>
          </h2>
          <Actors
            branches={branches}
            chosen={actor}
            onChoose={(next) => {
              chooseActor(next);
              chooseState(null);
            }}
            held={new Set(held.map(({ target }) => target.sessionId))}
          />
        </section>
        <section className={`pane grow${sheet === 'Details' ? ' shown' : ''}`} aria-label="Details">
          <div className="ph">
            <Tabs name="Details" tabs={TABS} chosen={tab} onChoose={showTab} />
            <span className="grow" />
            <span className="dim">{actor?.path}</span>
          </div>
          <div className="panel" role="tabpanel" aria-label={tab}>
            {tab === 'State' && actor !== null && <StateTree actor={actor} lastOf={recorder.lastOf} />}
            {tab === 'Chart' && actor !== null && actor.machine !== null && (
              <ChartTab
                key={actor.session}
                core={core}
                actor={actor}
                machine={actor.machine}
                layouts={drawn.layouts}
                onState={chooseState}
              />
            )}
            {tab === 'Chart' && actor !== null && state !== null && (
              <StateActions key={state} core={core} actor={actor} state={state} />
            )}
            {tab === 'Races' && actor !== null && <RacesTab key={actor.session} core={core} actor={actor} />}
            {tab === 'Breakpoints' && <BreakpointsTab core={core} actor={actor} />}
            {tab === 'Why not' && <WhyTab core={core} chosen={chosenEntry} onChoose={chooseEntry} />}
            {tab === 'Sequence' && (
              <SequenceTab
                recorder={recorder}
                calls={core.tap.log.read()}
                chosen={chosenEntry}
                chosenCall={chosenCall}
                onChoose={choose}
                onCall={chooseCall}
              />
            )}
            {tab === 'Network' && <Network core={core} chosen={chosenCall} onChoose={chooseCall} />}
            {tab === 'Coverage' && <CoverageTab core={core} />}
            {tab === 'Capsule' && drawn.replaying !== undefined && (
              <CapsuleTab core={core} replaying={drawn.replaying} link={drawn.link ?? null} />
            )}
            {tab === 'Server' && core.server !== null && (
              <Server
                server={core.server}
                statuses={drawn.statuses}
                calls={core.calls}
                onJump={(ms) => ms > 0 && core.jump(ms)}
              />
            )}
          </div>
          {(tab === 'Chart' || tab === 'State') && actor !== null && (
            <Now core={core} actor={actor} onForm={happened.openForm} />
          )}
        </section>
        <ActivityPane
          core={core}
          actor={actor}
          chosen={chosenEntry}
          onChoose={choose}
          sides={SIDES}
          state={happened}
          isShown={sheet === 'Log'}
        >
          <HeldList core={core} />
        </ActivityPane>
      </div>
      <footer className="foot">
        <span>
          <b>{recorder.size.toLocaleString('en')}</b> of 100,000 events
        </span>
        <span>{held.length} held</span>
        <span className="r">
          <kbd className="k">?</kbd> keys · <kbd className="k">Ctrl K</kbd> commands · <kbd className="k">E</kbd> send ·{' '}
          <kbd className="k">W</kbd> why not
        </span>
      </footer>
    </main>
  );
}

/** Local time of day with milliseconds. */
function clockOf(ms: number): string {
  const date = new Date(ms);
  const two = (part: number) => String(part).padStart(2, '0');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
  return `${time}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}
