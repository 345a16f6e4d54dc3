import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, setup } from 'xstate';
import { shareScope } from '../../../../src/inspection/step/pureStep.ts';
import { graphOf } from '../graph.ts';
import { mutateActor, proverOf } from './actorMutation.ts';
import { apart } from './apart.ts';
import { approvedWalksOf } from './approvedWalks.ts';
import { killedBy } from './killedBy.ts';
import { mutantsOf, mutated } from './mutants.ts';
import { summaryOf, type Verdict, withVerdict } from './mutationReport.ts';
import { altered, bookFlow, boxFlow, flowOf, lampFlow, parcelFlow } from './smallFlows.ts';
import { stepperOf } from './stepper.ts';
import { toucher } from './touched.ts';

const reports = {
  parcel: mutateActor('parcel', parcelFlow),
  lamp: mutateActor('lamp', lampFlow),
  book: mutateActor('book', bookFlow),
  box: mutateActor('box', boxFlow),
};
const textsOf = (flow: keyof typeof reports, kind: Verdict['kind']): readonly string[] =>
  withVerdict(reports[flow], kind).map(({ operator, text }) => `${operator}: ${text}`);

/** What the walks first saw of the only mutant of a kind there. */
function seenOf(flow: keyof typeof reports, operator: string, where: string): string {
  const [mutant, ...others] = reports[flow].mutants.filter(
    (each) => each.operator === operator && each.where === where,
  );
  if (mutant?.verdict.kind !== 'killed' || others.length > 0) throw new Error(`not one ${operator} killed at ${where}`);
  return `${mutant.verdict.move}: ${mutant.verdict.difference}`;
}

describe('the walks of a flow', () => {
  it.each<readonly [keyof typeof reports, string, string, string]>([
    [
      'parcel',
      'delete transition',
      'waiting, parcel.order -> underWay',
      'parcel.order: state: waiting instead of underWay.early',
    ],
    ['parcel', 'drop entry action', 'underWay', 'parcel.order: context.tries: 0 instead of 1'],
    [
      'parcel',
      'drop action',
      'underWay, done deliver -> here',
      'deliver done: effects.acts: [] instead of [{"did":"ring"}]',
    ],
    [
      'parcel',
      'drop message',
      'underWay, error deliver -> refused',
      'deliver error: effects.news: [] instead of [{"told":{"type":"parcel.lost"}}]',
    ],
    [
      'parcel',
      'drop invoke',
      'underWay',
      'parcel.order: running.deliver: nothing instead of {"src":"deliver","input":{"tries":1}}',
    ],
    ['parcel', 'drop input', 'underWay', 'parcel.order: running.deliver.input: nothing instead of {"tries":1}'],
    ['parcel', 'halve delay', 'underWay.early', 'parcel.order: timers due: [25] instead of [50]'],
    ['parcel', 'drop tag', 'underWay', 'parcel.order: tags: [] instead of ["busy"]'],
    ['parcel', 'drop output', 'any', 'parcel.refuse: output: nothing instead of 1'],
    [
      'lamp',
      'drop message',
      'button.up, button.* -> button.down',
      'button.press: state: button.down + light.dark instead of button.down + light.bright',
    ],
    ['book', 'other history', 'open.marked', 'open: state: open.text.first instead of open.text.second'],
    ['book', 'drop always', 'open.index, always -> open.text', 'turn: state: open.index instead of open.text.first'],
  ])('of the %s see %s at %s', (flow, operator, where, seen) => {
    expect(seenOf(flow, operator, where)).toBe(seen);
  });

  it('try what is not handled, wherever they come', () => {
    const [extra] = withVerdict(reports.parcel, 'killed').filter(({ change }) =>
      change.startsWith('answers to parcel.order as'),
    );
    expect(extra?.verdict).toEqual({
      kind: 'killed',
      walk: 'waiting, underWay.early, refused (2 moves)',
      moves: 1,
      move: 'parcel.order',
      difference: 'context.tries: 2 instead of 1',
    });
  });

  it('leave nothing over of a small machine', () => {
    expect(summaryOf({ ...reports.parcel, seconds: 0 })).toBe(
      'parcel: 69 mutants, 69 killed, 0 equivalent, 0 survived, 0 unproven, 0 invalid; 12 walks, 34 moves, 10 configurations, 0.0 s',
    );
  });

  it('find a machine that runs in circles', () => {
    const stairs = setup({ guards: { isLost: () => false } }).createMachine({
      id: 'stairs',
      initial: 'down',
      states: {
        down: { on: { climb: 'half' } },
        half: { always: 'up' },
        up: { always: { guard: 'isLost', target: 'half' } },
      },
    });
    const report = mutateActor('stairs', flowOf(stairs, { cases: { climb: [{}] } }));
    const lost = withVerdict(report, 'killed').find(({ operator }) => operator === 'drop guard');
    expect(lost?.verdict.difference).toMatch(/^stairs never settles/);
  });
});

