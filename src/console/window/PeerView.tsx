import { useMemo, useState } from 'react';
import type { ShippedLayouts } from '../chart/shippedLayouts.ts';
import { actorTree } from '../core/actorTree.ts';
import type { ActorRecord } from '../core/entry.ts';
import { rootsOf } from '../core/roots.ts';
import { upcoming } from '../core/upcoming.ts';
import { viewedAt } from '../core/viewedAt.ts';
import { ActivityPane } from '../panels/ActivityPane.tsx';
import { ActorsPane } from '../panels/ActorsPane.tsx';
import { ChartTab } from '../panels/ChartTab.tsx';
import { CoverageTab } from '../panels/CoverageTab.tsx';
import type { Command } from '../panels/commands/commands.ts';
import { keyOf } from '../panels/keys.ts';
import { Now } from '../panels/Now.tsx';
import { SequenceTab } from '../panels/SequenceTab.tsx';
import { StateTree } from '../panels/StateTree.tsx';
import { Tabs } from '../panels/Tabs.tsx';
import { SIDES, useActivityPane } from '../panels/useActivityPane.ts';
import { useConsole } from '../panels/useConsole.ts';
import { thereAmong, useSelection } from '../panels/useSelection.ts';
import { WhyTab } from '../panels/WhyTab.tsx';
import type { Peer } from '../remote/peer.ts';
import { PeerRecording } from './PeerRecording.tsx';
import { Steer } from './Steer.tsx';
import { Tells } from './Tells.tsx';
import { WalkTo } from './WalkTo.tsx';

interface PeerViewProps {
  readonly peer: Peer;
  readonly layouts: ShippedLayouts;
  /** Whether clocks, polls and microsteps are left out. */
  readonly hidesMachinery: boolean;
}

const WATCHED = ['Chart', 'State', 'Sequence', 'Coverage'] as const;
/** Tabs that need guards. */
const STEERED = [...WATCHED, 'Why not', 'Recording'] as const;
/** Guards stay in the application, so nobody here can say why not. */
const ADAPTED = [...WATCHED, 'Recording'] as const;
const SHEETS = ['Actors', 'Details', 'Log'] as const;

const command = (key: string, run: () => unknown): Command => ({ name: key, key, off: null, run: () => void run() });

