import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CrashBetView, TableView } from '../../provider/crash/tableView.ts';
import { checkCrash } from '../../provider/page/check/crashCheck.ts';
import { crashMachine } from '../../provider/page/crash/crash.machine.ts';
import type { BetAnswer, BetInput } from '../../provider/page/crash/crash.setup.ts';
import { betAt, goOf } from '../../provider/page/crash/go.ts';
import { readTarget } from '../../provider/page/crash/listen.ts';
import { CallFailed } from '../../provider/page/shell/failure.ts';
import { isWin } from '../../provider/page/shell/isWin.ts';
import { machineBreaches } from '../architecture/machineRules.ts';

type Round = NonNullable<TableView['round']>;

const round = (phase: Round['phase'], id = 'RR-1'): Round => ({
  ...{ id, nonce: 1, phase, odds: 'rise-1', salt: 's', commitment: 'c', launchAt: 6_000 },
  ...{ point: phase === 'over' ? 300 : null, endedAt: null, serverSeed: null },
});
const bet = (state: CrashBetView['state'], roundId = 'RR-1'): CrashBetView => ({
  ...{ id: `${roundId}-1`, roundId, requestId: 'request-1', state, stake: 200_000, target: null },
  ...{ multiplier: null, payout: 0, refusal: null },
});
const table = (more: Partial<TableView> = {}): TableView => ({
  now: 0,
  game: { id: 'rocket-rise', name: 'Rocket Rise', vendor: '', demo: false, minStake: 10_000, maxStake: 10_000_000 },
  ...{
    balance: 0,
    ended: null,
    net: 0,
    round: round('betting'),
    count: 0,
    staked: 0,
    bets: [],
    house: [],
    history: [],
    mine: null,
  },
  ...more,
});

/** A page at a table, whose provider answers bets and presses as scripted. */
async function sit(first: TableView, answers: (() => BetAnswer)[] = []) {
  const clock = new SimulatedClock();
  const asked: (BetInput | string)[] = [];
  const answer = async (input: BetInput | string): Promise<BetAnswer> => {
    asked.push(input);
    const next = answers.shift();
    if (next === undefined) throw new CallFailed({ kind: 'lost', code: 'LOST' });
    return next();
  };
  const machine = crashMachine.provide({
    actors: {
      openGame: fromPromise(async () => first),
      placeBet: fromPromise(({ input }: { input: BetInput }) => answer(input)),
      cashOut: fromPromise(({ input }: { input: string }) => answer(input)),
      followTable: fromCallback(() => undefined),
    },
  });
  const actor = createActor(machine, { clock }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('playing'));
  const until = (at: string) => waitFor(actor, (snapshot) => betAt(snapshot) === at, { timeout: 1_000 });
  const press = () => actor.send({ type: 'bet.press', requestId: 'request-1' });
  return { actor, asked, clock, until, press };
}
const lost = (): never => {
  throw new CallFailed({ kind: 'lost', code: 'LOST' });
};
const refused = (code: string) => (): never => {
  throw new CallFailed({ kind: 'refused', code });
};

