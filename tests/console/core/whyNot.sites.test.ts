import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { doesSomething, isTaken, type Place } from '../../../src/console/core/ladder.ts';
import { explainBlocked } from '../../../src/console/core/whyNot.ts';
import type { Verdict as Heard } from '../../../src/inspection/guardGoals.ts';
import { idleLogic, pureSend } from '../../../src/inspection/step/pureStep.ts';
import { transplant } from '../../../src/inspection/step/transplant.ts';
import { consoleFlows } from '../../model/allFlows.ts';
import type { Flow } from '../../model/kit/flow.ts';
import { flowMachine } from '../../model/kit/flowMachine.ts';
import { graphOf } from '../../model/kit/graph.ts';
import { watchGuards } from '../../model/kit/guards.ts';
import { eventsOf } from '../../model/kit/moves.ts';

const MOST = 300;

/** One question: what the console says, and what XState does. */
interface Answered {
  readonly said: ReturnType<typeof explainBlocked>;
  readonly taken: readonly string[];
  readonly heard: readonly Heard[];
  readonly question: string;
}

/** Asks about every event of a flow, and one that nobody knows, in a sample of its configurations, ended ones too. */
function* answersOf(flow: Flow<AnyStateMachine>): Generator<Answered> {
  const stage = { now: () => 0, held: idleLogic };
  const plain = flowMachine(flow, stage);
  const watched = flowMachine(flow, stage);
  const ear = watchGuards(watched);
  const { nodes } = graphOf(flow, { configurations: MOST });
  const events: readonly EventObject[] = [...eventsOf(flow), { type: 'nobody.knows' }];
  for (const { configuration } of nodes.slice(0, MOST)) {
    const here: AnyMachineSnapshot = transplant(plain, configuration).snapshot;
    const there = transplant(watched, configuration).snapshot;
    for (const event of events) {
      ear.read();
      const { taken } = there.status === 'active' ? pureSend(watched, there, event) : { taken: [] };
      yield {
        said: explainBlocked(here, event),
        taken,
        heard: ear.read(),
        question: `${JSON.stringify(here.value)} ${event.type}`,
      };
    }
  }
}

const takenIn = (places: readonly Place[]) =>
  places.flatMap(({ candidates }) => candidates.filter(({ taken }) => taken).map(({ transitionId }) => transitionId));

const verdictsIn = (places: readonly Place[]): readonly Heard[] =>
  places.flatMap(({ candidates }) =>
    candidates.flatMap(({ transitionId, guard }) =>
      guard === null
        ? []
        : [{ id: transitionId, said: guard.said as boolean, leaves: guard.leaves.map(({ said }) => said) }],
    ),
  );

describe('whoever asks why not hears what XState does', () => {
  it.each(consoleFlows)('%s', (_name, flow) => {
    for (const { said, taken, heard, question } of answersOf(flow)) {
      const { places, always, verdict } = said;
      expect(['would change', 'forbidden'].includes(verdict.kind), question).toBe(taken.length > 0);
      expect(verdict.kind === 'forbidden', question).toBe(
        taken.length > 0 && !places.some(doesSomething) && !always.some(isTaken),
      );
      expect(taken.slice(0, takenIn(places).length), question).toEqual(takenIn(places));
      expect(heard.slice(0, verdictsIn(places).length), question).toEqual(verdictsIn(places));
      if (taken.length === 0)
        expect(new Set(heard.map(textOf)), question).toEqual(new Set(verdictsIn([...places, ...always]).map(textOf)));
      const refused = heard.filter(({ said: yes }) => !yes).map(({ id }) => id);
      if (verdict.kind === 'guard') expect(refused, question).toContain(verdict.nearestMiss);
      if (verdict.kind === 'notHere') expect(verdictsIn(places), question).toEqual([]);
      expect(verdict.sentence, question).toMatch(/^[^\n]+\.$/);
    }
  });
});

const textOf = (verdict: Heard): string => JSON.stringify(verdict);
