import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { referenceGames } from '../../catalog/referenceGames.ts';
import { dealHands, pokDeng } from '../../provider/engines/board/pokDeng.ts';
import { pokDengRoom } from '../../provider/engines/board/pokDengRoom.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { checkBoard } from '../../provider/page/check/boardCheck.ts';
import { drawOf } from '../../provider/play/outcome.ts';
import type { BoardProof } from '../../provider/play/views.ts';
import { roomGames } from '../../provider/rooms/roomGames.ts';
import { HANDS, phase, startRooming } from './rooming.ts';
import { until } from './until.ts';

const running: Awaited<ReturnType<typeof startRooming>>[] = [];
const start = async (...args: Parameters<typeof startRooming>) => {
  const rooming = await startRooming(...args);
  running.push(rooming);
  return rooming;
};
afterEach(async () => {
  for (const { game } of running.splice(0)) await game.stop();
});
const OPENED = 1_795_000_000_000;
const P = 10_000;
/** With all who sit in: sealed after 2 s, dealt 1 s later. */
const DEALT = OPENED + 3_000;

it('[GAME-06] deals every game of the PVP category in rooms, and no other', () => {
  const pvp = referenceGames().filter(({ category }) => category === 'PVP');
  expect(pvp.map(({ id }) => id)).toEqual([...roomGames]);
});

describe('[GAME-06] [API-42] the rooms', () => {
  it('are one of each stakes at first, and another one once all seats are taken', async () => {
    const { list, join } = await start();
    const at = async () => (await list()).rooms.map(({ roomId, people }) => `${roomId} ${people}`);
    expect((await list()).rooms[0]).toEqual({
      ...{ roomId: 'pok-deng-11', gameId: 'pok-deng', number: 11, seats: 6, people: 0 },
      ...{ least: 5 * P, most: 50 * P },
    });
    expect(await at()).toEqual(['pok-deng-11 0', 'pok-deng-21 0', 'pok-deng-31 0']);
    const players = [];
    for (const name of ['anna', 'ben', 'cy', 'dao', 'ek', 'fon']) {
      const player = await join(`p-${name}`, 'pok-deng-21');
      await player.connect();
      players.push(player);
    }
    expect(players.map(({ view }) => view().seat)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await at()).toEqual(['pok-deng-11 0', 'pok-deng-21 6', 'pok-deng-22 0', 'pok-deng-31 0']);
    // A seventh comes into the next room of these stakes.
    const gus = await join('p-gus', 'pok-deng-21');
    expect(gus.opened.room.id).toBe('pok-deng-22');
    await gus.connect();
    expect(await at()).toEqual(['pok-deng-11 0', 'pok-deng-21 6', 'pok-deng-22 1', 'pok-deng-31 0']);
    expect([...players, gus].map(({ pushed }) => pushed.join()).join()).not.toMatch(/p-(anna|ben|gus)/);
  });

  it('keep a seat for 20 s when a page goes, and find its player again without being asked for', async () => {
    const { clock, list, join } = await start();
    const [anna, ben] = [await join('p-anna', 'pok-deng-31'), await join('p-ben', 'pok-deng-31')];
    await anna.connect();
    await ben.connect();
    anna.leave();
    const people = async () => (await list()).rooms.find(({ roomId }) => roomId === 'pok-deng-31')?.people;
    await until(() => ben.view().seats[0]?.kind === 'player', 'the seat is kept');
    await wait(150);
    clock.at += 19_999;
    expect(await people()).toBe(2);
    const again = await join('p-anna');
    expect(again.opened).toMatchObject({ room: { id: 'pok-deng-31' }, seat: 1 });
    clock.at += 1;
    await ben.sees('a free seat', (view) => view.seats[0]?.kind === 'house');
    expect(await people()).toBe(1);
  });

  it('seat a player in one of them at a time', async () => {
    const { list, join } = await start();
    const people = async (id: string) => (await list()).rooms.find(({ roomId }) => roomId === id)?.people;
    const first = await join('p-anna', 'pok-deng-21');
    await first.connect();
    const second = await join('p-anna', 'pok-deng-31');
    expect(second.opened.room.id).toBe('pok-deng-31');
    await second.connect();
    expect([second.view().seat, await people('pok-deng-21'), await people('pok-deng-31')]).toEqual([1, 0, 1]);
    // The page that was left looks on.
    await first.sees('no seat', (view) => view.seat === null);
    const late = await first.bet('request-late', 20 * P);
    expect([late.status, late.body.code]).toEqual([409, 'ROOM_FULL']);
  });

  it('keep a player with a bet on the table where they are', async () => {
    const { list, join } = await start();
    const first = await join('p-anna', 'pok-deng-21');
    await first.connect();
    expect((await first.bet('request-anna', 20 * P)).status).toBe(200);
    const second = await join('p-anna', 'pok-deng-31');
    expect(second.opened.room.id).toBe('pok-deng-21');
    expect((await list()).rooms.map(({ people }) => people)).toEqual([0, 1, 0]);
  });

  it('give nobody a room of another game, or one that does not exist', async () => {
    const { join } = await start();
    for (const room of ['pok-deng-49', 'lantern-night-11', 'x']) {
      expect((await join(`p-${room}`, room)).opened.room.id).toBe('pok-deng-11');
    }
    const anna = await join('p-anna');
    await anna.connect();
    expect(await anna.bet('request-1', 10 * P, { room: 'pok-deng-99' })).toMatchObject({
      body: { code: 'GAME_UNKNOWN' },
    });
    expect((await anna.spin()).body).toEqual({ code: 'GAME_UNKNOWN' });
  });
});