/** A remote application in the panels of the dock. */
export function PeerView({ peer, layouts, hidesMachinery }: PeerViewProps) {
  useConsole(peer);
  const { recorder, steering } = peer;
  // presentational: selection
  const [follows, setFollows] = useState(true);
  const looking = steering?.looking() ?? null;
  const seen = useSeen(peer, looking);
  const { actor: selected, choose: chooseActor } = useSelection(peer, follows, () => document.hasFocus());
  const actor = thereAmong(seen.recorder.actors, selected);
  const [chosenEntry, chooseEntry] = useState<number | null>(null);
  const [tab, showTab] = useState<(typeof STEERED)[number]>('Chart');
  const [marked, markState] = useState<{ readonly session: string; readonly id: string } | null>(null);
  const [sheet, showSheet] = useState<(typeof SHEETS)[number]>('Details');
  const happened = useActivityPane();
  const branches = actorTree(seen.recorder);
  const [timer] = upcoming(peer, rootsOf(peer), hidesMachinery);
  const choose = (seq: number) => {
    chooseEntry(seq);
    if (looking !== null) steering?.lookBack(seq);
    const found = recorder.find(seq);
    if (found !== undefined) chooseActor(found.actor);
  };
  const look = (seq: number) => {
    steering?.lookBack(seq);
    chooseEntry(seq);
  };
  const to = steering === null ? choose : look;
  const tabs = steering === null ? WATCHED : peer.way === 'tab' ? STEERED : ADAPTED;
  const commands = [
    command('F8', () => (steering?.isPaused() ? steering.run() : steering?.pause())),
    command('F10', () => looking === null && steering?.step()),
    command(
      'j',
      () => looking === null && timer !== undefined && steering?.jump(Math.max(0, timer.dueAt - peer.clock.now())),
    ),
    command('ArrowLeft', () => to(Math.max(1, (chosenEntry ?? recorder.total + 1) - 1))),
    command('ArrowRight', () => to(Math.min(recorder.total, (chosenEntry ?? 0) + 1))),
    command('End', () => steering?.live()),
  ];
  const troubles = peer.isGone() ? ['Disconnected. Received data is kept.', ...peer.troubles()] : peer.troubles();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes the keys for the panels in it, as the dock does
    <div
      className="win-peer"
      onKeyDown={(event) => {
        const deed = keyOf(event, commands);
        if (deed === null) return;
        event.preventDefault();
        deed(event.currentTarget);
      }}
    >
      <Steer peer={peer} seen={seen} hidesMachinery={hidesMachinery} onLook={look} />
      {troubles.length > 0 && (
        <div className="win-troubles" role="status" aria-label="Problems">
          <ul>
            {troubles.map((sentence) => (
              <li key={sentence} className="say">
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="ph sheet-tabs">
        <Tabs name="Panels" tabs={SHEETS} chosen={sheet} onChoose={showSheet} />
      </div>
      <div className="body">
        <ActorsPane
          branches={branches}
          follows={follows}
          chosen={actor}
          onChoose={chooseActor}
          held={NONE}
          onFollow={setFollows}
          isShown={sheet === 'Actors'}
        >
          {peer.way !== 'tab' && <Tells peer={peer} />}
        </ActorsPane>
        <section className={`pane details-pane grow${sheet === 'Details' ? ' shown' : ''}`} aria-label="Details">
          <div className="ph">
            <Tabs name="Details" tabs={tabs} chosen={tab} onChoose={showTab} />
            <span className="grow" />
            <span className="dim path">{actor?.path}</span>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys */}
          <div className="panel" role="tabpanel" aria-label={tab} tabIndex={0}>
            {tab === 'Chart' && actor !== null && (
              <ChartOf
                peer={seen}
                actor={actor}
                layouts={layouts}
                onState={(id) => markState({ session: actor.session, id })}
              />
            )}
            {tab === 'Recording' && steering !== null && <PeerRecording steering={steering} name={peer.name()} />}
            {tab === 'State' && actor !== null && <StateTree actor={actor} lastOf={seen.recorder.lastOf} />}
            {tab === 'Sequence' && (
              <SequenceTab
                recorder={seen.recorder}
                roots={hidesMachinery ? rootsOf(seen) : null}
                calls={NO_CALLS}
                chosen={chosenEntry}
                chosenCall={null}
                onChoose={choose}
                onCall={() => {}}
              />
            )}
            {tab === 'Coverage' && <CoverageTab core={peer} />}
            {tab === 'Why not' && (
              <WhyTab
                core={seen}
                steered={null}
                chosen={chosenEntry}
                onChoose={chooseEntry}
                hidesMachinery={hidesMachinery}
              />
            )}
          </div>
          {steering !== null && tab === 'Chart' && actor !== null && marked?.session === actor.session && (
            <WalkTo key={marked.id} steering={steering} actor={actor} state={marked.id} />
          )}
          {steering !== null && looking === null && (tab === 'Chart' || tab === 'State') && actor !== null && (
            <Now
              core={peer}
              actor={actor}
              onForm={happened.openForm}
              onChoose={choose}
              onWhyNot={(seq) => {
                chooseEntry(seq);
                showTab('Why not');
              }}
            />
          )}
        </section>
        <ActivityPane
          actor={actor}
          hidesMachinery={hidesMachinery}
          core={peer}
          looking={looking}
          chosen={chosenEntry}
          onChoose={choose}
          sides={steering === null ? ['Log'] : SIDES}
          state={happened}
          isShown={sheet === 'Log'}
        />
      </div>
      <footer className="foot">
        <span>{peer.isGone() ? 'Disconnected' : 'Connected'}</span>
        <span>
          <b>{recorder.size.toLocaleString('en')}</b> of 20,000 events
        </span>
        {steering === null && <span>messages from {peer.origin} only</span>}
      </footer>
    </div>
  );
}

/** What the panels show: the present, or the moment that somebody looks back at. */
function useSeen(peer: Peer, looking: number | null): Peer {
  const { total, epoch } = peer.recorder;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the past is another when more is known of it
  return useMemo(() => (looking === null ? peer : viewedAt(peer, looking)), [peer, looking, total, epoch]);
}

const NONE: ReadonlySet<string> = new Set();
const NO_CALLS = [] as const;

interface ChartOfProps extends Omit<PeerViewProps, 'hidesMachinery'> {
  readonly actor: ActorRecord;
  readonly onState: (id: string) => void;
}

function ChartOf({ peer, actor, layouts, onState }: ChartOfProps) {
  if (actor.machine === null) {
    return <p className="none say">No chart: {actor.id} is not a machine, or its definition was not sent.</p>;
  }
  return (
    <ChartTab
      key={actor.session}
      core={peer}
      actor={actor}
      machine={actor.machine}
      layouts={layouts}
      onState={onState}
    />
  );
}
