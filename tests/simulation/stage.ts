import { openSession } from '../../provider/play/openSession.ts';
import { openStore, type Store } from '../../provider/store/openStore.ts';
import { OPEN_ROUND_MS, reconcileRounds } from '../../server/play/provider/reconcileRounds.ts';
import { gameContract } from '../../src/api/contract/play/game.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { launchRequest, PROVIDER_URL } from '../support/gameProvider.ts';
import { signedInPlayer } from '../support/payments.ts';
import type { Reference } from '../support/reference.ts';
import { type Choose, chooseFrom } from './choices.ts';
import { createNetwork } from './network.ts';
import { type ProviderProcess, type Spoil, startProviderProcess } from './providerProcess.ts';
import { createTimeline, type Timeline } from './timeline.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const TICK_MS = 250;

/** The site, which a kill replaces. */
export interface Site {
  server: Reference;
}

/** A player at a game, between a provider and a wallet that fail as a list of choices says. */
export interface Stage {
  readonly choose: Choose;
  readonly log: string[];
  readonly timeline: Timeline;
  readonly store: Store;
  readonly sessionId: string;
  /** The player's name at the provider. */
  readonly player: string;
  readonly gameId: string;
  /** Null while it is down. */
  readonly provider: () => ProviderProcess | null;
  /** Calls at once, and after every start of the provider. */
  readonly whileUp: (run: (provider: ProviderProcess) => void) => void;
  /** Perhaps a kill, a logout, or a press in another tab. */
  readonly accident: (pressElsewhere: () => void) => Promise<void>;
  /** Runs until the player is done, heals everything, and runs until `isSettled`; closed afterwards. */
  readonly runOut: (isDone: () => boolean, isSettled: () => boolean) => Promise<void>;
}

export async function openStage(
  site: Site,
  choices: readonly number[],
  of: { readonly gameId: string; readonly spoil: Spoil | undefined },
): Promise<Stage> {
  const { now, advance } = site.server;
  const choose = chooseFrom(choices);
  const start = now();
  const log: string[] = [];
  const note = (line: string) => void log.push(`${now() - start} ${line}`);
  const timeline = createTimeline({ now, advance });
  let serverDownUntil = 0;
  const network = createNetwork({
    ...{ choose, timeline, log: note },
    server: () => (now() < serverDownUntil ? null : (url, init) => site.server.fetch(url, init)),
  });

  const player = await signedInPlayer(site.server);
  const { game_url } = await player.api(gameContract.launch, {
    request: { ...launchRequest, gameId: of.gameId, vassalage: '' },
    headers: { language: 'EN' },
  });
  const store = openStore(':memory:');
  const points = new Map<number, number>();
  const startProvider = (fetch: typeof globalThis.fetch) =>
    startProviderProcess({ store, fetch, spoil: of.spoil, now, timeline, choose, points });
  const opener = startProvider(site.server.fetch);
  const token = new URL(game_url ?? '').searchParams.get('token') ?? '';
  const session = await openSession(opener.deps, token, 'bearer-of-the-page');

  let provider: ProviderProcess | null = startProvider(network.fetch);
  const starters: ((provider: ProviderProcess) => void)[] = [];
  const kill = () => {
    provider?.kill();
    provider = null;
  };
  const restart = () => {
    if (provider !== null) return;
    provider = startProvider(network.fetch);
    void provider.resume();
    for (const starter of starters) starter(provider);
  };
  const tick = () => {
    provider?.advanceDue();
    timeline.plan(TICK_MS, tick);
  };
  tick();
  const reconcile = () =>
    reconcileRounds(site.server.deps, async (url, { headers }) => {
      if (provider === null) throw new Error('no connection');
      return provider.api.request(url.slice(`${PROVIDER_URL}/api`.length), { headers });
    });

  return {
    ...{ choose, log, timeline, store, sessionId: session.id, player: session.player, gameId: session.gameId },
    provider: () => provider,
    whileUp: (run) => {
      starters.push(run);
      if (provider !== null) run(provider);
    },
    accident: async (pressElsewhere) => {
      const accident = choose(12);
      if (accident === 11 || accident === 10) {
        note('provider killed');
        kill();
        timeline.plan(accident === 11 ? choose(15) * MINUTE : choose(5_000), restart);
      } else if (accident === 9) {
        note('server killed');
        site.server = await site.server.restart();
        serverDownUntil = now() + choose(15_000);
      } else if (accident === 8) {
        note('player logs out');
        // Who has logged out already is refused.
        await player.api(sessionContract.logout, { request: {} }).catch(() => {});
      } else if (accident === 7) {
        note('second tab');
        pressElsewhere();
      }
    },
    runOut: async (isDone, isSettled) => {
      for (let minute = 1; minute <= 30; minute += 1) timeline.plan(minute * MINUTE, reconcile);
      await timeline.run(isDone, 20 * MINUTE);
      network.heal();
      serverDownUntil = 0;
      restart();
      await timeline.run(isSettled, 10 * MINUTE);
      // Copies that are still under way arrive, and rounds that only the wallet holds open are asked about.
      await timeline.run(() => false, MINUTE);
      advance(OPEN_ROUND_MS + MINUTE);
      await reconcile();
      await timeline.run(() => false, MINUTE);
      kill();
    },
  };
}
