import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { formOf } from '../../src/console/core/form.ts';
import { casesOf } from '../../src/console/core/formCases.ts';
import { pathTo } from '../../src/console/core/path/takeMeTo.ts';
import type { Project } from '../../src/inspection/step/key.ts';
import { smsCodeEvents } from '../../src/machines/account/smsCode/smsCode.events.ts';
import { generatedOutcomes } from '../../src/qa/madeOutcomes.ts';
import { openPage } from '../console/core/benches.ts';
import { smsCodeFlow } from '../model/account/smsCode/smsCode.spec.ts';
import { consoleFlows } from '../model/allFlows.ts';
import type { Flow } from '../model/kit/flow.ts';
import { graphOf } from '../model/kit/graph.ts';
import { eventsOf } from '../model/kit/moves.ts';

/** Each state that a flow can come to. */
function statesOf(flow: Flow<AnyStateMachine>): readonly string[] {
  const snapshots: readonly AnyMachineSnapshot[] = graphOf(flow).nodes.map(
    ({ configuration }) => configuration.snapshot,
  );
  const come = snapshots.filter(({ status }) => status !== 'error');
  return [...new Set(come.flatMap(({ _nodes }) => _nodes.map(({ id }) => id)))];
}

/** Whether replies made by the console lead there from one of the ways in which the flow begins. */
function isReached(
  flow: Flow<AnyStateMachine>,
  stateId: string,
  events: readonly EventObject[] = eventsOf(flow),
): boolean {
  return flow.inputs.some((input) => {
    const { bench, standing } = openPage(flow, input);
    const { machine } = bench.actor.getSnapshot() as AnyMachineSnapshot;
    const way = pathTo(
      standing(),
      stateId,
      { events, outcomes: ({ src }) => [...generatedOutcomes(machine.id, src), DEFECT], time: true },
      flow.project ? { project: flow.project as Project, steps: 300_000 } : {},
    );
    bench.stop();
    return !('cut' in way);
  });
}

const DEFECT = { kind: 'error', error: new Error('Failed by the console') } as const;

/** States that a made reply cannot lead to, with the reason. */
const BEYOND: Readonly<Record<string, readonly string[]>> = {
  // A made catalog is shorter than one step of the list.
  lobby: ['lobby.shown.growth.resting'],
  // A made draft lacks what has to be written before it can be saved.
  deskEditor: ['deskEditor.confirming', 'deskEditor.saving', 'deskEditor.saved', 'deskEditor.unsure'],
};

/** Flows that the tests have made up: the console does not know their calls. */
const MADE_UP: readonly string[] = ['poem', 'probe'];

describe('replies that the console makes lead to every state that can be reached', () => {
  it.each(consoleFlows.filter(([name]) => !MADE_UP.includes(name)))(
    '%s',
    (name, flow) => {
      expect(statesOf(flow).filter((stateId) => !isReached(flow, stateId))).toEqual(BEYOND[name] ?? []);
    },
    120_000,
  );
});

it('leads into every state of the SMS code by events that the console makes from their schemas', () => {
  const made = Object.entries(smsCodeEvents).flatMap(([type, schema]) =>
    casesOf(formOf(schema)).map(({ value }) => ({ ...(value as object), type })),
  );
  const states = ['ready', 'sending', 'throttled', 'counting', 'locked'].map((name) => `smsCode.${name}`);
  expect(states.filter((stateId) => !isReached(smsCodeFlow as never, stateId, made))).toEqual([]);
});