describe('[GAME-06] a hand', () => {
  it('takes bets for 15 s, is sealed for 1 s, waits 12 s for moves, is shown for 8 s, and is followed by the next', async () => {
    const { clock, join } = await start();
    const [anna, ben] = [await join('p-anna'), await join('p-ben')];
    expect(anna.opened.hand).toBeNull();
    await anna.connect();
    await ben.connect();
    const { hand } = anna.view();
    expect(hand).toMatchObject({ number: 1, phase: 'betting', sealsAt: OPENED + 15_000, dealsAt: OPENED + 16_000 });
    expect(hand).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), serverSeed: null, banker: null });
    await anna.bet('request-1', 20 * P);
    clock.at = OPENED + 14_999;
    await wait(250);
    expect(anna.view().hand?.phase).toBe('betting');
    clock.at = OPENED + 15_000;
    await anna.sees('the seal', phase('sealed'));
    expect(await ben.bet('request-2', 20 * P)).toMatchObject({ status: 409, body: { code: 'BETS_CLOSED' } });
    clock.at = OPENED + 16_000;
    const dealt = await anna.sees('the cards', phase('deciding'));
    expect(dealt).toMatchObject({ isAsked: true, hand: { decidesUntil: OPENED + 28_000, banker: null } });
    expect(dealt.seats[0]).toMatchObject({ isMine: true, stake: 20 * P, count: 2, cards: [11, 13] });
    expect(dealt.seats[1]).toMatchObject({ kind: 'player', name: 'p-b***n', stake: 0, count: 0, cards: null });
    expect(dealt.seats[2]).toMatchObject({ kind: 'house', name: null, count: 2, cards: null });
    clock.at = OPENED + 27_999;
    await wait(250);
    expect(anna.view().hand?.phase).toBe('deciding');
    clock.at = OPENED + 28_000;
    const shown = await anna.sees('the end', (view) => phase('shown')(view) && view.bets[0]?.state === 'settled');
    // 7 points against 5: who says nothing stands.
    expect(shown.hand?.banker).toEqual([0, 12]);
    expect(shown.seats[0]).toMatchObject({ move: 'stand', cards: [11, 13], payout: 39 * P });
    expect(shown.seats.slice(2).map(({ cards }) => cards?.length)).toEqual([3, 2, 3, 2]);
    expect(shown.hand?.nextAt).toBe(OPENED + 36_000);
    clock.at = OPENED + 36_000;
    const following = await anna.sees('the next hand', (view) => view.hand?.number === 2);
    expect(following.hand).toMatchObject({ phase: 'betting', sealsAt: OPENED + 51_000 });
  });

  it('waits for nobody once all who sit have bet, and all who are asked have said', async () => {
    const { clock, seated } = await start();
    const [anna, ben] = await seated({ 'p-anna': 20 * P, 'p-ben': 40 * P });
    await anna?.sees('an early seal', ({ hand }) => hand?.sealsAt === OPENED + 2_000);
    clock.at = DEALT;
    await anna?.sees('the cards', phase('deciding'));
    expect((await anna?.says('stand'))?.status).toBe(200);
    expect((await anna?.says('draw'))?.body).toEqual({ code: 'REQUEST_DIFFERS' });
    await ben?.sees('the move of the other', ({ seats }) => seats[0]?.move === 'stand');
    expect(ben?.view().seats[0]).toMatchObject({ cards: null, count: 2 });
    await ben?.says('draw');
    const shown = await anna?.sees('the end', phase('shown'));
    expect(shown?.seats[1]).toMatchObject({ move: 'draw', count: 3, cards: [26, 28, 47] });
    expect(clock.at).toBe(DEALT);
  });

  it('ends at once when the banker has pok, or when nobody has a move', async () => {
    const { game, clock, next, seated } = await start();
    next.hand = 'bankerPok';
    const before = game.testWallet.wallet.balance;
    const [anna] = await seated({ 'p-anna': 20 * P });
    clock.at = DEALT;
    const shown = await anna?.sees('the end', (view) => phase('shown')(view) && view.bets[0]?.state === 'settled');
    expect(shown).toMatchObject({ isAsked: false, hand: { banker: [28, 38] } });
    expect(shown?.seats.map(({ cards }) => cards?.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(game.testWallet.wallet.balance).toBe(before - 20 * P);
  });

  it('takes a move once, from whom it asks, and in time', async () => {
    const { clock, next, seated, join } = await start();
    next.hand = 'secondPok';
    const [anna, ben] = await seated({ 'p-anna': 20 * P, 'p-ben': 20 * P });
    expect((await anna?.says('draw'))?.body).toEqual({ code: 'TOO_LATE' });
    clock.at = DEALT;
    const view = await ben?.sees('the cards', phase('deciding'));
    expect(view?.isAsked).toBe(false);
    expect((await ben?.says('draw'))?.body).toEqual({ code: 'MOVE_INVALID' });
    const eve = await join('p-eve', 'pok-deng-21');
    await eve.connect();
    expect((await eve.says('draw')).body).toEqual({ code: 'MOVE_INVALID' });
    const hand = anna?.view().hand?.id;
    expect((await anna?.says('draw'))?.status).toBe(200);
    expect((await anna?.says('draw', hand))?.status).toBe(200);
    const shown = await anna?.sees('the end', (now) => phase('shown')(now) && now.bets[0]?.state === 'settled');
    // 4 + 0 + 7 is one point, and the banker has none.
    expect(shown?.seats[0]).toMatchObject({ cards: [13, 51, 26], payout: 39 * P });
    expect((await anna?.says('stand', hand))?.body).toEqual({ code: 'TOO_LATE' });
    expect(eve.view().seats[2]).toMatchObject({ kind: 'house' });
    expect(eve.view().seat).toBe(3);
  });

  it('is taken part in by one bet of each player, within the limits of the room', async () => {
    const { game, join } = await start();
    const anna = await join('p-anna', 'pok-deng-21');
    await anna.connect();
    const code = async (...args: Parameters<typeof anna.bet>) => (await anna.bet(...args)).body.code;
    expect(await code('request-1', 19 * P)).toBe('STAKE_INVALID');
    expect(await code('request-2', 201 * P)).toBe('STAKE_INVALID');
    expect(await code('request-3', 20 * P + 50)).toBe('STAKE_INVALID');
    // With deng five units are reserved.
    expect(await code('request-4', 95 * P, { choice: { mode: 'deng' } })).toBe('STAKE_INVALID');
    expect(await code('request-5', 20 * P, { choice: { mode: 'moon' } })).toBe('CHOICE_INVALID');
    expect(await code('request-6', 20 * P, { hand: 'PD-0000-0000' })).toBe('BETS_CLOSED');
    const twice = await Promise.all([1, 2].map(() => anna.bet('request-7', 100 * P, { choice: { mode: 'deng' } })));
    expect(twice.map(({ body }) => body.bet.id)).toEqual(Array(2).fill(`${anna.view().hand?.id}-1`));
    const deng = { choice: { mode: 'deng' } };
    expect(await code('request-7', 50 * P, deng)).toBe('REQUEST_DIFFERS');
    expect(await code('request-7', 100 * P)).toBe('REQUEST_DIFFERS');
    expect(await code('request-7', 100 * P, { ...deng, hand: 'PD-0000-0000' })).toBe('REQUEST_DIFFERS');
    expect(await code('request-7', 100 * P, { ...deng, clientSeed: 'another' })).toBe('REQUEST_DIFFERS');
    expect(await code('request-7', 100 * P, { ...deng, room: 'pok-deng-22' })).toBe('REQUEST_DIFFERS');
    expect(await code('request-7', 100 * P, deng)).toBeUndefined();
    expect(await code('request-8', 20 * P)).toBe('ROUND_OPEN');
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toHaveLength(1);
  });
});

