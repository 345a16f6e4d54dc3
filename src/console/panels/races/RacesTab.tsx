import { useRef, useState } from 'react';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Outcome } from '../../../inspection/step/outcome.ts';
import type { Console } from '../../core/console.ts';
import type { ActorRecord } from '../../core/entry.ts';
import { nameOf } from '../../core/races/endingGroups.ts';
import { endsOnTheWay, inFlightOf, isMachine } from '../../core/races/inFlight.ts';
import { type Ending, type Races, racesFrom } from '../../core/races/races.ts';
import { stepsOf, watchOrder } from '../../core/races/watchOrder.ts';
import { standingHere } from '../../core/standingHere.ts';
import { Endings } from './Endings.tsx';
import { type Chosen, caseOf, InFlightList, isLikely } from './InFlightList.tsx';

interface RacesTabProps {
  readonly core: Console;
  readonly actor: ActorRecord;
}

interface Found {
  readonly races: Races;
  /** Snapshot of the actor at the time. */
  readonly snapshot: AnyMachineSnapshot;
}

const LONGEST = [4, 6, 8, 12] as const;

/** Explores every order of what is in flight for the selected actor, and watches one on the real site. */
export function RacesTab({ core, actor }: RacesTabProps) {
  const flying = inFlightOf(core, actor);
  const [chosen, choose] = useState<Chosen>({ cases: {}, ticks: null });
  const [longest, setLongest] = useState<number>(6);
  const [found, setFound] = useState<Found | null>(null);
  const [says, say] = useState('');
  const watching = useRef<AbortController | null>(null);
  const [isWatching, setWatching] = useState(false);
  const ticks = chosen.ticks ?? Math.min(1, flying.timers.length);

  const find = () => {
    core.pause();
    const here = inFlightOf(core, actor);
    const events: EventObject[] = here.events.flatMap((one) => {
      const at = caseOf(chosen, one.id, isLikely(one));
      return one.cases[at]?.event ?? [];
    });
    const onTheWay = endsOnTheWay(core, actor);
    const outcomes = (pending: { readonly id: string; readonly src: string }): readonly Outcome[] => {
      const row = here.replies.find(({ id }) => id === pending.id);
      return row === undefined ? onTheWay(pending.src) : (row.cases[caseOf(chosen, row.id, true)]?.outcomes ?? []);
    };
    const races = racesFrom(
      standingHere(core, actor),
      { events, outcomes, ticks, shown: (event) => core.maskEvent(event) },
      { longest },
    );
    const endings = races.endings.map((ending) => ({ ...ending, context: core.mask(ending.context) }));
    setFound({ races: { ...races, endings }, snapshot: actor.ref.getSnapshot() });
    say('');
  };

  const watch = async (ending: Ending) => {
    const stop = new AbortController();
    watching.current = stop;
    setWatching(true);
    const steps = stepsOf(standingHere(core, actor), ending);
    const walked = await watchOrder(core, actor, steps, { signal: stop.signal, onStep: (text) => say(`${text} …`) });
    setWatching(false);
    if (walked.kind === 'arrived') say(`Ended in ${nameOf(ending.states)}, as predicted. The site is still paused.`);
    else say(walked.kind === 'stopped' ? `Stopped after ${walked.at} steps.` : walked.sentence);
  };

  const isStale = found !== null && found.snapshot !== actor.ref.getSnapshot();
  const nothing = flying.events.length + flying.replies.length + flying.timers.length === 0;
  return (
    <section className="races" aria-label="Races">
      <div className="races-left">
        <h3 className="cap">In flight for {actor.id}</h3>
        {nothing ? (
          <p className="say none">Nothing in flight for {actor.id}.</p>
        ) : (
          <InFlightList flying={flying} chosen={chosen} ticks={ticks} now={core.clock.now()} onChoose={choose} />
        )}
        <div className="races-go">
          <button type="button" className="b go" disabled={nothing || isWatching} onClick={find}>
            Explore orders
          </button>
          <label>
            orders of at most{' '}
            <select className="b" value={longest} onChange={({ target }) => setLongest(Number(target.value))}>
              {LONGEST.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>{' '}
            steps
          </label>
        </div>
        <p className="say dim">
          Pauses the site and computes every order of the selected items. Nothing is sent until you watch one.
        </p>
      </div>
      <Endings
        races={found?.races ?? null}
        isCall={(src) => !isMachine(actor, src)}
        isStale={isStale && !isWatching}
        canWatch={found !== null && !isStale && !isWatching}
        onWatch={(ending) => void watch(ending)}
        says={says}
        onStop={isWatching ? () => watching.current?.abort() : null}
      />
    </section>
  );
}