describe('what the walks leave over', () => {
  it('is equivalent where nothing can tell it, and may then be more than the machine needs', () => {
    expect(textsOf('box', 'equivalent')).toEqual([
      'repeat action: box: any, put -> (stays) does keep twice. That changes nothing anywhere.',
    ]);
    const idle = flowOf(
      setup({
        types: { context: {} as { readonly on: boolean } },
        actions: { switchOff: assign({ on: false }) },
      }).createMachine({ id: 'idle', context: { on: false }, entry: 'switchOff' }),
    );
    expect(mutateActor('idle', idle).mutants.map(({ text }) => text)).toEqual([
      'idle: any does not switchOff on entry. That changes nothing anywhere. Either the machine does not need what was taken away, or the cases of the flow are too few to show what it is for.',
      'idle: any does switchOff twice on entry. That changes nothing anywhere.',
    ]);
  });

  it('survives where something can, with the shortest way to it and what to add', () => {
    expect(textsOf('box', 'survived')).toEqual([
      `delete transition: box: any, put -> (stays) is gone. No walk finds that. This does: the start, put {"holds":2}; context.holds: 1 instead of 2. Add to the flow's walks: 'start, put 2'`,
      `drop action: box: any, put -> (stays) does not keep. No walk finds that. This does: the start, put {"holds":2}; context.holds: 1 instead of 2. Add to the flow's walks: 'start, put 2'`,
    ]);
  });

  it('no longer survives once that is added', () => {
    const report = mutateActor('box', altered(boxFlow, { walks: ['start, put 2'] }));
    expect(withVerdict(report, 'survived')).toEqual([]);
    expect(withVerdict(report, 'killed').map(({ verdict }) => verdict.walk)).toEqual(['start, put 2', 'start, put 2']);
  });

  it('is looked at again where the projection of a flow hides it', () => {
    const report = mutateActor('box', altered(boxFlow, { project: () => 0 }));
    expect(withVerdict(report, 'survived').map(({ verdict }) => verdict.walk)).toEqual([
      'start, put 2',
      'start, put 2',
    ]);
  });
});

describe('a walk that a projection leads astray', () => {
  const counter = flowOf(
    setup({
      types: { context: {} as { readonly count: number } },
      actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
      guards: { isFull: ({ context }) => context.count > 0 },
    }).createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'open',
      states: { open: { on: { add: [{ guard: 'isFull', target: 'full' }, { actions: 'add' }], look: {} } }, full: {} },
    }),
    { cases: { add: [{}], look: [{}] }, project: () => 0 },
  );

  it('is followed as far as it goes, and named', () => {
    const { walks, unsound } = approvedWalksOf(counter, graphOf(counter));
    expect(walks.map(({ steps }) => steps.length)).toEqual([1, 2]);
    expect(unsound).toEqual([
      "counter: after add, add does something else than where the same was seen before. The flow's `project` leaves out a part of the context that decides what happens: put it in.",
    ]);
  });
});

describe('comparing side by side', () => {
  const everything = { parcelFlow, lampFlow, bookFlow, boxFlow };

  it.each(Object.entries(everything))('comes to the same where it skips what is not touched: %s', (_name, flow) => {
    const graph = graphOf(flow);
    const { walks } = approvedWalksOf(flow, graph);
    const stepper = stepperOf(flow);
    for (const mutant of mutantsOf(stepper.machine)) {
      const made = mutated(stepper.machine, mutant) as AnyStateMachine;
      shareScope(stepper.machine, made);
      const judge = (touched: () => boolean) => [
        killedBy(stepper, made, touched, walks),
        apart(flow, graph, stepper, made, touched),
      ];
      expect(judge(toucher(mutant.touches) as () => boolean), mutant.text).toEqual(judge(() => true));
    }
  });

  it('goes on where machines differ only inside, until that shows', () => {
    const graph = graphOf(bookFlow);
    const stepper = stepperOf(bookFlow);
    const shallow = mutantsOf(stepper.machine).find(({ operator }) => operator === 'other history');
    const made = mutated(stepper.machine, shallow ?? expect.unreachable()) as AnyStateMachine;
    expect(apart(bookFlow, graph, stepper, made, () => true)).toEqual({
      walk: 'start, turn, shut, open',
      moves: ['turn', 'shut', 'open'],
      difference: 'state: open.text.first instead of open.text.second',
    });
  });

  it('says when the bound came before the end', () => {
    const stepper = stepperOf(parcelFlow);
    const copy = mutated(stepper.machine, { edit: (form) => form }) as AnyStateMachine;
    const compare = (configurations: number) =>
      apart(parcelFlow, graphOf(parcelFlow, { configurations }), stepper, copy, () => true);
    expect([compare(1_000), compare(1)]).toEqual(['equal', 'cut']);
  });

  it('calls nothing the same where a bound came first', () => {
    const stepper = stepperOf(parcelFlow);
    const copy = mutated(stepper.machine, { edit: (form) => form }) as AnyStateMachine;
    const prove = (configurations: number) =>
      proverOf(parcelFlow, graphOf(parcelFlow, { configurations }), stepper)(copy, () => true);
    expect([prove(1_000), prove(1)]).toEqual(['all', 'bound']);
  });
});

it('knows what XState refuses', () => {
  const machine = parcelFlow.machine({ now: () => 0, held: {} as never });
  expect(
    mutated(machine, { edit: (form) => ({ ...form, onDone: [{ target: ['#nowhere'], actions: [] }] }) }),
  ).toBeNull();
});
