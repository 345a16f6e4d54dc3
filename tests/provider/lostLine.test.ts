import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BET_DEADLINE_MS } from '../../provider/rounds/advanceRound.ts';
import { startPlaying } from './playing.ts';

const clock = { ahead: 0 };
let game: Awaited<ReturnType<typeof startPlaying>>;
let player: Awaited<ReturnType<typeof game.open>>;
/** Payout of the next rounds, 1/10,000 P. */
let payout = 600_000;
beforeAll(async () => {
  game = await startPlaying({ now: () => Date.now() + clock.ahead, play: () => ({ spins: [], payout }) });
});
afterAll(() => game.stop());
beforeEach(async () => {
  payout = 600_000;
  player = await game.open();
  game.testWallet.calls.length = 0;
});

let requests = 0;
const requestId = () => `request-${++requests}`;
const bodiesOf = (verb: string) => game.testWallet.calls.filter((call) => call.verb === verb).map(({ body }) => body);
const balance = () => game.testWallet.wallet.balance;

describe('a line that drops', () => {
  it.each(['lost before', 'lost after'] as const)(
    'before a stake is answered (%s): the same call again',
    async (trouble) => {
      const before = balance();
      game.testWallet.trouble('bet', trouble);
      const { body } = await player.spin(requestId());
      expect(body.round).toMatchObject({ state: 'betting', outcome: null });
      await game.until(body.round.id, 'settled');
      const bets = bodiesOf('bet');
      expect(bets).toEqual([bets[0], bets[0]]);
      expect(balance()).toBe(before + 400_000);
    },
  );

  it('before a payout is answered: paid once, and the round is shown meanwhile', async () => {
    const before = balance();
    for (const trouble of ['lost after', 'lost before', 'UNAVAILABLE'] as const)
      game.testWallet.trouble('win', trouble);
    const id = requestId();
    const { body } = await player.spin(id);
    expect(body.round).toMatchObject({ state: 'paying', payout: 600_000 });
    await game.until(body.round.id, 'settled');
    expect(new Set(bodiesOf('win')).size).toBe(1);
    expect(balance()).toBe(before + 400_000);
    expect((await player.spin(id)).body.round).toMatchObject({ state: 'settled', payout: 600_000 });
  });

  it('before the end of a lost round is answered', async () => {
    payout = 0;
    game.testWallet.trouble('finishRound', 'lost after');
    const { body } = await player.spin(requestId());
    await game.until(body.round.id, 'settled');
    expect(new Set(bodiesOf('finishRound')).size).toBe(1);
  });

  it.each(['lost before', 'lost after'] as const)('for so long that the stake is taken back (%s)', async (trouble) => {
    const before = balance();
    game.testWallet.trouble('bet', trouble);
    const id = requestId();
    const { body } = await player.spin(id);
    clock.ahead += BET_DEADLINE_MS;
    const over = await game.until(body.round.id, 'cancelled');
    expect(over).toMatchObject({ outcome: null, payout: 0 });
    expect(bodiesOf('bet')).toHaveLength(1);
    expect(balance()).toBe(before);
    expect((await player.spin(id)).body.round).toMatchObject({ state: 'cancelled', outcome: null });
  });

  it('lets no second round begin meanwhile', async () => {
    game.testWallet.trouble('bet', 'lost before');
    const { body } = await player.spin(requestId());
    expect(await player.spin(requestId())).toMatchObject({ status: 409, body: { code: 'ROUND_OPEN' } });
    expect(await player.rotate()).toMatchObject({ status: 409, body: { code: 'ROUND_OPEN' } });
    expect((await player.state()).body.open).toMatchObject({ id: body.round.id, state: 'betting' });
    await game.until(body.round.id, 'settled');
  });
});

describe('a wallet that contradicts itself', () => {
  it('is asked for its view of the round', async () => {
    game.testWallet.trouble('win', 'ROUND_CLOSED');
    const { body } = await player.spin(requestId());
    expect(body.round).toMatchObject({ state: 'unsure', refusal: 'ROUND_CLOSED' });
    const known = game.testWallet.rounds.get(body.round.id);
    if (known) known.state = 'settled';
    await game.until(body.round.id, 'settled');
  });

  it('is waited for where a key or a clock is wrong', async () => {
    game.testWallet.trouble('win', 'CLOCK_OFF');
    const { body } = await player.spin(requestId());
    expect(body.round.state).toBe('paying');
    await game.until(body.round.id, 'settled');
  });
});

describe('a restart', () => {
  it('takes up an open round where it stood', async () => {
    const before = balance();
    game.testWallet.trouble('win', 'lost before');
    const id = requestId();
    const { body } = await player.spin(id);
    await game.restart();
    await game.until(body.round.id, 'settled');
    expect((await player.spin(id)).body.round).toMatchObject({ id: body.round.id, payout: 600_000 });
    expect(balance()).toBe(before + 400_000);
    await wait(300);
    expect(new Set(bodiesOf('win')).size).toBe(1);
  });

  it('takes back a stake that was asked for too long ago', async () => {
    const before = balance();
    game.testWallet.trouble('bet', 'lost after');
    const { body } = await player.spin(requestId());
    clock.ahead += BET_DEADLINE_MS;
    await game.restart();
    await game.until(body.round.id, 'cancelled');
    expect(balance()).toBe(before);
  });

  it('keeps the key', async () => {
    const { keyId } = game.provider();
    await game.restart();
    expect(game.provider().keyId).toBe(keyId);
  });
});
