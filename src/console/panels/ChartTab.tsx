import { useMemo } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Chart, chartOf } from '../../inspection/chart.ts';
import { ChartLegend } from '../chart/ChartLegend.tsx';
import { ChartView } from '../chart/ChartView.tsx';
import type { ShippedLayouts } from '../chart/shippedLayouts.ts';
import { useLaidChart } from '../chart/useLaidChart.ts';
import type { Console } from '../core/console.ts';
import type { ActorRecord, EntryOf } from '../core/entry.ts';
import type { Viewed } from '../core/viewed.ts';
import { explainBlocked } from '../core/whyNot.ts';

interface ChartTabProps {
  readonly core: Viewed & Pick<Console, 'coverage' | 'coverageFiles'>;
  readonly actor: ActorRecord;
  readonly machine: AnyStateMachine;
  readonly layouts: ShippedLayouts;
  readonly onState: (id: string) => void;
}

const charts = new WeakMap<AnyStateMachine, Chart>();

/** Chart of the selected actor's machine, with its state and last transition. */
export function ChartTab({ core, actor, machine, layouts, onState }: ChartTabProps) {
  const chart = useMemo(() => {
    const known = charts.get(machine) ?? chartOf(machine);
    charts.set(machine, known);
    return known;
  }, [machine]);
  const { picture, failure, retry, folded, fold } = useLaidChart(chart, layouts);
  if (failure !== null) {
    return (
      <p className="none say">
        Chart layout failed: {failure}.{' '}
        <button type="button" className="b" onClick={retry}>
          Retry
        </button>
      </p>
    );
  }
  if (picture === null) return <p className="none say">Laying out the chart…</p>;
  const { recorder, clock } = core;
  const last = recorder.lastTakenOf(actor);
  const transition = last?.taken.at(-1);
  const snapshot = (recorder.lastOf(actor) ?? actor.ref.getSnapshot()) as AnyMachineSnapshot;
  const timers = core.timers().filter((timer) => timer.actor === actor.ref);
  const coverage = {
    session: core.coverage()[machine.id]?.taken ?? NONE,
    tests: core.coverageFiles.others().tests[machine.id]?.taken ?? NONE,
  };
  return (
    <div className="chart-pane">
      <ChartView
        {...picture}
        active={new Set(snapshot._nodes.map(({ id }) => id))}
        last={last === null || transition === undefined ? null : { transition, sequence: last.seq }}
        denied={deniedBy(recorder.lastStepOf(actor))}
        coverage={coverage}
        timers={timers.flatMap(({ event, delay, dueAt }) => {
          const timed = chart.transitions.find(({ id }) => id.includes(` | ${event.type} | `));
          return timed === undefined ? [] : [{ transition: timed.id, delay, dueAt }];
        })}
        now={clock.now()}
        folded={folded}
        onState={onState}
        onTransition={() => {}}
        onFold={fold}
      />
      <ChartLegend chart={chart} coverage={coverage} />
    </div>
  );
}

const NONE = {};

/** The false guard, if the last event was ignored because of it. */
function deniedBy(step: EntryOf<'step'> | null) {
  if (step === null || step.taken.length > 0) return null;
  const { places, verdict } = explainBlocked(step.after as AnyMachineSnapshot, step.event);
  const missed = places
    .flatMap(({ candidates }) => candidates)
    .find(({ transitionId }) => transitionId === verdict.nearestMiss);
  return missed?.guard ? { transition: missed.transitionId, guard: missed.guard.name } : null;
}
