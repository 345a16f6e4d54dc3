import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPlaying } from './playing.ts';

const clock = { ahead: 0 };
let game: Awaited<ReturnType<typeof startPlaying>>;
beforeAll(async () => {
  // What runs every minute runs every 20 ms.
  const every = (ms: number, run: () => void) => {
    const timer = setInterval(run, ms === 60_000 ? 20 : ms);
    return () => clearInterval(timer);
  };
  game = await startPlaying({ now: () => Date.now() + clock.ahead, every });
});
afterAll(() => game.stop());
let player: Awaited<ReturnType<typeof sit>>;
let players = 0;
beforeEach(async () => {
  players += 1;
  player = await sit(`p-${players}`);
  game.testWallet.calls.length = 0;
});

interface Answered {
  readonly code?: string;
  readonly round: {
    readonly id: string;
    readonly state: string;
    readonly payout: number;
    readonly moves: readonly unknown[];
    readonly outcome: { readonly payout: number; readonly isOver: boolean; readonly view: Record<string, unknown> };
  };
}

let requests = 0;
/** A player at a field with one mine in 25 cells. */
async function sit(name: string) {
  const { bearer, spin, state } = await game.open('tangerine-pop', name);
  const requestId = `request-${++requests}`;
  return {
    requestId,
    state,
    bet: (choice: unknown = { mines: 1 }, stake = 100_000) => spin<Answered>(requestId, stake, { choice }),
    move: async (at: number, move: unknown, id = requestId) => {
      const response = await fetch(`http://127.0.0.1:${game.provider().port}/api/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ requestId: id, at, move }),
      });
      return { status: response.status, body: (await response.json()) as Answered };
    },
  };
}
const bets = () => game.testWallet.calls.map(({ verb }) => verb);

/** Opens cells until one is safe; most first cells are. */
async function openSafe(): Promise<Answered['round']> {
  for (;;) {
    await player.bet();
    const { body } = await player.move(0, { open: 12 });
    if (body.round.state === 'playing') return body.round;
    players += 1;
    player = await sit(`p-${players}`);
    game.testWallet.calls.length = 0;
  }
}

describe('[GAME-09] a round with moves', () => {
  it('takes the stake once, waits for its player, and pays what is cashed out', async () => {
    const { body } = await player.bet();
    expect(body.round).toMatchObject({ state: 'playing', payout: 0, moves: [], outcome: { isOver: false } });
    const round = await openSafe();
    expect(round.moves).toEqual([{ open: 12 }]);
    const over = await player.move(1, { cashOut: true });
    // 98 % over 24 of 25, rounded down to hundredths: 1.02 times.
    expect(over.body.round).toMatchObject({ state: 'settled', payout: 102_000 });
    expect(bets()).toEqual(['bet', 'win']);
  });

  it('counts a repeated move once', async () => {
    const round = await openSafe();
    const [again, twice] = await Promise.all([player.move(0, { open: 12 }), player.move(0, { open: 12 })]);
    expect([again.body.round.moves, twice.body.round.moves]).toEqual([round.moves, round.moves]);
    expect(await player.move(0, { open: 3 })).toMatchObject({ status: 409, body: { code: 'REQUEST_DIFFERS' } });
    expect(await player.move(5, { open: 3 })).toMatchObject({ status: 409, body: { code: 'REQUEST_DIFFERS' } });
  });

  it('refuses a move that the rules do not allow, and goes on', async () => {
    const round = await openSafe();
    expect(await player.move(1, { open: 12 })).toMatchObject({ status: 422, body: { code: 'MOVE_INVALID' } });
    expect(await player.move(1, { open: 25 })).toMatchObject({ status: 422, body: { code: 'MOVE_INVALID' } });
    expect(await player.move(1, 'cash out')).toMatchObject({ status: 422, body: { code: 'MOVE_INVALID' } });
    const { body } = await player.state();
    expect(body.open).toMatchObject({ id: round.id, state: 'playing', moves: [{ open: 12 }] });
  });

  it('is no business of another player', async () => {
    await openSafe();
    const other = await sit('somebody');
    expect(await other.move(1, { cashOut: true }, player.requestId)).toMatchObject({ body: { code: 'ROUND_UNKNOWN' } });
  });

  it('waits over a restart, and lets no second round begin meanwhile', async () => {
    const round = await openSafe();
    await game.restart();
    expect((await player.state()).body.open).toMatchObject({ id: round.id, state: 'playing' });
    const second = await game.open('tangerine-pop', `p-${players}`);
    const refused = await second.spin<Answered>('request-other', 100_000, { choice: { mines: 1 } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'ROUND_OPEN' } });
    expect((await player.move(1, { cashOut: true })).body.round).toMatchObject({ state: 'settled', payout: 102_000 });
  });

  it('of fish is not the same with other shots, another cannon, stake or seed', async () => {
    const hunter = await game.open('deep-sea-hunter', 'p-hunter');
    const shots = [{ fish: 'crab', count: 2 }];
    const fire = (choice: object, stake = 200_000, more = {}) =>
      hunter.spin<Answered>('request-shots', stake, { choice: { cannon: 1, shots, ...choice }, ...more });
    const first = await fire({}, 200_000, { clientSeed: 'mine' });
    expect(first.status).toBe(200);
    const others = [
      await fire({ shots: [{ fish: 'turtle', count: 2 }] }),
      await fire({ shots: [{ fish: 'crab', count: 1 }] }),
      await fire({ cannon: 5 }),
      await fire({}, 400_000),
      await fire({}, 200_000, { clientSeed: 'another' }),
    ];
    expect(others.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([409, 'REQUEST_DIFFERS']));
    expect((await fire({}, 200_000, { clientSeed: 'mine' })).body.round.id).toBe(first.body.round.id);
    expect(bets().filter((verb) => verb === 'bet')).toEqual(['bet']);
  });

  it.each([
    ['another stake', { mines: 1 }, 200_000],
    ['another choice', { mines: 2 }, 100_000],
  ])('is not the same bet with %s', async (_, choice, stake) => {
    await player.bet();
    expect(await player.bet(choice, stake)).toMatchObject({ status: 409, body: { code: 'REQUEST_DIFFERS' } });
  });

  it.each([
    ['no choice', null, 100_000, 'CHOICE_INVALID'],
    ['25 mines', { mines: 25 }, 100_000, 'CHOICE_INVALID'],
    ['a stake with odd parts', { mines: 1 }, 100_050, 'STAKE_INVALID'],
    ['a stake above the most', { mines: 1 }, 10_000_100, 'STAKE_INVALID'],
  ])('does not begin with %s', async (_, choice, stake, code) => {
    expect(await player.bet(choice, stake)).toMatchObject({ status: 422, body: { code } });
    expect(bets()).toEqual([]);
  });

  it('is cashed out for a player who left it for 24 hours', async () => {
    const round = await openSafe();
    clock.ahead += 86_400_000 + 1_000;
    expect(await game.until(round.id, 'settled')).toMatchObject({ payout: 102_000 });
  });

  it('says nothing of what is hidden before its end', async () => {
    await openSafe();
    const { body } = await player.state();
    const { outcome } = body.open as never as Answered['round'];
    expect(outcome.view).toMatchObject({ opened: [12], mines: null });
  });
});
