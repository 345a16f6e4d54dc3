import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { roomMachine } from '../../provider/page/room/room.machine.ts';
import type { BetInput, MoveInput } from '../../provider/page/room/room.setup.ts';
import { deadlineOf, momentOf, othersOf, ownOf } from '../../provider/page/room/roomModel.ts';
import { CallFailed } from '../../provider/page/shell/failure.ts';
import type { RoomBet, RoomSeat, RoomView } from '../../provider/rooms/roomView.ts';
import { machineBreaches } from '../architecture/machineRules.ts';

const P = 10_000;
const SEALS = 15_000;
type Hand = NonNullable<RoomView['hand']>;

const hand = (phase: Hand['phase'], number = 1): Hand => ({
  ...{ id: `PD-${number}`, number, phase, sealsAt: SEALS, dealsAt: SEALS + 1_000, commitment: 'c', clientSeed: null },
  ...{ decidesUntil: null, endedAt: null, nextAt: null, serverSeed: null, banker: null },
  ...(phase === 'deciding' ? { decidesUntil: 28_000, clientSeed: 'x' } : {}),
  ...(phase === 'shown' ? { endedAt: 28_000, nextAt: 36_000, serverSeed: 's', banker: [0, 12] } : {}),
});
const bet = (state: RoomBet['state'], more: Partial<RoomBet> = {}): RoomBet => ({
  ...{ id: 'PD-1-1', requestId: 'request-1', hand: 'PD-1', state, stake: 20 * P, payout: 0, refusal: null },
  ...{ mode: 'single', seat: 2, ...more },
});
const seat = (number: number, more: Partial<RoomSeat> = {}): RoomSeat => ({
  ...{ seat: number, kind: 'house', name: null, isMine: false, mode: null, stake: 0, count: 0, cards: null },
  ...{ move: null, payout: null, ...more },
});
const room = (more: Partial<RoomView> = {}): RoomView => ({
  now: 1_000,
  game: {
    ...{ id: 'pok-deng', name: 'Pok Deng', vendor: '', demo: false, sheet: 'pokdeng-room-1' },
    ...{ minStake: 5 * P, maxStake: 500 * P },
  },
  room: { id: 'pok-deng-21', number: 21, least: 20 * P, most: 200 * P, people: 1 },
  ...{ balance: 1_000 * P, ended: null, seat: 2, net: 0, hand: hand('betting'), isAsked: false, bets: [] },
  seats: [1, 2, 3, 4, 5, 6].map((number) => seat(number, { isMine: number === 2 })),
  ...more,
});

