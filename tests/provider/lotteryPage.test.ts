import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { LotteryState, TicketState } from '../../provider/lottery/lotteryView.ts';
import { sayIn } from '../../provider/page/board/board.ts';
import { translateTo } from '../../provider/page/copy/text.ts';
import { en } from '../../provider/page/lottery/copy.en.ts';
import { th } from '../../provider/page/lottery/copy.th.ts';
import { ownDraw, ownDrawText } from '../../provider/page/lottery/lists.ts';
import { lotteryMachine } from '../../provider/page/lottery/lottery.machine.ts';
import type { BoughtAnswer, SlipInput } from '../../provider/page/lottery/lottery.setup.ts';
import { CallFailed } from '../../provider/page/shell/failure.ts';
import { machineBreaches } from '../architecture/machineRules.ts';

const ticket = (state: TicketState['state'], more: Partial<TicketState> = {}): TicketState => ({
  ...{ id: 'TL-1', stake: 40_000, payout: 0, state, refusal: null, choice: { entries: [] }, outcome: null },
  ...{ startedAt: 0, issue: '20261126-0145', isStopped: false },
  ...more,
});
const at = (now: number, more: Partial<LotteryState> = {}): LotteryState => ({
  now,
  game: {
    id: 'thai-lottery',
    name: 'Thai Lottery',
    vendor: '',
    demo: false,
    minStake: 10_000,
    maxStake: 5_000_000,
    lottery: 'thai3-1',
  },
  ...{ balance: 1_000_000, ended: null, net: 0, results: [], tickets: [] },
  issue: { number: '20261126-0145', sealsAt: 100_000, drawsAt: 120_000, commitment: 'c' },
  ...more,
});
const lost = (): never => {
  throw new CallFailed({ kind: 'lost', code: 'LOST' });
};
const closed = (): never => {
  throw new CallFailed({ kind: 'refused', code: 'BETS_CLOSED' });
};

async function sit(answers: (() => BoughtAnswer)[] = [], news: (() => LotteryState)[] = []) {
  const clock = new SimulatedClock();
  const asked: SlipInput[] = [];
  const told: string[] = [];
  let device = 1_000;
  const machine = lotteryMachine.provide({
    actors: {
      openGame: fromPromise(async () => at(21_000)),
      readNews: fromPromise(async () => (news.shift() ?? lost)()),
      sendSlip: fromPromise(async ({ input }: { input: SlipInput }) => {
        asked.push(input);
        return (answers.shift() ?? lost)();
      }),
    },
    actions: {
      tellBought: (_, { tickets }) => told.push(...tickets.map(({ id }) => `bought ${id}`)),
      tellNews: (_, { state }) => told.push(...state.tickets.map(({ id, state: of }) => `${id} ${of}`)),
    },
  });
  const actor = createActor(machine, { clock, input: { bet: 'top3', rows: 3, deviceNow: () => device } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  const wait = (ms: number) => {
    device += ms;
    clock.increment(ms);
  };
  const mark = (...rows: number[][]) => {
    for (const [row, numbers] of rows.entries()) actor.send({ type: 'lottery.mark', row, numbers });
    actor.send({ type: 'lottery.add' });
  };
  const buy = () => actor.send({ type: 'lottery.buy', requestId: 'request-1', stake: 40_000 });
  const slipAt = (state: string) =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { slip: state } } as never), { timeout: 1_000 });
  return { actor, asked, told, wait, mark, buy, slipAt, context: () => actor.getSnapshot().context };
}
const entry = { bet: 'top3', marks: [[1, 7], [0, 4], [9]], unit: 10_000 };

