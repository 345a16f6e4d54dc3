import type { ReactNode } from 'react';
import { pointingOf } from '../core/checks/pointingOf.ts';
import type { Console } from '../core/console.ts';
import type { ActorRecord } from '../core/entry.ts';
import { rootsOf } from '../core/roots.ts';
import { actorName } from '../core/words.ts';
import { BreakpointsTab } from './breakpoints/BreakpointsTab.tsx';
import { ChartTab } from './ChartTab.tsx';
import { CoverageTab } from './CoverageTab.tsx';
import { CapsuleTab } from './capsule/CapsuleTab.tsx';
import { ChangesTab } from './changes/ChangesTab.tsx';
import { timeText } from './clockText.ts';
import { Network } from './Network.tsx';
import { Now } from './Now.tsx';
import { NotesTab } from './notes/NotesTab.tsx';
import { PastStrip } from './PastStrip.tsx';
import type { PanelOptions } from './panelOptions.ts';
import { RacesTab } from './races/RacesTab.tsx';
import { SequenceTab } from './SequenceTab.tsx';
import { Server } from './Server.tsx';
import { StateActions } from './StateActions.tsx';
import { StateTree } from './StateTree.tsx';
import { type Count, Tabs } from './Tabs.tsx';
import { WhyTab } from './WhyTab.tsx';

export const TABS = [
  ...(['Chart', 'Why not', 'State', 'Sequence', 'Network'] as const),
  ...(['Coverage', 'Races', 'Breakpoints', 'Notes', 'Changes', 'Recording', 'Server'] as const),
] as const;
export type Tab = (typeof TABS)[number];

interface DetailsPaneProps {
  readonly core: Console;
  /** The console at the moment shown; `core` in the present. */
  readonly seen: Console;
  readonly actor: ActorRecord | null;
  readonly drawn: PanelOptions;
  readonly hidesMachinery: boolean;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly counts: Readonly<Partial<Record<Tab, Count>>>;
  readonly looking: number | null;
  readonly onLook: (seq: number) => void;
  readonly entry: number | null;
  readonly onEntry: (seq: number) => void;
  /** Selects an entry and its actor. */
  readonly onChoose: (seq: number) => void;
  readonly call: number | null;
  readonly onCall: (seq: number) => void;
  /** State selected on the chart. */
  readonly state: string | null;
  readonly onState: (id: string) => void;
  readonly onForm: (type: string) => void;
  readonly isShown: boolean;
}

/** Middle pane: the selected actor and the session in one of many views, and what can happen now. */
export function DetailsPane(props: DetailsPaneProps) {
  const { core, actor, drawn, tab, onTab, counts, looking, onLook, onEntry, onChoose, onForm, isShown } = props;
  const whyNot = (seq: number) => {
    onEntry(seq);
    onTab('Why not');
  };
  return (
    <section className={`pane details-pane grow${isShown ? ' shown' : ''}`} aria-label="Details">
      <div className="ph">
        <Tabs name="Details" tabs={TABS} chosen={tab} onChoose={onTab} counts={counts} apart="Coverage" />
        <span className="grow" />
        <span className="dim path">{actor?.path}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys */}
      <div className="panel" role="tabpanel" aria-label={tab} tabIndex={0}>
        <Panel {...props} />
      </div>
      {tab === 'Chart' && actor !== null && props.state !== null && (
        <StateActions key={`${actor.session} ${props.state}`} core={core} actor={actor} state={props.state} />
      )}
      {looking !== null && <PastStrip core={core} looking={looking} onLook={onLook} onBranch={drawn.onBranch} />}
      {looking === null && (tab === 'Chart' || tab === 'State') && actor !== null && (
        <Now core={core} actor={actor} onForm={onForm} onChoose={onChoose} onWhyNot={whyNot} />
      )}
    </section>
  );
}

function Panel(props: DetailsPaneProps): ReactNode {
  const { core, seen, actor, drawn, hidesMachinery, tab, entry, onEntry, onChoose, call, onCall, onState, onForm } =
    props;
  const { recorder } = seen;
  switch (tab) {
    case 'Chart':
      return actor === null ? null : actor.machine === null ? (
        <p className="none say">{actorName(actor)} is not a machine and has no chart. Its value is under State.</p>
      ) : (
        <ChartTab
          key={actor.session}
          layouts={drawn.layouts}
          machine={actor.machine}
          core={seen}
          actor={actor}
          onState={onState}
        />
      );
    case 'Why not':
      return (
        <WhyTab
          core={seen}
          hidesMachinery={hidesMachinery}
          onForm={onForm}
          steered={core}
          chosen={entry}
          onChoose={onEntry}
          onBranch={drawn.onBranch}
        />
      );
    case 'State':
      return actor && <StateTree actor={actor} lastOf={recorder.lastOf} />;
    case 'Sequence':
      return (
        <SequenceTab
          recorder={recorder}
          roots={hidesMachinery ? rootsOf(seen) : null}
          calls={seen.tap.log.read()}
          chosen={entry}
          chosenCall={call}
          onChoose={onChoose}
          onCall={onCall}
        />
      );
    case 'Network':
      return <Network core={seen} chosen={call} onChoose={onCall} />;
    case 'Coverage':
      return <CoverageTab core={core} />;
    case 'Races':
      return actor && <RacesTab key={actor.session} core={core} actor={actor} />;
    case 'Breakpoints':
      return <BreakpointsTab core={core} actor={actor} />;
    case 'Notes':
      return (
        <NotesTab
          core={core}
          pointing={pointingOf(core)}
          timeText={(at) => timeText(at, drawn.timeZone)}
          onLook={props.onLook}
        />
      );
    case 'Changes':
      return (
        <ChangesTab
          core={core}
          hidesMachinery={hidesMachinery}
          timeText={(at) => timeText(at, drawn.timeZone)}
          onLook={props.onLook}
        />
      );
    case 'Recording':
      return (
        drawn.replaying && (
          <CapsuleTab
            core={core}
            replaying={drawn.replaying}
            link={drawn.link ?? null}
            onWatch={drawn.onWatch}
            sessions={drawn.sessions}
            timeZone={drawn.timeZone}
          />
        )
      );
    case 'Server':
      return (
        core.server && (
          <Server
            server={core.server}
            statuses={drawn.statuses}
            calls={core.calls}
            onJump={(ms) => ms > 0 && core.jump(ms)}
          />
        )
      );
  }
}
