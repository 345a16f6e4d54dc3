import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { boardMachine } from '../../provider/page/board/board.machine.ts';
import {
  type BoardRound,
  type BoardState,
  type PlayAnswer,
  type PlayInput,
  revealAfter,
  type SeedAnswer,
} from '../../provider/page/board/board.setup.ts';
import { checkBoard } from '../../provider/page/check/boardCheck.ts';
import { CallFailed } from '../../provider/page/shell/failure.ts';
import { machineBreaches } from '../architecture/machineRules.ts';

const round = (more: Partial<BoardRound> = {}): BoardRound => ({
  ...{ id: 'EP-1', requestId: 'request-1', state: 'settled', stake: 200_000, payout: 0, refusal: null },
  ...{ outcome: { view: { at: 0 }, payout: 0, isOver: true }, nonce: 1, startedAt: 0, choice: { mines: 3 }, moves: [] },
  ...more,
});
const state = (more: Partial<BoardState> = {}): BoardState => ({
  game: {
    id: 'elephant-pop',
    name: 'Elephant Pop',
    vendor: '',
    demo: false,
    minStake: 10_000,
    maxStake: 10_000_000,
    sheet: 'mines-1',
  },
  ...{ balance: 1_000_000, ended: null, net: 0, open: null, latest: [] },
  seed: { commitment: 'c', clientSeed: 's', nextNonce: 1 },
  ...more,
});
const answer =
  (of: Partial<BoardRound>, more: Partial<BoardState> = {}) =>
  (): PlayAnswer => ({
    round: round(of),
    state: state(more),
  });
const open = (moves: readonly unknown[]) =>
  answer({
    ...{ state: 'playing', moves, outcome: { view: { at: moves.length }, payout: 210_000, isOver: false } },
  });
const fails = (kind: 'lost' | 'refused', code: string) => (): never => {
  throw new CallFailed({ kind, code });
};

/** A page whose provider answers as scripted; what it was told of the site is kept. */
async function sit(first: BoardState, answers: (() => PlayAnswer)[] = []) {
  const clock = new SimulatedClock();
  const asked: PlayInput[] = [];
  const told: string[] = [];
  const opened = [first];
  const machine = boardMachine.provide({
    actors: {
      openGame: fromPromise(async () => opened.at(-1) ?? first),
      sendPlay: fromPromise(async ({ input }: { input: PlayInput }) => {
        asked.push(input);
        return (answers.shift() ?? fails('lost', 'LOST'))();
      }),
      rotateSeed: fromPromise<SeedAnswer, void>(async () => ({ serverSeed: 'seed', state: state() })),
    },
    actions: {
      tellRoundStarted: ({ context }, { id }) => {
        if (context.round === null) told.push(`started ${id}`);
      },
      tellRoundEnded: ({ context }) => told.push(`ended ${context.round?.id} ${context.round?.payout}`),
      tellLost: () => told.push('lost'),
      tellBack: ({ context }) => {
        if (context.lineIsLost) told.push('back');
      },
      tellEnded: () => told.push('session ended'),
    },
    delays: { reveal: revealAfter(() => 900) },
  });
  const actor = createActor(machine, {
    clock,
    input: { choice: { mines: 3 }, isCalm: false },
  }).start();
  const until = (at: string) => waitFor(actor, (snapshot) => snapshot.matches(at as 'idle'), { timeout: 1_000 });
  const bet = () => actor.send({ type: 'board.bet', requestId: 'request-1', stake: 200_000 });
  return { actor, asked, told, opened, clock, until, bet };
}
const sent = { requestId: 'request-1', stake: 200_000, choice: { mines: 3 } };