describe('the page of a crash game', () => {
  it('keeps the rules for machines', () => {
    expect(machineBreaches(crashMachine)).toEqual([]);
  });

  it('repeats a bet without an answer as the same bet', async () => {
    const flying = table({ mine: bet('flying') });
    const { actor, asked, clock, until, press } = await sit(table(), [
      lost,
      () => ({ bet: bet('flying'), table: flying }),
    ]);
    press();
    await until('unsure');
    expect(goOf(actor.getSnapshot(), 100)).toMatchObject({ text: 'crash_placing', does: 'nothing' });
    clock.increment(700);
    await until('resting');
    expect(asked).toEqual([asked[0], asked[0]]);
    expect(goOf(actor.getSnapshot(), 100)).toMatchObject({ text: 'crash_is_in', does: 'nothing' });
  });

  it('keeps a press in flight for the next round, or takes it back', async () => {
    const next = table({ round: round('betting', 'RR-2') });
    const { actor, asked, until, press } = await sit(table({ round: round('running') }), [
      () => ({ bet: bet('flying', 'RR-2'), table: next }),
    ]);
    press();
    expect(goOf(actor.getSnapshot(), 150)).toMatchObject({ text: 'crash_withdraw', does: 'bet' });
    press();
    expect(betAt(actor.getSnapshot())).toBe('resting');
    press();
    expect(asked).toEqual([]);
    actor.send({ type: 'table.pushed', table: next });
    await until('resting');
    expect(asked).toHaveLength(1);
  });

  it('cashes out what is in the air, and says so when the press came too late', async () => {
    const inFlight = table({ round: round('running'), mine: bet('flying') });
    const { actor, asked, until } = await sit(inFlight, [refused('TOO_LATE')]);
    expect(goOf(actor.getSnapshot(), 100).does).toBe('nothing');
    expect(goOf(actor.getSnapshot(), 250)).toEqual({ text: 'crash_cash', amount: 500_000, does: 'cash' });
    actor.send({ type: 'cash.press' });
    await until('landed');
    expect(asked).toEqual(['RR-1-1']);
    expect(actor.getSnapshot().context.notice).toBe('TOO_LATE');
  });

  it('bets nothing by a press that was meant to cash out, and came as the round fell', async () => {
    const inFlight = table({ round: round('running'), mine: bet('flying') });
    const { actor, asked, clock, press } = await sit(inFlight);
    actor.send({ type: 'table.pushed', table: table({ round: round('over'), mine: bet('settled') }) });
    expect(goOf(actor.getSnapshot(), 300)).toEqual({ text: 'crash_bet_next', amount: 200_000, does: 'nothing' });
    clock.increment(699);
    press();
    expect(betAt(actor.getSnapshot())).toBe('landed');
    clock.increment(1);
    expect(goOf(actor.getSnapshot(), 300).does).toBe('bet');
    press();
    expect(betAt(actor.getSnapshot())).toBe('queued');
    expect(asked).toEqual([]);
  });

  it('lets a player without a bet in the air press as the round falls', async () => {
    const { actor, press } = await sit(table({ round: round('running') }));
    actor.send({ type: 'table.pushed', table: table({ round: round('over') }) });
    press();
    expect(betAt(actor.getSnapshot())).toBe('queued');
  });

  it('takes no bet while the site holds the game', async () => {
    const { actor, press } = await sit(table());
    actor.send({ type: 'site.hold', held: true });
    press();
    expect(betAt(actor.getSnapshot())).toBe('resting');
  });

  it('calls a payout a win only above the stake', () => {
    expect([199_999, 200_000, 200_001].map((payout) => isWin({ stake: 200_000, payout }))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('reads targets as they are typed', () => {
    expect(['1.5', '2,00', '1', '5×', '99999', 'abc', ''].map(readTarget)).toEqual([
      150, 200, 101, 500, 100_000, 200, 200,
    ]);
  });
});

describe('the check page', () => {
  const input = {
    commitment: 'a82771796240dd1835751e600bd62c14163cb3071b6e2c0a1c45024d9fc15ce2',
    serverSeed: '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082',
    clientSeed: 'lamyai88-market',
    nonce: 1598,
    odds: 'rise-1',
    stake: 500_000,
  } as const;

  it.each([
    [247, 1_235_000, true],
    [359, 1_795_000, true],
    [360, 1_800_000, false],
    [null, 0, true],
  ])('works a bet out at %s', async (multiplier, paid, isPaid) => {
    const checked = await checkCrash({ ...input, multiplier, paid });
    expect(checked).toMatchObject({ isCommitted: true, outcome: { digits: 'baf20fdd0fd2c', point: 359 }, isPaid });
  });

  it('finds a seed that was not committed to', async () => {
    const checked = await checkCrash({ ...input, commitment: 'ab', multiplier: null, paid: null });
    expect(checked.isCommitted).toBe(false);
  });
});
