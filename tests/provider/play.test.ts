import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPlaying } from './playing.ts';

let game: Awaited<ReturnType<typeof startPlaying>>;
let player: Awaited<ReturnType<typeof game.open>>;
beforeAll(async () => {
  game = await startPlaying();
});
afterAll(() => game.stop());
beforeEach(async () => {
  player = await game.open();
  game.testWallet.calls.length = 0;
});

const verbs = () => game.testWallet.calls.map(({ verb }) => verb);
let requests = 0;
const requestId = () => `request-${++requests}`;

describe('a spin', () => {
  it('takes the stake, draws, pays and ends', async () => {
    const before = game.testWallet.wallet.balance;
    const { status, body } = await player.spin(requestId());
    expect(status).toBe(200);
    expect(body.round).toMatchObject({ state: 'settled', stake: 200_000, refusal: null });
    expect(verbs()).toEqual(['bet', body.round.payout > 0 ? 'win' : 'finishRound']);
    expect(game.testWallet.wallet.balance).toBe(before - 200_000 + body.round.payout);
    expect(body.state.balance).toBe(game.testWallet.wallet.balance);
    expect(game.testWallet.rounds.get(body.round.id)).toMatchObject({ state: 'settled', payout: body.round.payout });
  });

  it('is the same round when its request comes again', async () => {
    const id = requestId();
    const [first, second] = await Promise.all([player.spin(id), player.spin(id)]);
    const third = await player.spin(id);
    expect(second.body.round).toEqual(first.body.round);
    expect(third.body.round).toEqual(first.body.round);
    expect(verbs()).toHaveLength(2);
    expect(await player.spin(id, 400_000)).toMatchObject({ status: 409, body: { code: 'REQUEST_DIFFERS' } });
  });

  it('is refused, with the balance, where the wallet has too little', async () => {
    game.testWallet.trouble('bet', 'INSUFFICIENT_FUNDS');
    const { body } = await player.spin(requestId());
    expect(body.round).toMatchObject({ state: 'refused', refusal: 'INSUFFICIENT_FUNDS', outcome: null });
    expect(body.state.balance).toBe(game.testWallet.wallet.balance);
  });

  it.each([
    ['below the least', 10_000],
    ['above the most', 10_000_020],
    ['that the lines do not divide', 200_001],
  ])('is refused with a stake %s', async (_, stake) => {
    expect(await player.spin(requestId(), stake)).toMatchObject({ status: 422, body: { code: 'STAKE_INVALID' } });
    expect(verbs()).toEqual([]);
  });

  it('takes no more stakes once the wallet has ended the session', async () => {
    game.testWallet.trouble('bet', 'SESSION_ENDED');
    expect((await player.spin(requestId())).body.round).toMatchObject({ state: 'refused', refusal: 'SESSION_ENDED' });
    expect(await player.spin(requestId())).toMatchObject({ status: 422, body: { code: 'SESSION_ENDED' } });
    expect((await player.state()).body.ended).toBe('SESSION_ENDED');
  });

  it('needs a session', async () => {
    const stranger = await game.open(undefined, undefined, 'never-given');
    expect(stranger.opened).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID' } });
    expect(await stranger.spin(requestId())).toMatchObject({ status: 401, body: { code: 'SESSION_UNKNOWN' } });
  });
});

describe('a session', () => {
  it('opens once for a token, and again for the page that opened it', async () => {
    const again = await game.open(undefined, undefined, player.token);
    expect(again.opened.body.game).toEqual(player.opened.body.game);
    expect(again.opened.body.game).toEqual({
      ...{ id: 'lantern-night', name: 'Lantern Night', vendor: 'Nine Lamps', demo: false },
      ...{ minStake: 20_000, maxStake: 10_000_000, sheet: 'even-1' },
    });
  });

  it('counts what its rounds have brought', async () => {
    const rounds = [await player.spin(requestId()), await player.spin(requestId())];
    const net = rounds.reduce((sum, { body }) => sum + body.round.payout - body.round.stake, 0);
    const { body } = await player.state();
    expect(body.net).toBe(net);
    expect(body.latest.slice(0, 2).map(({ id }) => id)).toEqual(rounds.map((each) => each.body.round.id).reverse());
  });
});