describe('the page of a board game', () => {
  it('keeps the rules for machines', () => {
    expect(machineBreaches(boardMachine)).toEqual([]);
  });

  it('bets the choice, shows the outcome for its time, and is ready again', async () => {
    const { actor, asked, told, clock, until, bet } = await sit(state(), [answer({ payout: 400_000 })]);
    await until('idle');
    expect(actor.getSnapshot().context.chip).toBe(200_000);
    bet();
    await until('showing');
    clock.increment(899);
    expect(actor.getSnapshot().matches('showing')).toBe(true);
    expect(told).toEqual(['started EP-1']);
    clock.increment(1);
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    expect([asked, told]).toEqual([[sent], ['started EP-1', 'ended EP-1 400000']]);
  });

  it('plays moves one after the other, each with its place', async () => {
    const { actor, asked, clock, until, bet } = await sit(state(), [
      open([]),
      open([{ open: 4 }]),
      answer({ moves: [{ open: 4 }, { cashOut: true }], payout: 230_000 }),
    ]);
    await until('idle');
    bet();
    await until('showing');
    clock.increment(900);
    expect(actor.getSnapshot().matches('playing')).toBe(true);
    bet();
    expect(actor.getSnapshot().matches('playing')).toBe(true);
    actor.send({ type: 'board.move', move: { open: 4 } });
    await until('showing');
    expect(actor.getSnapshot().context.before?.moves).toEqual([]);
    actor.send({ type: 'board.skip' });
    actor.send({ type: 'board.move', move: { cashOut: true } });
    await until('showing');
    actor.send({ type: 'board.skip' });
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    expect(asked).toEqual([
      sent,
      { ...sent, move: { at: 0, move: { open: 4 } } },
      { ...sent, move: { at: 1, move: { cashOut: true } } },
    ]);
  });

  it('repeats a move without an answer as the same move, and tells the site', async () => {
    const { actor, asked, told, clock, until, bet } = await sit(state(), [
      open([]),
      fails('lost', 'LOST'),
      open([{ open: 4 }]),
    ]);
    await until('idle');
    bet();
    await until('showing');
    actor.send({ type: 'board.skip' });
    actor.send({ type: 'board.move', move: { open: 4 } });
    await until('lost');
    clock.increment(2_000);
    await until('showing');
    expect(asked.slice(1)).toEqual([
      { ...sent, move: { at: 0, move: { open: 4 } } },
      { ...sent, move: { at: 0, move: { open: 4 } } },
    ]);
    expect(told).toEqual(['started EP-1', 'lost', 'back']);
  });

  it('goes on with its round after a move that the provider refused', async () => {
    const { actor, until, bet } = await sit(state(), [open([]), fails('refused', 'MOVE_INVALID')]);
    await until('idle');
    bet();
    await until('showing');
    actor.send({ type: 'board.skip' });
    actor.send({ type: 'board.move', move: { open: 99 } });
    await until('playing');
    expect(actor.getSnapshot().context).toMatchObject({
      notice: { about: 'refused', code: 'MOVE_INVALID' },
      pending: sent,
    });
  });

  it.each([
    [
      'has no money',
      [answer({ state: 'refused', refusal: 'INSUFFICIENT_FUNDS', outcome: null })],
      'INSUFFICIENT_FUNDS',
    ],
    ['bets outside the limits', [fails('refused', 'STAKE_INVALID')], 'STAKE_INVALID'],
  ] as const)('is ready again, with the choice kept, when the player %s', async (_, answers, code) => {
    const { actor, until, bet } = await sit(state(), [...answers]);
    await until('idle');
    actor.send({ type: 'board.choose', choice: { mines: 7 } });
    bet();
    await until('idle');
    expect(actor.getSnapshot().context).toMatchObject({ choice: { mines: 7 }, notice: { about: 'refused', code } });
  });

  it('takes up an open round after a reload, with its choice', async () => {
    const left = round({ state: 'playing', choice: { mines: 9 }, moves: [{ open: 1 }] });
    const { asked, until, actor } = await sit(state({ open: left }), [open([{ open: 1 }])]);
    await until('showing');
    actor.send({ type: 'board.skip' });
    expect(actor.getSnapshot().matches('playing')).toBe(true);
    expect(asked).toEqual([{ ...sent, choice: { mines: 9 } }]);
  });

  it('takes up the round that another window has begun, instead of its own bet', async () => {
    const other = round({ id: 'EP-2', requestId: 'request-2', state: 'playing', choice: { mines: 9 } });
    const { opened, asked, until, actor, bet } = await sit(state(), [
      fails('refused', 'ROUND_OPEN'),
      answer({ ...other, outcome: { view: { at: 0 }, payout: 210_000, isOver: false } }, { balance: 800_000 }),
    ]);
    await until('idle');
    opened.push(state({ open: other, balance: 800_000 }));
    bet();
    await until('showing');
    actor.send({ type: 'board.skip' });
    expect(actor.getSnapshot().matches('playing')).toBe(true);
    expect(asked).toEqual([sent, { requestId: 'request-2', stake: 200_000, choice: { mines: 9 } }]);
    expect(actor.getSnapshot().context).toMatchObject({
      ...{ round: { id: 'EP-2' }, state: { balance: 800_000 } },
      notice: { about: 'refused', code: 'ROUND_OPEN' },
    });
  });

  it('shows the end of a round that another window has ended', async () => {
    const { opened, told, until, actor, bet } = await sit(state(), [open([]), fails('refused', 'REQUEST_DIFFERS')]);
    await until('idle');
    bet();
    await until('showing');
    actor.send({ type: 'board.skip' });
    opened.push(state({ latest: [round({ payout: 230_000 })], balance: 1_030_000 }));
    actor.send({ type: 'board.move', move: { open: 4 } });
    await until('idle');
    expect(actor.getSnapshot().context).toMatchObject({
      ...{ round: { id: 'EP-1', state: 'settled', payout: 230_000 }, state: { balance: 1_030_000 }, pending: null },
      notice: { about: 'refused', code: 'REQUEST_DIFFERS' },
    });
    expect(told).toEqual(['started EP-1', 'ended EP-1 230000']);
  });

  it('waits for the wallet before it says that a payout has arrived', async () => {
    const { actor, clock, told, until, bet } = await sit(state(), [
      answer({ state: 'paying', payout: 400_000 }),
      answer({ payout: 400_000 }),
    ]);
    await until('idle');
    bet();
    await until('showing');
    actor.send({ type: 'board.skip' });
    expect([actor.getSnapshot().matches('confirming'), told]).toEqual([true, ['started EP-1']]);
    clock.increment(700);
    await until('idle');
    expect(told).toEqual(['started EP-1', 'ended EP-1 400000']);
  });

  it('takes no bet while the site holds the game, nor after the end of the session', async () => {
    const { actor, asked, until, bet } = await sit(state());
    await until('idle');
    actor.send({ type: 'site.hold', held: true });
    bet();
    expect([actor.getSnapshot().matches('idle'), asked]).toEqual([true, []]);
    const over = await sit(state({ ended: 'SESSION_ENDED' }));
    await over.until('ended');
    over.bet();
    expect([over.asked, over.told]).toEqual([[], ['session ended']]);
  });

  it('shows everything at once when calm', async () => {
    const { actor, clock, until, bet } = await sit(state(), [answer({})]);
    await until('idle');
    actor.send({ type: 'board.setCalm', isCalm: true });
    bet();
    await until('showing');
    clock.increment(0);
    expect(actor.getSnapshot().matches('idle')).toBe(true);
  });
});

