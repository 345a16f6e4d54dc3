import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { BaccaratView } from '../../provider/engines/board/baccarat.ts';
import type { OneBoard } from '../../provider/page/board/frame.ts';
import { baccaratBoard } from '../../provider/page/boards/baccarat/baccarat.ts';
import { CallFailed } from '../../provider/page/shell/failure.ts';
import { createNews } from '../../provider/page/table/news.ts';
import { tableMachine } from '../../provider/page/table/table.machine.ts';
import type { SlipAnswer, SlipInput } from '../../provider/page/table/table.setup.ts';
import { momentOf, tableModelOf } from '../../provider/page/table/tableModel.ts';
import type { CoupTableView, SlipView } from '../../provider/tables/coupTableView.ts';
import { machineBreaches } from '../architecture/machineRules.ts';

const P = 10_000;
const SEALS = 18_000;
type Coup = NonNullable<CoupTableView['coup']>;
const VIEW: BaccaratView = { player: [10, 21], banker: [51, 46], points: { player: 9, banker: 8 }, winner: 'player' };

const coup = (phase: Coup['phase'], number = '1'): Coup => ({
  ...{ id: `PB-${number}`, number, phase, sealsAt: SEALS, dealsAt: SEALS + 1_000, commitment: 'c' },
  ...{ dealtAt: null, nextAt: null, serverSeed: null, view: null },
  ...(phase === 'dealt' ? { dealtAt: SEALS + 1_000, nextAt: SEALS + 9_500, serverSeed: 's', view: VIEW } : {}),
});
const slip = (state: SlipView['state'], more: Partial<SlipView> = {}): SlipView => ({
  ...{ id: 'PB-1-1', requestId: 'request-1', coup: 'PB-1', state, stake: 20 * P, payout: 0, refusal: null },
  choice: { spots: { banker: 20 * P } },
  ...more,
});
const table = (more: Partial<CoupTableView> = {}): CoupTableView => ({
  now: 1_000,
  game: {
    ...{ id: 'pearl-baccarat', name: 'Pearl Baccarat', vendor: '', demo: false, sheet: 'baccarat-1' },
    ...{ minStake: 5 * P, maxStake: 500 * P },
  },
  ...{ balance: 1_000 * P, ended: null, net: 0, coup: coup('betting'), players: 1, past: [] },
  ...{ bets: [], others: {}, slips: [] },
  ...more,
});

