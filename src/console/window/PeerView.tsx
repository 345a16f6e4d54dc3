import { useState } from 'react';
import type { ShippedLayouts } from '../chart/shippedLayouts.ts';
import { actorTree } from '../core/actorTree.ts';
import type { ActorRecord } from '../core/entry.ts';
import { Actors } from '../panels/Actors.tsx';
import { ChartTab } from '../panels/ChartTab.tsx';
import { CoverageTab } from '../panels/CoverageTab.tsx';
import type { Command } from '../panels/commands/commands.ts';
import { Happened } from '../panels/Happened.tsx';
import { keyOf } from '../panels/keys.ts';
import { Now } from '../panels/Now.tsx';
import { SequenceTab } from '../panels/SequenceTab.tsx';
import { StateTree } from '../panels/StateTree.tsx';
import { Tabs } from '../panels/Tabs.tsx';
import { useConsole } from '../panels/useConsole.ts';
import { SIDES, useHappened } from '../panels/useHappened.ts';
import { WhyTab } from '../panels/WhyTab.tsx';
import type { Peer } from '../remote/peer.ts';
import { Steer } from './Steer.tsx';
import { Tells } from './Tells.tsx';

interface PeerViewProps {
  readonly peer: Peer;
  readonly layouts: ShippedLayouts;
}

const WATCHED = ['Chart', 'State', 'Sequence', 'Coverage'] as const;
/** Where guards can be asked, too. */
const STEERED = [...WATCHED, 'Why not'] as const;
const SHEETS = ['Actors', 'Now', 'Log'] as const;

const command = (key: string, run: () => unknown): Command => ({ name: key, key, off: null, run: () => void run() });

/** One application that runs elsewhere, in the panels that the dock has. */
export function PeerView({ peer, layouts }: PeerViewProps) {
  useConsole(peer);
  const { recorder, steering } = peer;
  // presentational: what is looked at
  const [chosenActor, chooseActor] = useState<ActorRecord | null>(null);
  const [chosenEntry, chooseEntry] = useState<number | null>(null);
  const [tab, showTab] = useState<(typeof STEERED)[number]>('Chart');
  const [sheet, showSheet] = useState<(typeof SHEETS)[number]>('Now');
  const happened = useHappened();
  const branches = actorTree(recorder.actors);
  const actor = chosenActor ?? branches[0]?.actor ?? null;
  const choose = (seq: number) => {
    chooseEntry(seq);
    if (steering?.looking() != null) steering.lookBack(seq);
    const found = recorder.find(seq);
    if (found !== undefined) chooseActor(found.actor);
  };
  const look = (seq: number) => {
    steering?.lookBack(seq);
    chooseEntry(seq);
  };
  const to = steering === null ? choose : look;
  const commands = [
    command('F8', () => (steering?.isPaused() ? steering.run() : steering?.pause())),
    command('F10', () => steering?.step()),
    command('j', () => steering?.nextTimer()),
    command('ArrowLeft', () => to(Math.max(1, (chosenEntry ?? recorder.total + 1) - 1))),
    command('ArrowRight', () => to(Math.min(recorder.total, (chosenEntry ?? 0) + 1))),
    command('End', () => steering?.live()),
  ];
  const troubles = peer.isGone() ? ['It has gone: what it has told stays here.', ...peer.troubles()] : peer.troubles();
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
      <Steer peer={peer} onLook={look} />
      {troubles.length > 0 && (
        <div className="win-troubles" role="status" aria-label="Troubles">
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
        <section className={`pane tree-pane${sheet === 'Actors' ? ' shown' : ''}`} aria-label="What exists">
          <h2 className="ph cap">
            Actors <span className="n">{branches.length}</span>
          </h2>
          <Actors branches={branches} chosen={actor} onChoose={chooseActor} held={NONE} />
          {steering === null && <Tells peer={peer} />}
        </section>
        <section className={`pane grow${sheet === 'Now' ? ' shown' : ''}`} aria-label="What is">
          <div className="ph">
            <Tabs name="What is" tabs={steering === null ? WATCHED : STEERED} chosen={tab} onChoose={showTab} />
            <span className="grow" />
            <span className="dim">{actor?.path}</span>
          </div>
          <div className="panel" role="tabpanel" aria-label={tab}>
            {tab === 'Chart' && actor !== null && <ChartOf peer={peer} actor={actor} layouts={layouts} />}
            {tab === 'State' && actor !== null && <StateTree actor={actor} lastOf={recorder.lastOf} />}
            {tab === 'Sequence' && (
              <SequenceTab
                recorder={recorder}
                calls={NO_CALLS}
                chosen={chosenEntry}
                chosenCall={null}
                onChoose={choose}
                onCall={() => {}}
              />
            )}
            {tab === 'Coverage' && <CoverageTab core={peer} />}
            {tab === 'Why not' && <WhyTab core={peer} chosen={chosenEntry} onChoose={chooseEntry} />}
          </div>
          {steering !== null && (tab === 'Chart' || tab === 'State') && actor !== null && (
            <Now core={peer} actor={actor} onForm={happened.openForm} />
          )}
        </section>
        <Happened
          core={peer}
          actor={actor}
          chosen={chosenEntry}
          onChoose={choose}
          sides={steering === null ? ['Log'] : SIDES}
          state={happened}
          isShown={sheet === 'Log'}
        />
      </div>
      <footer className="foot">
        <span>{peer.isGone() ? 'Gone' : 'Receiving'}</span>
        <span>
          <b>{recorder.size.toLocaleString('en')}</b> of 20,000 events
        </span>
        {steering === null && <span>only {peer.origin} is heard</span>}
      </footer>
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();
const NO_CALLS = [] as const;

interface ChartOfProps extends PeerViewProps {
  readonly actor: ActorRecord;
}

function ChartOf({ peer, actor, layouts }: ChartOfProps) {
  if (actor.machine === null) {
    return <p className="none say">{actor.id} is no machine, or its machine was not sent: there is no chart of it.</p>;
  }
  return (
    <ChartTab
      key={actor.session}
      core={peer}
      actor={actor}
      machine={actor.machine}
      layouts={layouts}
      onState={() => {}}
    />
  );
}
