import { type ReactNode, useMemo, useRef, useState } from 'react';
import { actorTree } from '../core/actorTree.ts';
import type { Console } from '../core/console.ts';
import { momentStep } from '../core/report/reportOf.ts';
import { rootsOf } from '../core/roots.ts';
import type { Settings } from '../core/settings.ts';
import { nextStop } from '../core/upcoming.ts';
import { consoleAt } from '../core/viewedAt.ts';
import { ActivityPane } from './ActivityPane.tsx';
import { ActorsPane } from './ActorsPane.tsx';
import { ConsoleBar } from './ConsoleBar.tsx';
import { clockText, timeText } from './clockText.ts';
import { useLists } from './commands/useLists.tsx';
import { DetailsPane, TABS, type Tab } from './DetailsPane.tsx';
import { HeldList } from './held/HeldList.tsx';
import { keyOf } from './keys.ts';
import { pinsOf } from './notes/pinsOf.ts';
import { PausedBanner } from './PausedBanner.tsx';
import type { PanelOptions } from './panelOptions.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { marksOf } from './report/marksOf.ts';
import { ReportDialog } from './report/ReportDialog.tsx';
import { StatusBar } from './StatusBar.tsx';
import { Tabs } from './Tabs.tsx';
import { Timeline } from './Timeline.tsx';
import { tabCounts } from './tabCounts.ts';
import { Tour } from './tour/Tour.tsx';
import { SIDES, useActivityPane } from './useActivityPane.ts';
import { useConsole } from './useConsole.ts';
import { useIsInUse } from './useIsInUse.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { thereAmong, useSelection } from './useSelection.ts';

interface ConsoleViewProps {
  readonly core: Console;
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly drawn: PanelOptions;
  /** What stands above everything. */
  readonly top: ReactNode;
}

/** A phone shows one of them at a time. */
const SHEETS = ['Now', 'Actors', 'Log'] as const;