describe('the page of a lottery', () => {
  it('keeps the rules for machines', () => {
    expect(machineBreaches(lotteryMachine)).toEqual([]);
  });

  it('puts marked numbers on the slip, sorted, and takes them off again', async () => {
    const { actor, mark, context } = await sit();
    mark([7, 1], [0, 4], [9]);
    expect([context().entries, context().marks]).toEqual([[entry], [[], [], []]]);
    actor.send({ type: 'lottery.remove', place: 0 });
    expect(context().entries).toEqual([]);
    actor.send({ type: 'lottery.pickBet', bet: 'top2', rows: 2 });
    expect(context()).toMatchObject({ bet: 'top2', marks: [[], []] });
  });

  it('sends the slip for the issue that is shown, and empties it', async () => {
    const { actor, asked, told, mark, buy, slipAt, context } = await sit([
      () => ({
        tickets: [ticket('playing'), ticket('playing', { id: 'TL-2', issue: '20261126-0146' })],
        state: at(22_000),
      }),
    ]);
    mark([1, 7], [0, 4], [9]);
    actor.send({ type: 'lottery.setIssues', issues: 2 });
    buy();
    await slipAt('editing');
    expect(asked).toEqual([
      {
        ...{ requestId: 'request-1', stake: 40_000, issue: '20261126-0145', times: [1, 1], stopsOnWin: false },
        slip: { entries: [entry] },
      },
    ]);
    expect(context()).toMatchObject({
      ...{ entries: [], issues: 1 },
      notice: { about: 'bought', issues: ['20261126-0145', '20261126-0146'], refused: 0 },
    });
    expect(told).toEqual(['bought TL-1', 'bought TL-2']);
  });

  it('doubles from issue to issue, which stops on a win unless the player says otherwise', async () => {
    const bought = (): BoughtAnswer => ({
      tickets: [ticket('playing'), ticket('refused', { id: 'TL-2', issue: '20261126-0146' })],
      state: at(22_000),
    });
    const { actor, asked, mark, buy, slipAt, context } = await sit([bought, bought]);
    mark([1], [2], [3]);
    actor.send({ type: 'lottery.setIssues', issues: 4 });
    actor.send({ type: 'lottery.setDoubles', doubles: true });
    buy();
    await slipAt('editing');
    expect(asked[0]).toMatchObject({ stake: 40_000, times: [1, 2, 4, 8], stopsOnWin: true });
    // What the wallet refused is not among what is in.
    expect(context()).toMatchObject({
      ...{ issues: 1, doubles: false },
      notice: { about: 'bought', issues: ['20261126-0145'], refused: 1 },
    });
    mark([1], [2], [3]);
    actor.send({ type: 'lottery.setIssues', issues: 2 });
    actor.send({ type: 'lottery.setStop', stopsOnWin: false });
    buy();
    await slipAt('editing');
    expect(asked[1]).toMatchObject({ times: [1, 1], stopsOnWin: false });
  });

  it('repeats a slip without an answer as the same slip', async () => {
    const { asked, mark, buy, slipAt, wait } = await sit([
      lost,
      () => ({ tickets: [ticket('playing')], state: at(22_000) }),
    ]);
    mark([1], [2], [3]);
    buy();
    await slipAt('lost');
    wait(2_000);
    await slipAt('editing');
    expect(asked).toEqual([asked[0], asked[0]]);
  });

  it.each([
    ['the issue has closed', closed, 'BETS_CLOSED'],
    [
      'the wallet has too little',
      () => ({ tickets: [ticket('refused', { refusal: 'INSUFFICIENT_FUNDS' })], state: at(22_000) }),
      'INSUFFICIENT_FUNDS',
    ],
  ])('keeps the slip when %s', async (_, answer, code) => {
    const { mark, buy, slipAt, context } = await sit([answer]);
    mark([1], [2], [3]);
    buy();
    await slipAt('editing');
    expect(context()).toMatchObject({ entries: [{ bet: 'top3' }], notice: { about: 'refused', code } });
  });

  it('takes no slip once bets are closed, while the site holds it, or with nothing on it', async () => {
    const { actor, mark, wait } = await sit([], [() => at(99_999)]);
    const can = () => actor.getSnapshot().can({ type: 'lottery.buy', requestId: 'request-1', stake: 40_000 });
    mark([1], [2], [3]);
    expect(can()).toBe(true);
    expect(actor.getSnapshot().can({ type: 'lottery.buy', requestId: 'request-1', stake: 0 })).toBe(false);
    actor.send({ type: 'site.hold', held: true });
    expect(can()).toBe(false);
    actor.send({ type: 'site.hold', held: false });
    for (let second = 0; second < 79; second += 1) wait(1_000);
    expect(can()).toBe(false);
  });

  it('counts down by the provider’s clock', async () => {
    const { context, wait } = await sit([], [() => at(30_000)]);
    expect(context().now).toBe(21_000);
    wait(1_000);
    expect(context().now).toBe(22_000);
  });

  it('reads news right after a seal, and tells the site what was settled', async () => {
    const { actor, told, wait } = await sit(
      [],
      [() => at(31_000), () => at(41_000, { tickets: [ticket('settled', { payout: 920_000 })] })],
    );
    const reads = () => waitFor(actor, (snapshot) => snapshot.matches({ open: { news: 'resting' } }));
    wait(10_000);
    await reads();
    expect(told).toEqual([]);
    wait(10_000);
    await waitFor(actor, () => told.length > 0, { timeout: 1_000 });
    expect(told).toEqual(['TL-1 settled']);
  });

  it('says what the newest draw with own tickets brought, once all of them are over', () => {
    const of = (issue: string, state: TicketState['state'], payout = 0) =>
      ticket(state, { id: `${issue} ${payout}`, issue, payout });
    const [older, newer] = ['20261126-0145', '20261126-0146'];
    expect(ownDraw([])).toBe(null);
    expect(ownDraw([of(newer, 'playing')])).toBe(null);
    expect(ownDraw([of(newer, 'cancelled'), of(newer, 'refused')])).toBe(null);
    expect(ownDraw([of(newer, 'settled', 78_000), of(newer, 'playing'), of(older, 'settled')])).toEqual({
      ...{ issue: older, stake: 40_000, payout: 0 },
    });
    expect(ownDraw([of(newer, 'settled', 78_000), of(newer, 'settled'), of(older, 'settled')])).toEqual({
      ...{ issue: newer, stake: 80_000, payout: 78_000 },
    });
  });

  it('calls a payout a win only above the stake', () => {
    const text = (payout: number) =>
      ownDrawText(sayIn({ EN: en, TH: th }, 'EN'), translateTo('EN'), { issue: '', stake: 80_000, payout });
    expect([text(0), text(78_000), text(156_000)]).toEqual([
      'My tickets: No win −P 8.00',
      'My tickets: Payout P 7.80 · Net −P 0.20',
      'My tickets: Win P 15.60 · Net +P 7.60',
    ]);
  });
});