describe('[GAME-06] the wallet', () => {
  it('settles every player’s bet once, by the moves of each, over a restart before the end', async () => {
    const { game, clock, seated } = await start();
    const before = game.testWallet.wallet.balance;
    const [anna, ben] = await seated({ 'p-anna': 20 * P, 'p-ben': 40 * P });
    clock.at = DEALT;
    await anna?.sees('the cards', phase('deciding'));
    await ben?.says('stand');
    // Whoever has gone stands, and is paid all the same.
    await game.restart();
    clock.at = DEALT + 12_000;
    const settled = () => [...game.testWallet.rounds.values()].filter(({ state }) => state === 'settled').length;
    await until(() => settled() === 2, 'both bets are settled');
    await game.restart();
    // 7 beats 5 at 0.95 to 1, 5 ties with 5.
    expect(game.testWallet.wallet.balance).toBe(before + 19 * P);
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'win')).toHaveLength(2);
  });

  it('gets the stakes back of a hand whose deal was missed by more than five seconds', async () => {
    const { game, clock, seated, join } = await start();
    const before = game.testWallet.wallet.balance;
    await seated({ 'p-anna': 20 * P });
    await game.provider().stop();
    clock.at = OPENED + 8_001 + 15_000;
    await game.restartStopped();
    await until(() => [...game.testWallet.rounds.values()].every(({ state }) => state === 'cancelled'), 'all is back');
    expect(game.testWallet.wallet.balance).toBe(before);
    const again = await join('p-anna', 'pok-deng-21');
    expect(again.opened.hand).toMatchObject({ phase: 'void', serverSeed: null, banker: null });
  });

  it('gets a stake back that it has not confirmed before the deal, and its seed is not in the shuffle', async () => {
    const { game, clock, join } = await start();
    const [anna, ben] = [await join('p-anna'), await join('p-ben')];
    await anna.connect();
    await ben.connect();
    const before = game.testWallet.wallet.balance;
    clock.at = OPENED + 14_000;
    await ben.bet('request-1', 20 * P);
    // Each retry before the deal is lost too, however long the machine takes.
    for (let retries = 0; retries < 20; retries += 1) game.testWallet.trouble('bet', 'lost after');
    expect((await anna.bet('request-2', 20 * P)).body.bet.state).toBe('betting');
    clock.at = OPENED + 16_000;
    const view = await anna.sees('the cards', phase('deciding'));
    expect(view.hand?.clientSeed).toBe(`${view.hand?.id}/2:seed-of-p-ben`);
    expect(view.seats[0]).toMatchObject({ isMine: true, stake: 0, count: 0 });
    await until(() => game.testWallet.wallet.balance === before - 20 * P, 'the stake is back');
  });

  it('is asked for a stake that a leaver has left on the table no second time, and pays it by the rules', async () => {
    const { game, clock, seated } = await start();
    const before = game.testWallet.wallet.balance;
    const [anna, ben] = await seated({ 'p-anna': 20 * P, 'p-ben': 40 * P });
    clock.at = DEALT;
    await ben?.sees('the cards', phase('deciding'));
    anna?.leave();
    ben?.leave();
    await wait(200);
    clock.at = DEALT + 12_000;
    await until(() => game.testWallet.wallet.balance === before + 19 * P, 'the payouts');
  });
});

