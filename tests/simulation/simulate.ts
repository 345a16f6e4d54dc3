import { and, eq, inArray, isNull } from 'drizzle-orm';
import { openSession } from '../../provider/play/openSession.ts';
import { PlayRefusal } from '../../provider/play/PlayRefusal.ts';
import { spin } from '../../provider/play/spin.ts';
import { isOver } from '../../provider/rounds/replayRound.ts';
import { openStore } from '../../provider/store/openStore.ts';
import type { Round } from '../../provider/store/rounds.ts';
import { bet, game, gameRound } from '../../server/database/schema.ts';
import { verifyLedger } from '../../server/ledger/verifyLedger.ts';
import { OPEN_ROUND_MS, reconcileRounds } from '../../server/provider/reconcileRounds.ts';
import { gameContract } from '../../src/api/contract/game.ts';
import { sessionContract } from '../../src/api/contract/session.ts';
import { accountBalance, give } from '../support/accountBalance.ts';
import { launchRequest, PROVIDER, PROVIDER_URL, startWithProvider } from '../support/gameProvider.ts';
import { P, signedInPlayer } from '../support/payments.ts';
import type { Reference } from '../support/reference.ts';
import { chooseFrom, once } from './choices.ts';
import { createNetwork } from './network.ts';
import { type Spoil, startProviderProcess } from './providerProcess.ts';
import { createTimeline } from './timeline.ts';

const MEMBER = 'demo-somchai';
const BALANCE = 10_000 * P;
const STAKES = [20 * P, 2 * P, 200 * P, 9_000 * P] as const;
/** Percent of the stake. */
const PAYS = [0, 50, 200, 4_000] as const;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const TICK_MS = 250;
/** The player presses again when no answer has come. */
const PATIENCE_MS = 6 * SECOND;

export interface Simulated {
  /** What is wrong at the end, each as a sentence; empty where every round ended once and the money agrees. */
  readonly faults: readonly string[];
  /** How the rounds ended, in their order. */
  readonly rounds: readonly Round['state'][];
  /** What went wrong on the way, with the time in ms. */
  readonly log: readonly string[];
}