/** The console: actors on the left, details in the middle, activity on the right. */
export function ConsoleView({ core, settings, onSettings, drawn, top }: ConsoleViewProps) {
  useConsole(core);
  const { recorder, gate } = core;
  const { side, size, theme, hidesMachinery, follows } = settings;
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const looking = core.looking();
  const seen = useSeen(core, looking);
  const { actor: selected, choose: chooseActor } = useSelection(core, follows, useIsInUse(root));
  const actor = thereAmong(seen.recorder.actors, selected);
  const [entry, chooseEntry] = useState<number | null>(null);
  const [call, chooseCall] = useState<number | null>(null);
  const [tab, showTab] = useState<Tab>(drawn.link === undefined ? 'Chart' : 'Recording');
  const [marked, markState] = useState<{ readonly session: string; readonly id: string } | null>(null);
  const [sheet, showSheet] = useState<(typeof SHEETS)[number]>('Now');
  const [tour, goOn] = useState(0);
  const happened = useActivityPane();
  const held = looking === null ? gate.held() : [];
  const stop = nextStop(seen, rootsOf(core), { hidesMachinery, flow: actor });
  const branches = actorTree(seen.recorder);
  const look = (seq: number) => {
    core.lookBack(seq);
    chooseEntry(seq);
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
    showSheet(found === undefined ? 'Log' : 'Now');
  };
  const openForm = (type: string) => {
    happened.openForm(type);
    showSheet('Log');
  };
  const startTour = () => {
    goOn(0);
    showTab('Chart');
    onSettings({ hasSeenTour: false });
  };
  const marks = marksOf(core, drawn, show);
  const { commands, list, shown } = useLists({
    ...{ core, settings, onSettings, chosenEntry: entry, look, live: core.live, show, stop },
    ...{ tabs: TABS, sides: SIDES, marks, startTour },
  });

  return (
    <aside
      ref={root}
      tabIndex={-1}
      className={`con ${side}`}
      data-theme={theme}
      aria-label="Debug console"
      style={side === 'bottom' ? { height: size } : { width: size }}
      onKeyDown={(event) => {
        const deed = keyOf(event, commands);
        if (deed === null) return;
        event.preventDefault();
        deed(event.currentTarget);
      }}
    >
      <ResizeHandle side={side} size={size} onSize={(next) => onSettings({ size: next })} />
      {core.isPaused() && <PausedBanner total={recorder.total} looking={looking} hit={core.breakpoints.lastHit()} />}
      {shown}
      {top}
      <ConsoleBar
        core={seen}
        settings={settings}
        onSettings={onSettings}
        stop={stop}
        isBack={looking !== null}
        onLive={core.live}
        hasWindow={drawn.window !== undefined}
        onReport={marks.report}
        onCommands={(where) => list('commands', where)}
      />
      <Timeline
        core={core}
        seen={seen}
        looking={looking}
        hidesMachinery={hidesMachinery}
        calls={core.tap.log.read()}
        held={seen.heldCount()}
        pins={pinsOf(core)}
        timeText={(at) => timeText(at, drawn.timeZone)}
        onLook={look}
        onLive={core.live}
      >
        <p className="clk">
          <span className="cap">Site time{drawn.timeZone && ` ${drawn.timeZone.name}`}</span>
          <strong>{clockText(seen.clock.now(), drawn.timeZone)}</strong>
          <span className="dim">
            {looking === null ? `#${recorder.total}` : `#${looking} · live is #${recorder.total}`}
          </span>
        </p>
      </Timeline>
      <div className="ph sheet-tabs">
        <Tabs name="Panels" tabs={SHEETS} chosen={sheet} onChoose={showSheet} />
      </div>
      <div className="body">
        <ActorsPane
          branches={branches}
          follows={follows}
          chosen={actor}
          onChoose={chooseActor}
          held={new Set(held.map(({ target }) => target.sessionId))}
          onFollow={(next) => onSettings({ follows: next })}
          isShown={sheet === 'Actors'}
        />
        <DetailsPane
          core={core}
          seen={seen}
          actor={actor}
          drawn={drawn}
          hidesMachinery={hidesMachinery}
          tab={tab}
          looking={looking}
          entry={entry}
          call={call}
          counts={tabCounts(seen)}
          onTab={showTab}
          onLook={look}
          onEntry={chooseEntry}
          onChoose={choose}
          onCall={chooseCall}
          state={marked !== null && marked.session === actor?.session ? marked.id : null}
          onState={(id) => actor && markState({ session: actor.session, id })}
          onForm={openForm}
          isShown={sheet === 'Now'}
        />
        <ActivityPane
          core={core}
          actor={actor}
          hidesMachinery={hidesMachinery}
          looking={looking}
          chosen={entry}
          onChoose={choose}
          sides={SIDES}
          state={happened}
          isShown={sheet === 'Log'}
        >
          {looking === null && <HeldList core={core} />}
        </ActivityPane>
        <ReportDialog
          report={marks.actor}
          timeText={(at) => timeText(at, drawn.timeZone)}
          onMoment={() => momentStep(core)}
          onClosed={() => root.current?.focus()}
        />
      </div>
      <StatusBar core={seen} total={recorder.total} looking={looking} realNow={Date.now()} />
      {!settings.hasSeenTour && (
        <Tour
          at={tour}
          onGo={goOn}
          onEnd={() => {
            onSettings({ hasSeenTour: true });
            root.current?.focus();
          }}
        />
      )}
    </aside>
  );
}

/** What the panels show: the present, or the moment that somebody looks back at. */
function useSeen(core: Console, looking: number | null): Console {
  const { total, epoch } = core.recorder;
  const calls = core.tap.log.read();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the past is another when more is known of it
  return useMemo(() => (looking === null ? core : consoleAt(core, looking)), [core, looking, total, epoch, calls]);
}
