import { createHash } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { ProviderDeps } from '../../provider/deps.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { slotRound } from '../../provider/engines/slot/slotRound.ts';
import { drawOf } from '../../provider/play/outcome.ts';
import { startPlaying } from './playing.ts';

type Game = Awaited<ReturnType<typeof startPlaying>>;
const games: Game[] = [];
const startGame = async (replaced: Partial<ProviderDeps> = {}) => {
  const game = await startPlaying(replaced);
  games.push(game);
  return game;
};
const stopAll = async () => {
  for (const game of games.splice(0)) await game.stop();
};
afterEach(stopAll);
afterAll(stopAll);

/** The same chance for everything but outcomes, so that two providers differ in nothing else. */
function scripted(): Pick<ProviderDeps, 'now' | 'randomBytes'> {
  let step = 0;
  return {
    now: () => 1_795_000_000_000,
    randomBytes: (count) => {
      step += 1;
      return createHash('sha512').update(String(step)).digest().subarray(0, count);
    },
  };
}

describe('secrecy', () => {
  it('lets nothing out that depends on the outcome before the stake is taken', async () => {
    const sent = [];
    for (const payout of [0, 90_000_000]) {
      const game = await startGame({ ...scripted(), play: () => ({ spins: [], payout }) });
      const player = await game.open();
      game.testWallet.trouble('bet', 'lost before');
      await player.spin('request-1');
      await player.state();
      sent.push({ toPage: [...game.heard], toWallet: game.testWallet.calls.map(({ verb, body }) => ({ verb, body })) });
    }
    expect(sent[0]?.toWallet.map(({ verb }) => verb)).toEqual(['session', 'bet']);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('keeps the server seed until the player asks for it', async () => {
    const game = await startGame();
    const player = await game.open();
    const { body } = await player.spin('request-1');
    await game.round(body.round.id);
    const before = game.heard.join('\n');
    expect((await game.round(body.round.id)).body.serverSeed).toBeNull();
    const { serverSeed } = (await player.rotate()).body;
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(before).not.toContain(serverSeed);
  });
});

describe('a revealed round', () => {
  it('follows from what was committed to', async () => {
    const game = await startGame();
    const player = await game.open();
    const { commitment } = player.opened.body.seed;
    const spins = [
      await player.spin('request-1'),
      await player.spin('request-2', 400_000, { clientSeed: 'lamyai88-market' }),
    ];
    await player.rotate();
    const proofs = await Promise.all(spins.map(async ({ body }) => (await game.round(body.round.id)).body));
    expect(proofs.map(({ clientSeed, nonce }) => ({ clientSeed, nonce }))).toEqual([
      { clientSeed: player.opened.body.seed.clientSeed, nonce: 1 },
      { clientSeed: 'lamyai88-market', nonce: 2 },
    ]);
    for (const { serverSeed, clientSeed, nonce, sheet, stake, outcome, payout, ...proof } of proofs) {
      expect(createHash('sha256').update(String(serverSeed)).digest('hex')).toBe(commitment);
      expect(proof.commitment).toBe(commitment);
      const again = drawNow(slotRound({ sheet, stake }), { serverSeed: String(serverSeed), clientSeed, nonce });
      expect(again).toEqual(outcome);
      expect(again.payout).toBe(payout);
    }
  });

  it('begins a new seed at nonce 1, with another commitment', async () => {
    const game = await startGame();
    const player = await game.open();
    await player.spin('request-1');
    const { body } = await player.rotate();
    expect(body.state.seed.nextNonce).toBe(1);
    expect(body.state.seed.commitment).not.toBe(player.opened.body.seed.commitment);
    expect((await player.rotate()).body.serverSeed).toBeNull();
  });
});

describe('steering', () => {
  it('does not exist: swapped players, balances and histories give swapped outcomes', async () => {
    const playAll = async (order: readonly string[], balance: number) => {
      const drawn: unknown[] = [];
      const play: ProviderDeps['play'] = (seeds, bet) => {
        drawn.push({ seeds, bet });
        return drawNow(drawOf(bet), seeds);
      };
      const game = await startGame({ ...scripted(), play });
      game.testWallet.wallet.balance = balance;
      const outcomes = [];
      for (const name of order) {
        const player = await game.open('lantern-night', name);
        for (const request of ['request-1', 'request-2'])
          outcomes.push((await player.spin(request)).body.round.outcome);
      }
      return { drawn, outcomes };
    };
    const first = await playAll(['p-rich', 'p-poor'], 900_000_000);
    const second = await playAll(['p-poor', 'p-rich'], 1_000_000);
    expect(second).toEqual(first);
  });
});