/** A page at a table, whose provider answers slips as scripted. */
async function sit(first: CoupTableView, answers: (() => SlipAnswer)[] = []) {
  const clock = new SimulatedClock();
  const asked: SlipInput[] = [];
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(what);
  const machine = tableMachine.provide({
    actors: {
      openGame: fromPromise(async () => first),
      placeSlip: fromPromise(async ({ input }: { input: SlipInput }) => {
        asked.push(input);
        const next = answers.shift();
        if (next === undefined) throw new CallFailed({ kind: 'lost', code: 'LOST' });
        return next();
      }),
      followTable: fromCallback(() => undefined),
    },
    actions: { tellLost: tell('lost'), tellBack: tell('back') },
  });
  const actor = createActor(machine, { clock, input: { isCalm: false, revealMs: () => 2_000 } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('seated'));
  const slipAt = (at: 'resting' | 'placing' | 'unsure') =>
    waitFor(actor, (snapshot) => snapshot.matches({ seated: { slip: at } }), { timeout: 1_000 });
  const push = (more: Partial<CoupTableView>) => actor.send({ type: 'table.pushed', table: table(more) });
  const lay = (spots: Readonly<Record<string, number>>) => actor.send({ type: 'table.choose', choice: { spots } });
  const confirm = (requestId = 'request-1') => actor.send({ type: 'table.confirm', requestId, stake: 20 * P });
  const seen = (now = 2_000) => {
    const snapshot = actor.getSnapshot();
    const board = baccaratBoard as unknown as OneBoard;
    const model = tableModelOf(board, snapshot, 'EN', { now, send: actor.send });
    return { model, moment: momentOf(snapshot, now), context: snapshot.context };
  };
  return { actor, asked, clock, told, slipAt, push, lay, confirm, seen };
}
const lost = (): never => {
  throw new CallFailed({ kind: 'lost', code: 'LOST' });
};
const refused = (code: string) => (): never => {
  throw new CallFailed({ kind: 'refused', code });
};
const isIn = () => ({ slip: slip('playing'), table: table({ now: 1_500, slips: [slip('playing')] }) });

describe('[GAME-01] the page of a shared table', () => {
  it('keeps the rules for machines', () => {
    expect(machineBreaches(tableMachine)).toEqual([]);
  });

  it('takes chips from the hand once they are in, and leaves them on the spot', async () => {
    const { asked, lay, confirm, seen, slipAt } = await sit(table(), [isIn]);
    lay({ banker: 20 * P });
    confirm();
    await slipAt('resting');
    expect(asked).toEqual([
      { requestId: 'request-1', coup: 'PB-1', stake: 20 * P, choice: { spots: { banker: 20 * P } } },
    ]);
    expect(seen().model).toMatchObject({
      choice: { spots: {} },
      taken: { spots: { banker: 20 * P } },
      canChoose: true,
    });
  });

  it('sends a double press once', async () => {
    const { asked, lay, confirm, slipAt } = await sit(table(), [isIn, isIn]);
    lay({ banker: 20 * P });
    confirm('request-1');
    confirm('request-2');
    await slipAt('resting');
    expect(asked).toHaveLength(1);
  });

  it('repeats a slip without an answer as the same slip', async () => {
    const { asked, clock, lay, confirm, slipAt } = await sit(table(), [lost, isIn]);
    lay({ banker: 20 * P });
    confirm();
    await slipAt('unsure');
    clock.increment(699);
    expect(asked).toHaveLength(1);
    clock.increment(1);
    await slipAt('resting');
    expect(asked).toEqual([asked[0], asked[0]]);
  });

  it.each([
    ['BETS_CLOSED', refused('BETS_CLOSED')],
    [
      'INSUFFICIENT_FUNDS',
      () => ({ slip: slip('refused', { refusal: 'INSUFFICIENT_FUNDS' }), table: table({ now: 1_500 }) }),
    ],
    ['RETURNED', () => ({ slip: slip('cancelled'), table: table({ now: 1_500 }) })],
  ])('keeps the chips of a slip that is not taken: %s', async (notice, answer) => {
    const { lay, confirm, seen, slipAt } = await sit(table(), [answer]);
    lay({ banker: 20 * P });
    confirm();
    await slipAt('resting');
    expect(seen().context).toMatchObject({ notice, choice: { spots: { banker: 20 * P } }, pending: null });
  });

  it('takes no chips once the time is up by the provider’s clock, and keeps those that lie for the next coup', async () => {
    const { lay, push, seen } = await sit(table());
    lay({ tie: 5 * P });
    expect([seen(17_999).model.canChoose, seen(18_000).model.canChoose]).toEqual([true, false]);
    expect([seen(17_999).moment, seen(18_000).moment]).toEqual(['betting', 'closed']);
    push({ now: 19_000, coup: coup('dealt') });
    expect(seen(19_000).model.choice).toEqual({ spots: {} });
    push({ now: 28_000, coup: { ...coup('betting', '2'), sealsAt: 46_000 } });
    expect(seen(28_000).model).toMatchObject({ choice: { spots: { tie: 5 * P } }, canChoose: true });
  });

  it('shows the deal before the result, and the result at once to whoever comes late', async () => {
    const slips = [slip('settled', { choice: { spots: { player: 20 * P } }, payout: 40 * P })];
    const past = [{ id: 'PB-1', view: VIEW }];
    const { clock, push, seen } = await sit(table({ slips: [slip('playing')] }));
    push({ now: 19_010, coup: coup('dealt'), slips, past });
    expect(seen()).toMatchObject({ moment: 'showing', model: { phase: 'showing', past: [] } });
    clock.increment(2_000);
    expect(seen()).toMatchObject({ moment: 'shown', model: { phase: 'over', past: [VIEW] } });
    push({ now: 28_000, coup: coup('betting', '2'), slips, past });
    expect(seen()).toMatchObject({ moment: 'betting', model: { last: { spots: { player: 20 * P } } } });

    const late = await sit(table({ now: 22_000, coup: coup('dealt'), slips, past }));
    expect(late.seen()).toMatchObject({
      moment: 'shown',
      model: { view: VIEW, choice: { spots: { player: 20 * P } } },
    });
  });

  it('finds its slips again in a coup that goes on, as after a reload', async () => {
    const slips = [
      slip('playing'),
      slip('playing', { id: 'PB-1-2', choice: { spots: { banker: 5 * P, tie: 5 * P } } }),
    ];
    const { seen } = await sit(table({ now: 9_000, slips }));
    expect(seen().model.taken).toEqual({ spots: { banker: 25 * P, tie: 5 * P } });
  });

  it('tries a lost line again, takes no bets meanwhile, and tells the site', async () => {
    const { actor, clock, lay, push, seen, told } = await sit(table());
    lay({ banker: 20 * P });
    actor.send({ type: 'table.lost' });
    expect(seen().model.canChoose).toBe(false);
    expect(actor.getSnapshot().can({ type: 'table.confirm', requestId: 'request-1', stake: 20 * P })).toBe(false);
    clock.increment(2_000);
    push({ now: 4_000 });
    expect(seen().model).toMatchObject({ canChoose: true, choice: { spots: { banker: 20 * P } } });
    expect(told).toEqual(['lost', 'back']);
  });

  it('is not set back by an answer that a push has overtaken', async () => {
    const { lay, confirm, push, seen, slipAt } = await sit(table(), [isIn]);
    lay({ banker: 20 * P });
    confirm();
    push({ now: 1_700, players: 9, slips: [slip('playing')] });
    await slipAt('resting');
    expect(seen().context.table?.players).toBe(9);
  });

  it.each([
    ['the session has ended', { ended: 'SESSION_ENDED' }],
    ['the coup is void', { coup: coup('void') }],
    ['there is no coup yet', { coup: null }],
  ] as const)('takes no bet while %s', async (_, more) => {
    const { actor, lay } = await sit(table(more));
    lay({ banker: 20 * P });
    expect(actor.getSnapshot().can({ type: 'table.confirm', requestId: 'request-1', stake: 20 * P })).toBe(false);
  });

  it('takes no bet while the site asks for a pause', async () => {
    const { actor, lay, seen } = await sit(table());
    lay({ banker: 20 * P });
    actor.send({ type: 'site.hold', held: true });
    expect(seen().model.canChoose).toBe(false);
    expect(actor.getSnapshot().can({ type: 'table.confirm', requestId: 'request-1', stake: 20 * P })).toBe(false);
  });
});

it('[GAME-01] tells the site of a slip that is in, and of its end once the deal has been seen', () => {
  const told: string[] = [];
  const news = createNews({
    started: ({ id }) => void told.push(`started ${id}`),
    ended: ({ id, payout }) => void told.push(`ended ${id} ${payout}`),
    closed: (reason) => void told.push(`closed ${reason}`),
  });
  news(table({ slips: [slip('betting')] }), 'betting');
  news(table({ slips: [slip('playing')] }), 'betting');
  news(table({ slips: [slip('playing')] }), 'closed');
  news(table({ slips: [slip('settled', { payout: 39 * P })] }), 'showing');
  expect(told).toEqual(['started PB-1-1']);
  news(table({ slips: [slip('settled', { payout: 39 * P })] }), 'shown');
  news(table({ slips: [slip('settled', { payout: 39 * P })], ended: 'LIMIT_REACHED' }), 'shown');
  expect(told).toEqual(['started PB-1-1', 'ended PB-1-1 390000', 'closed LIMIT_REACHED']);
});