describe('the check of a board game', () => {
  const input = {
    commitment: 'a82771796240dd1835751e600bd62c14163cb3071b6e2c0a1c45024d9fc15ce2',
    serverSeed: '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082',
    ...{ clientSeed: 'lamyai88-market', nonce: 1598, rules: 'dice-1', stake: 500_000, moves: [], paid: null },
  };

  // First four bytes baf20fdd over 429,496 (2³² over 10,000 numbers).
  it.each([
    ['over', 50, 990_000],
    ['under', 50, 0],
  ])('works a round out again: 73.02 is %s %d', async (side, chance, payout) => {
    const checked = await checkBoard({ ...input, choice: { side, chance }, paid: payout });
    expect(checked).toMatchObject({ isCommitted: true, isPaid: true, outcome: { view: { number: 7302 }, payout } });
  });

  it('finds a payout that is wrong, and a seed that was not committed to', async () => {
    const choice = { side: 'over', chance: 50 };
    expect((await checkBoard({ ...input, choice, paid: 1 }))?.isPaid).toBe(false);
    expect((await checkBoard({ ...input, choice, commitment: 'ab' }))?.isCommitted).toBe(false);
  });

  it('refuses a bet or moves that are none of the game', async () => {
    expect(await checkBoard({ ...input, choice: { side: 'up', chance: 50 } })).toBeNull();
    expect(await checkBoard({ ...input, choice: { side: 'over', chance: 50 }, moves: [{ open: 1 }] })).toBeNull();
  });
});
