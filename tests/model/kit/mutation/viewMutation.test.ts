// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type AnyActor, type AnyMachineSnapshot, type AnyStateMachine, createMachine } from 'xstate';
import type { View } from '../view.ts';
import { type MutationReport, withVerdict } from './mutationReport.ts';
import { flowOf, parcelFlow } from './smallFlows.ts';
import { mutateView } from './viewMutation.ts';

const onlyWaiting = { 'parcel.order': (snapshot: AnyMachineSnapshot) => snapshot.matches('waiting') };

/** A view of the parcel, or of what is ordered like it; `drawn` is what a state shows. */
function viewOf(drawn: (snapshot: AnyMachineSnapshot) => string, offers: object = onlyWaiting): View<AnyStateMachine> {
  const view: unknown = {
    open: (actor: AnyActor) => {
      const draw = () => {
        document.body.innerHTML = drawn(actor.getSnapshot());
      };
      const order = () => actor.send({ type: 'parcel.order' });
      const { unsubscribe } = actor.subscribe(draw);
      document.body.addEventListener('click', order);
      draw();
      return {
        carryOut: async (move: () => void) => move(),
        close: () => {
          unsubscribe();
          document.body.removeEventListener('click', order);
          document.body.innerHTML = '';
        },
      };
    },
    drivers: {
      'parcel.order': () => {
        const button = document.querySelector('button');
        if (button === null) throw new Error('no button');
        button.click();
      },
      'parcel.refuse': 'elsewhere',
    },
    offers,
    expectations: {},
  };
  return view as View<AnyStateMachine>;
}

/** Says in which state the parcel is. */
const honest = viewOf((snapshot) => {
  if (snapshot.matches('waiting')) return '<button>Order</button>';
  if (snapshot.matches({ underWay: 'late' })) return '<p role="status">It is late.</p>';
  return snapshot.matches('underWay') ? '<p role="status">It is under way.</p>' : '';
});

const seenOf = (report: MutationReport, operator: string, where: string): readonly string[] =>
  report.mutants.flatMap(({ operator: name, where: at, verdict }) =>
    name === operator && at === where && verdict.kind === 'killed' ? [`${verdict.move}: ${verdict.difference}`] : [],
  );

describe('wrong machines on screen', async () => {
  const report = await mutateView('parcel', parcelFlow, honest);

  it.each<readonly [string, string, string]>([
    ['drop target', 'waiting, parcel.order -> underWay', 'parcel.order: shown: button instead of p role=status'],
    ['delete transition', 'any, parcel.refuse -> refused', 'parcel.refuse: shown: button besides'],
    ['drop input', 'underWay', 'parcel.order: calls.deliver: nothing instead of {"tries":1}'],
    [
      'drop message',
      'underWay, error deliver -> refused',
      'deliver error: done.news: [] instead of [{"told":{"type":"parcel.lost"}}]',
    ],
    ['drop output', 'any', 'parcel.refuse: end.output: nothing instead of 0'],
    ['halve delay', 'underWay.early', 'tick: shown: "It is late." instead of "It is under way."'],
    ['double delay', 'underWay.early', 'tick: shown: "It is under way." instead of "It is late."'],
  ])('are found by what is shown, called and told: %s', (operator, where, seen) => {
    expect(seenOf(report, operator, where)).toEqual([seen]);
  });

  it('live where only the machine itself would tell', () => {
    const texts = withVerdict(report, 'survived').map(({ text }) => text);
    expect(texts).toHaveLength(5);
    expect(texts).toContain(
      'parcel: underWay is not busy. Nothing that is seen tells. The machine itself does, by the start, parcel.order; tags: [] instead of ["busy"].',
    );
  });

  it('are all alike where the view has no way to the difference', () => {
    const texts = withVerdict(report, 'equivalent').map(({ text }) => text);
    expect(texts).toContain(
      'parcel: underWay.early answers to parcel.order as waiting does. That changes nothing that the view lets happen.',
    );
    expect(texts).toHaveLength(3);
  });

  it('are found by what comes from elsewhere where nothing handles it', async () => {
    const strict = createMachine({
      id: 'strict',
      initial: 'waiting',
      states: {
        waiting: { on: { 'parcel.order': 'sent' } },
        sent: { on: { 'parcel.refuse': 'refused' } },
        refused: {},
      },
    });
    const view = viewOf(({ value }) => `<button>${value}</button>`);
    const { mutants } = await mutateView('strict', flowOf(strict, { cases: parcelFlow.cases }), view);
    const [early] = mutants.filter(({ change }) => change === 'answers to parcel.refuse as sent does');
    expect(early?.verdict).toMatchObject({
      kind: 'killed',
      move: 'parcel.refuse',
      difference: 'shown: "refused" instead of "waiting"',
    });
  });

  it('are looked for as far as the view has a way', async () => {
    const twice = createMachine({
      id: 'twice',
      initial: 'first',
      states: { first: { on: { 'parcel.order': 'second' } }, second: { on: { 'parcel.order': 'third' } }, third: {} },
    });
    const view = viewOf(({ value }) => (value === 'first' ? '<button>Order</button>' : `<p>${value}</p>`), {});
    const flow = flowOf(twice, { cases: { 'parcel.order': [{}] } });
    const { cut, mutants } = await mutateView('twice', flow, view);
    expect(cut[0]).toBe('twice cannot walk on: second, parcel.order -> third: no button (move 2)');
    const [found] = mutants.filter(({ change }) => change === 'goes to third instead');
    expect(found?.verdict).toMatchObject({ kind: 'killed', difference: 'shown: "third" instead of "second"' });
  });

  it('are not looked for on a view that is not seen the same twice', async () => {
    let drawn = 0;
    const restless = viewOf(() => {
      drawn += 1;
      return `<button>Order ${drawn}</button>`;
    });
    await expect(mutateView('parcel', parcelFlow, restless)).rejects.toThrow('parcel is not seen the same twice');
  });
});