export interface World {
  /** Plays some rounds under the faults that a list of choices asks for. */
  readonly simulate: (choices: readonly number[], spoil?: Spoil) => Promise<Simulated>;
  /** Faults of the whole ledger. */
  readonly verify: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/**
 * Wallet, provider, player, clock and network in one process. The wallet is the real server on its database, the
 * provider the real one on its store; a kill leaves only what they had stored.
 */
export async function openWorld(): Promise<World> {
  let server = await startWithProvider({ database: 'embedded' });
  await server.db.update(game).set({ maxStake: 1e9 });
  const balance = async () => (await accountBalance(server, MEMBER)) ?? 0;

  const simulate = async (choices: readonly number[], spoil?: Spoil): Promise<Simulated> => {
    const lacking = BALANCE - (await balance());
    if (lacking !== 0) await give(server, MEMBER, lacking);
    const choose = chooseFrom(choices);
    const start = server.now();
    const log: string[] = [];
    const note = (line: string) => void log.push(`${server.now() - start} ${line}`);
    const timeline = createTimeline({ now: server.now, advance: server.advance });
    let serverDownUntil = 0;
    const network = createNetwork({
      ...{ choose, timeline, log: note },
      server: () => (server.now() < serverDownUntil ? null : (url, init) => server.fetch(url, init)),
    });

    const player = await signedInPlayer(server);
    const { game_url } = await player.api(gameContract.launch, { request: launchRequest, headers: { language: 'EN' } });
    const store = openStore(':memory:');
    const startProvider = (fetch: typeof globalThis.fetch) =>
      startProviderProcess({
        ...{ store, fetch, spoil, now: server.now },
        pays: () => PAYS[choose(PAYS.length)] ?? 0,
      });
    const opener = startProvider(server.fetch);
    const {
      id: sessionId,
      player: pseudonym,
      gameId,
    } = await openSession(opener.deps, new URL(game_url ?? '').searchParams.get('token') ?? '', 'bearer-of-the-page');

    let provider: ReturnType<typeof startProvider> | null = startProvider(network.fetch);
    const restart = () => {
      if (provider !== null) return;
      provider = startProvider(network.fetch);
      void provider.rounds.resume();
    };
    const tick = () => {
      void provider?.rounds.advanceDue();
      timeline.plan(TICK_MS, tick);
    };
    tick();
    const reconcile = () =>
      reconcileRounds(server.deps, async (url) => {
        if (provider === null) throw new Error('no connection');
        return provider.api.request(url.slice(`${PROVIDER_URL}/api`.length));
      });

    const requests: string[] = [];
    const total = 1 + choose(4);
    let isDone = false;
    const press = (requestId: string, stake: number) => {
      const session = store.sessions.get(sessionId);
      if (provider === null || session === null) return;
      const { deps, rounds } = provider;
      const answered = (round: Round) => void (isOver(round.state) && requests.at(-1) === requestId && next());
      const refused = (error: unknown) => {
        if (!(error instanceof PlayRefusal)) throw error;
        if (error.code === 'ROUND_OPEN') return;
        isDone = true;
      };
      for (let clicks = once(choose, 5) ? 2 : 1; clicks > 0; clicks -= 1)
        void spin(deps, rounds, session, { requestId, stake }).then(answered, refused);
    };
    const wait = (requestId: string, stake: number) => {
      if (isDone || requests.at(-1) !== requestId) return;
      press(requestId, stake);
      timeline.plan(PATIENCE_MS, () => wait(requestId, stake));
    };
    const next = () => {
      if (requests.length >= total) {
        isDone = true;
        return;
      }
      const requestId = `request-${requests.length}`;
      const stake = STAKES[choose(STAKES.length)] ?? P;
      requests.push(requestId);
      timeline.plan(choose(500), () => wait(requestId, stake));
      timeline.plan(choose(8_000), async () => {
        const accident = choose(12);
        if (accident === 11 || accident === 10) {
          note('provider killed');
          provider?.kill();
          provider = null;
          timeline.plan(accident === 11 ? choose(15) * MINUTE : choose(5_000), restart);
        } else if (accident === 9) {
          note('server killed');
          server = await server.restart();
          serverDownUntil = server.now() + choose(15_000);
        } else if (accident === 8) {
          note('player logs out');
          // Who has logged out already is refused.
          await player.api(sessionContract.logout, { request: {} }).catch(() => {});
        } else if (accident === 7) {
          note('second tab');
          press(`other-${requestId}`, stake);
          requests.unshift(`other-${requestId}`);
        }
      });
    };
    next();
    for (let minute = 1; minute <= 30; minute += 1) timeline.plan(minute * MINUTE, reconcile);
    await timeline.run(() => isDone, 20 * MINUTE);

    network.heal();
    serverDownUntil = 0;
    restart();
    const rounds = () => requests.flatMap((requestId) => store.rounds.byRequest(pseudonym, gameId, requestId) ?? []);
    await timeline.run(() => rounds().every(({ state }) => isOver(state)), 10 * MINUTE);
    // Copies that are still under way arrive, and rounds that only the wallet holds open are asked about.
    await timeline.run(() => false, MINUTE);
    server.advance(OPEN_ROUND_MS + MINUTE);
    await reconcile();
    await timeline.run(() => false, MINUTE);
    provider?.kill();

    const faults = await disagreements(server, rounds());
    const moved = (await balance()) - BALANCE;
    const played = rounds().reduce(
      (sum, { state, stake, payout }) => sum + (state === 'settled' ? payout - stake : 0),
      0,
    );
    if (moved !== played) faults.push(`the balance moved by ${moved}, the rounds by ${played}`);
    const ended = rounds().map(({ state }) => state);
    store.close();
    return { faults, rounds: ended, log };
  };

  return {
    simulate,
    verify: async () => (await verifyLedger(server.db)).faults,
    close: () => server.close(),
  };
}

/** Where the wallet's view of a round is not the provider's. */
async function disagreements({ db, deps }: Reference, rounds: readonly Round[]): Promise<string[]> {
  const refs = rounds.map(({ id }) => id);
  const own = and(
    eq(gameRound.merchantCode, deps.config.merchant),
    eq(gameRound.provider, PROVIDER),
    inArray(gameRound.roundRef, refs),
  );
  const known = new Map((await db.select().from(gameRound).where(own)).map((row) => [row.roundRef, row]));
  const bets = await db
    .select()
    .from(bet)
    .where(and(inArray(bet.round, refs), isNull(bet.voidedAt)));
  return rounds.flatMap(({ id, state, stake, payout }) => {
    const row = known.get(id);
    const wallet = row ? `${row.state}, stake ${row.stake}, payout ${row.payout}` : 'unknown';
    const booked = bets.filter(({ round }) => round === id).map((one) => `${one.stake} → ${one.payout}`);
    const expected =
      state === 'settled'
        ? { wallets: [`settled, stake ${stake}, payout ${payout}`], booked: [`${stake} → ${payout}`] }
        : { wallets: ['unknown', ...(state === 'cancelled' ? ['cancelled, stake 0, payout 0'] : [])], booked: [] };
    const told = `${id} is ${state} at the provider, stake ${stake}, payout ${payout}`;
    return [
      ...(isOver(state) ? [] : [`${told}: not over`]),
      ...(expected.wallets.includes(wallet) ? [] : [`${told}; at the wallet: ${wallet}`]),
      ...(booked.join() === expected.booked.join() ? [] : [`${told}; in the betting record: ${booked.join()}`]),
    ];
  });
}