/** A page in a room, whose provider answers as scripted. */
async function sit(first: RoomView, answers: (() => { bet?: RoomBet; room: RoomView })[] = []) {
  const clock = new SimulatedClock();
  const [placed, said, told]: [BetInput[], MoveInput[], string[]] = [[], [], []];
  const tell = (what: string) => () => void told.push(what);
  const next = () => {
    const answer = answers.shift();
    if (answer === undefined) throw new CallFailed({ kind: 'lost', code: 'LOST' });
    return answer() as { bet: RoomBet; room: RoomView };
  };
  const machine = roomMachine.provide({
    actors: {
      openGame: fromPromise(async () => first),
      placeBet: fromPromise(async ({ input }: { input: BetInput }) => {
        placed.push(input);
        return next();
      }),
      sayMove: fromPromise(async ({ input }: { input: MoveInput }) => {
        said.push(input);
        const { room: told } = next();
        return { room: told };
      }),
      followRoom: fromCallback(({ input }: { input: { room: string } }) => void told.push(`follow ${input.room}`)),
    },
    actions: { tellLost: tell('lost'), tellBack: tell('back') },
  });
  const actor = createActor(machine, { clock, input: { isCalm: false, clientSeed: 'mine' } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('inRoom'));
  const at = (region: 'bet' | 'move', state: string) =>
    waitFor(actor, (snapshot) => snapshot.matches({ inRoom: { [region]: state } } as never), { timeout: 1_000 });
  const push = (more: Partial<RoomView>) => actor.send({ type: 'room.pushed', room: room(more) });
  const seen = (now = 2_000) => {
    const snapshot = actor.getSnapshot();
    const moment = momentOf(snapshot, now);
    return { moment, own: ownOf(snapshot.context.room, moment), context: snapshot.context };
  };
  return { actor, clock, placed, said, told, at, push, seen };
}
const lost = (): never => {
  throw new CallFailed({ kind: 'lost', code: 'LOST' });
};
const refused = (code: string) => (): never => {
  throw new CallFailed({ kind: 'refused', code });
};
const isIn = () => ({ bet: bet('playing'), room: room({ now: 1_500, bets: [bet('playing')] }) });
const press = { type: 'room.bet', requestId: 'request-1' } as const;

describe('[GAME-06] the page of a room', () => {
  it('keeps the rules for machines', () => {
    expect(machineBreaches(roomMachine)).toEqual([]);
  });

  it('bets on the hand that it shows, with its own seed, once for a double press', async () => {
    const { actor, placed, told, at, seen } = await sit(room(), [isIn, isIn]);
    actor.send({ type: 'room.setMode', mode: 'deng' });
    actor.send(press);
    actor.send({ ...press, requestId: 'request-2' });
    await at('bet', 'resting');
    expect(placed).toEqual([
      {
        ...{ requestId: 'request-1', room: 'pok-deng-21', hand: 'PD-1', stake: 100 * P },
        ...{ choice: { mode: 'deng' }, clientSeed: 'mine' },
      },
    ]);
    expect(told).toEqual(['follow pok-deng-21']);
    expect(seen().own.bet).toMatchObject({ state: 'playing' });
    expect(actor.getSnapshot().can(press)).toBe(false);
  });

  it('repeats a bet and a move without an answer as the same', async () => {
    const { actor, clock, placed, said, at, push } = await sit(room(), [lost, isIn, lost, isIn]);
    actor.send(press);
    await at('bet', 'unsure');
    clock.increment(700);
    await at('bet', 'resting');
    expect(placed).toEqual([placed[0], placed[0]]);
    push({ now: 16_000, hand: hand('deciding'), isAsked: true, bets: [bet('playing')] });
    actor.send({ type: 'room.say', move: 'draw' });
    await at('move', 'unsure');
    clock.increment(700);
    await at('move', 'resting');
    expect(said).toEqual(Array(2).fill({ room: 'pok-deng-21', hand: 'PD-1', move: 'draw' }));
  });

  it.each([
    ['BETS_CLOSED', refused('BETS_CLOSED')],
    ['ROOM_FULL', refused('ROOM_FULL')],
    ['INSUFFICIENT_FUNDS', () => ({ bet: bet('refused', { refusal: 'INSUFFICIENT_FUNDS' }), room: room() })],
    ['RETURNED', () => ({ bet: bet('cancelled'), room: room() })],
  ])('says why a bet is not in, and keeps the stake: %s', async (notice, answer) => {
    const { actor, at, seen } = await sit(room(), [answer]);
    actor.send({ type: 'room.setChip', chip: 50 * P });
    actor.send(press);
    await at('bet', 'resting');
    expect(seen().context).toMatchObject({ notice, chip: 50 * P, pending: null });
  });

  it('says that a move came too late, and shows what stands', async () => {
    const deciding = { now: 16_000, hand: hand('deciding'), isAsked: true, bets: [bet('playing')] };
    const { actor, at, seen } = await sit(room(deciding), [refused('TOO_LATE')]);
    actor.send({ type: 'room.say', move: 'draw' });
    await at('move', 'resting');
    expect(seen().context).toMatchObject({ notice: 'TOO_LATE', said: null });
  });

  it.each([
    ['the session has ended', { ended: 'SESSION_ENDED' }],
    ['there is no free seat', { seat: null }],
    ['cards are on the table', { hand: hand('deciding') }],
    ['the hand is void', { hand: hand('void') }],
    ['there is no hand yet', { hand: null }],
    ['the bet is in', { bets: [bet('playing')] }],
  ] as const)('takes no bet while %s', async (_, more) => {
    const { actor } = await sit(room(more as Partial<RoomView>));
    expect(actor.getSnapshot().can(press)).toBe(false);
    expect(actor.getSnapshot().can({ type: 'room.say', move: 'draw' })).toBe(false);
  });

  it('takes no bet while the site asks for a pause, and still takes a move', async () => {
    const { actor, push } = await sit(room());
    actor.send({ type: 'site.hold', held: true });
    expect(actor.getSnapshot().can(press)).toBe(false);
    push({ now: 16_000, hand: hand('deciding'), isAsked: true, bets: [bet('playing')] });
    expect(actor.getSnapshot().can({ type: 'room.say', move: 'stand' })).toBe(true);
  });

  it('opens the cards before it tells the payout, and at once to whoever comes late', async () => {
    const over = { bets: [bet('settled', { payout: 39 * P })], balance: 1_039 * P, net: 19 * P };
    const { clock, push, seen } = await sit(room({ bets: [bet('playing')] }));
    push({ now: 28_010, hand: hand('shown'), ...over });
    expect(seen()).toMatchObject({ moment: 'showing', own: { balance: 1_000 * P, net: 0 } });
    clock.increment(1_400);
    expect(seen()).toMatchObject({ moment: 'shown', own: { balance: 1_039 * P, net: 19 * P } });
    push({ now: 36_000, hand: hand('betting', 2), ...over });
    expect(seen()).toMatchObject({ moment: 'betting', own: { bet: null } });
    const late = await sit(room({ now: 31_000, hand: hand('shown'), ...over }));
    expect(late.seen().moment).toBe('shown');
  });

  it('closes bets by the provider’s clock, and counts down to what comes', async () => {
    const { seen } = await sit(room());
    expect([seen(14_999).moment, seen(15_000).moment]).toEqual(['betting', 'closed']);
    expect(deadlineOf(room(), 'betting', 7_500)).toEqual({ left: 7_500, share: 0.5 });
    expect(deadlineOf(room({ hand: hand('deciding') }), 'deciding', 25_000)).toEqual({ left: 3_000, share: 0.25 });
    expect(deadlineOf(room({ hand: hand('shown') }), 'shown', 40_000)).toEqual({ left: 0, share: 0 });
    expect(deadlineOf(room(), 'closed', 15_500)).toBeNull();
  });

  it('tries a lost line again, takes no bets meanwhile, and tells the site', async () => {
    const { actor, clock, push, told } = await sit(room());
    actor.send({ type: 'room.lost' });
    expect(actor.getSnapshot().can(press)).toBe(false);
    clock.increment(2_000);
    push({ now: 4_000 });
    expect(actor.getSnapshot().can(press)).toBe(true);
    expect(told).toEqual(['follow pok-deng-21', 'lost', 'back', 'follow pok-deng-21']);
  });

  it('is not set back by an answer that a push has overtaken', async () => {
    const { actor, push, at, seen } = await sit(room(), [isIn]);
    actor.send(press);
    push({ now: 1_700, bets: [bet('playing')], balance: 77 });
    await at('bet', 'resting');
    expect(seen().context.room?.balance).toBe(77);
  });

  it('seats the others round the table from the player’s left hand', () => {
    expect(othersOf(room()).map(({ seat: at }) => at)).toEqual([3, 4, 5, 6, 1]);
    expect(othersOf(room({ seat: null })).map(({ seat: at }) => at)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