describe('[GAME-06] fair play in a room', () => {
  it('shuffles with the seeds of all who bet; seed, cards and every payout can be worked out again', async () => {
    const { game, clock, seated } = await start({ play: (seeds, bet) => drawNow(drawOf(bet), seeds) });
    const [anna, ben] = await seated({ 'p-anna': 20 * P, 'p-ben': 40 * P });
    const hand = anna?.view().hand;
    const proofOf = async (id: string) => (await game.round(id)).body as unknown as BoardProof;
    expect(await proofOf(hand?.id ?? '')).toMatchObject({ commitment: hand?.commitment, serverSeed: null });
    clock.at = DEALT;
    const view = await anna?.sees('the cards', (now) => now.hand?.clientSeed !== null);
    expect(view?.hand?.clientSeed).toBe(`${hand?.id}/1:seed-of-p-anna/2:seed-of-p-ben`);
    await anna?.says('draw');
    await ben?.says('draw');
    const over = await anna?.sees('the end', (now) => phase('shown')(now) && now.bets[0]?.state === 'settled');
    await ben?.sees('the end', (now) => now.bets[0]?.state === 'settled');
    const serverSeed = over?.hand?.serverSeed ?? '';
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(hand?.commitment);
    const seeds = { serverSeed, clientSeed: view?.hand?.clientSeed ?? '', nonce: 1 };
    const cards = drawNow(dealHands(7), seeds);
    expect(over?.seats.map((seat, at) => cards[at]?.slice(0, seat.count))).toEqual(
      over?.seats.map((seat) => seat.cards),
    );
    for (const id of [`${hand?.id}-1`, `${hand?.id}-2`, hand?.id ?? '']) {
      const { sheet, ...proof } = await proofOf(id);
      expect(proof).toMatchObject(seeds);
      const input = { ...proof, ...seeds, rules: sheet, paid: proof.payout };
      expect(await checkBoard(input)).toMatchObject({ isCommitted: true, isPaid: true });
      const forged = { ...input, clientSeed: `${hand?.id}/1:seed-of-p-anna` };
      expect((await checkBoard(forged))?.outcome.view).not.toEqual((await checkBoard(input))?.outcome.view);
    }
  });

  it('lets nothing out of the other cards before they are open', async () => {
    const sent = [];
    for (const hand of ['likeOne', 'likeOther'] as const) {
      let step = 0;
      const { game, clock, join } = await start({
        randomBytes: (count) => createHash('sha512').update(`${++step}`).digest().subarray(0, count),
        play: (_, bet) => drawNow(drawOf(bet), HANDS[hand]),
      });
      const [anna, ben] = [await join('p-anna'), await join('p-ben')];
      await anna.connect();
      await ben.connect();
      await anna.bet('request-1', 20 * P);
      await anna.sees('the bet', ({ bets }) => bets[0]?.state === 'playing');
      await ben.bet('request-2', 20 * P);
      await anna.sees(
        'both bets',
        ({ seats, hand: now }) => seats[1]?.stake === 20 * P && now?.sealsAt === OPENED + 2_000,
      );
      clock.at = DEALT;
      const view = await anna.sees('the cards', phase('deciding'));
      const { heard, round, testWallet } = game;
      const toWallet = testWallet.calls.map(({ verb, body }) => `${verb} ${body}`);
      const proofs = [];
      for (const id of [`${view.hand?.id}-1`, `${view.hand?.id}-2`, view.hand?.id ?? '']) proofs.push(await round(id));
      const watcher = await join('p-eve');
      sent.push({ view, toWallet, proofs, heard: [...heard], seen: watcher.opened });
    }
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.view.seats[0]?.cards).toEqual([5, 36]);
    expect(sent[0]?.seen.seats.map(({ cards }) => cards)).toEqual(Array(6).fill(null));
  });

  it('gives a seat the same cards whoever sits there, and plays it as the solo game does', () => {
    for (let nonce = 1; nonce < 60; nonce += 1) {
      const seeds = { serverSeed: '2'.repeat(64), clientSeed: 'x', nonce };
      const hands = drawNow(dealHands(7), seeds);
      for (const seat of [1, 6]) {
        const bet = { stake: 500 * P, choice: { mode: 'deng' as const, seat }, moves: [] };
        const first = drawNow(pokDengRoom.play(bet), seeds);
        const over = first.isOver ? first : drawNow(pokDengRoom.play({ ...bet, moves: [{ draw: true }] }), seeds);
        expect(over.view.player).toEqual(hands[seat - 1]?.slice(0, over.view.player.length));
        expect(over.view.banker).toEqual(hands[6]?.slice(0, over.view.banker?.length));
      }
    }
    expect(pokDengRoom.bets).toBe(pokDeng.bets);
  });
});
