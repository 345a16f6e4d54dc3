import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { type SlotOutcome, slotRound } from '../../provider/engines/slot/slotRound.ts';
import { startPlaying } from './playing.ts';

const P = 10_000;
const GAME = 'diamond-vault';

let game: Awaited<ReturnType<typeof startPlaying>>;
let player: Awaited<ReturnType<typeof game.open>>;
/** What the next rounds win besides. */
let won: NonNullable<SlotOutcome['jackpot']>['won'] = null;

beforeAll(async () => {
  game = await startPlaying({
    play: (seeds, { stake }) => {
      const outcome = drawNow(slotRound({ sheet: 'jackpot-1', stake }), seeds);
      return { ...outcome, jackpot: { cursor: outcome.spins.length, word: 0, number: 0, won } };
    },
  });
});
afterAll(() => game.stop());
beforeEach(async () => {
  won = null;
  player = await game.open(GAME);
  game.testWallet.calls.length = 0;
});

const verbs = () => game.testWallet.calls.map(({ verb }) => verb);
const bodyOf = (verb: string) => JSON.parse(game.testWallet.calls.find((call) => call.verb === verb)?.body ?? '{}');
const pots = async () => {
  const response = await fetch(`http://127.0.0.1:${game.provider().port}/api/jackpots`, {
    headers: { authorization: `Bearer ${player.bearer}` },
  });
  return { status: response.status, body: await response.json() };
};
let requests = 0;
const requestId = () => `request-${++requests}`;

describe('a round with jackpots', () => {
  it('contributes 1.5% of its stake with the bet', async () => {
    await player.spin(requestId(), 20 * P);
    expect(bodyOf('bet')).toMatchObject({
      amount: 20 * P,
      jackpots: [
        { id: 'grand', contribution: 1_000 },
        { id: 'major', contribution: 600 },
        { id: 'minor', contribution: 600 },
        { id: 'mini', contribution: 800 },
      ],
    });
  });

  it('asks for the pot that it wins, and pays what the wallet says, beside its own payout', async () => {
    won = 'mini';
    game.testWallet.pots.set('mini', 1_234_567);
    const before = game.testWallet.wallet.balance;
    const { body } = await player.spin(requestId(), 20 * P);
    const { payout, jackpot, outcome, state, id } = body.round;
    expect(state).toBe('settled');
    expect(jackpot).toBe(1_235_300);
    expect(payout).toBe((outcome?.payout ?? 0) + 1_235_300);
    expect(verbs()).toEqual(['bet', 'jackpotWin', outcome?.payout ? 'win' : 'finishRound']);
    expect(bodyOf('jackpotWin')).toMatchObject({ roundId: id, transactionId: `${id}.jackpot`, jackpot: 'mini' });
    if (outcome?.payout) expect(bodyOf('win').amount).toBe(outcome.payout);
    expect(game.testWallet.wallet.balance).toBe(before - 20 * P + payout);
    expect(game.testWallet.pots.get('mini')).toBe(500_067);
    expect((await game.round(id)).body).toMatchObject({ payout, jackpot: 1_235_300, state: 'settled' });
  });

  it('wins once when the answer is lost: the same call gets the same amount', async () => {
    won = 'minor';
    game.testWallet.trouble('jackpotWin', 'lost after');
    const id = requestId();
    const { body } = await player.spin(id, 20 * P);
    expect(body.round.state).toBe('claiming');
    const over = await game.until(body.round.id, 'settled');
    expect(over.jackpot).toBeGreaterThanOrEqual(5_000_600);
    expect(over.payout).toBe((over.outcome?.payout ?? 0) + (over.jackpot ?? 0));
    expect(game.testWallet.pots.get('minor')).toBe(5_000_000);
    const [first, second] = game.testWallet.calls.filter(({ verb }) => verb === 'jackpotWin');
    expect(second?.body).toBe(first?.body);
  });

  it('goes on where it was after a restart', async () => {
    won = 'major';
    game.testWallet.trouble('jackpotWin', 'lost before');
    const { body } = await player.spin(requestId(), 20 * P);
    expect(body.round).toMatchObject({ state: 'claiming', outcome: { jackpot: { won: 'major' } } });
    await game.restart();
    const over = await game.until(body.round.id, 'settled');
    expect(over.jackpot).toBeGreaterThanOrEqual(50_000_600);
    expect(game.testWallet.pots.get('major')).toBe(50_000_000);
  });

  it('takes whole P only', async () => {
    expect(await player.spin(requestId(), 20 * P + 20)).toMatchObject({ status: 422, body: { code: 'STAKE_INVALID' } });
    expect(verbs()).toEqual([]);
  });
});

describe('the pots', () => {
  it('are those of the wallet', async () => {
    const grand = game.testWallet.pots.get('grand');
    const { status, body } = await pots();
    expect(status).toBe(200);
    expect(body.jackpots).toContainEqual({ id: 'grand', pot: grand, seed: 500_000_000 });
  });

  it('are asked of the wallet once, whoever looks', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    game.testWallet.calls.length = 0;
    await Promise.all([pots(), pots(), pots()]);
    expect(verbs()).toEqual(['jackpots']);
  });

  it('are not told to games without jackpots', async () => {
    player = await game.open('lantern-night');
    expect((await pots()).status).toBe(422);
  });
});
