import { randomBytes } from 'node:crypto';
import { readProviderConfig } from '../../provider/config.ts';
import { createTables } from '../../provider/crash/createTables.ts';
import type { ProviderDeps } from '../../provider/deps.ts';
import { createApi } from '../../provider/http/api.ts';
import { createRooms } from '../../provider/rooms/createRooms.ts';
import { advanceRound } from '../../provider/rounds/advanceRound.ts';
import { createRounds } from '../../provider/rounds/createRounds.ts';
import { createSports } from '../../provider/sports/createSports.ts';
import { simulatedFeed } from '../../provider/sports/simulatedFeed.ts';
import type { Store } from '../../provider/store/openStore.ts';
import { createCoupTables } from '../../provider/tables/createCoupTables.ts';
import { signingKeyOf } from '../../provider/wallet/signingKey.ts';
import { createWalletClient } from '../../provider/wallet/walletClient.ts';
import { thrown } from '../provider/thrown.ts';
import { PROVIDER, providerKey } from '../support/gameProvider.ts';
import type { Choose } from './choices.ts';
import type { Timeline } from './timeline.ts';

/** A change of a call to the wallet, as a faulty provider would make it. */
export type Spoil = (send: ProviderDeps['sendToWallet']) => ProviderDeps['sendToWallet'];

/** What a spin pays, in percent of the stake. */
const PAYS = [0, 50, 200, 4_000] as const;
/** Where a shared round ends, in hundredths. */
const POINTS = [130, 100, 101, 500] as const;
/** The table looks at its clock so often, ms: seldom enough for ten thousand runs. */
const LEAST_TICK_MS = 250;

export type ProviderProcess = ReturnType<typeof startProviderProcess>;

/** The provider between a start and a kill. Its store outlives it. */
export function startProviderProcess(of: {
  readonly store: Store;
  readonly now: () => number;
  readonly fetch: typeof globalThis.fetch;
  readonly timeline: Timeline;
  readonly choose: Choose;
  /** The points of shared rounds by their numbers: the seeds outlive a kill. */
  readonly points: Map<number, number>;
  readonly spoil?: Spoil | undefined;
}) {
  const { store, now, timeline, choose, points, spoil = (send) => send } = of;
  let killed = false;
  const key = signingKeyOf(providerKey.secret);
  const client = createWalletClient({
    ...{ walletUrl: 'http://site.test', code: PROVIDER, key: { ...key, keyId: providerKey.id }, now },
    // Nothing is told to a process that is gone.
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        of.fetch(url, init).then(
          (response) => killed || resolve(response),
          (error) => killed || reject(error),
        );
      }),
  });
  const deps: ProviderDeps = {
    ...{ store, now, randomBytes, sendToWallet: spoil(client), caught: thrown },
    every: (ms, run) => {
      let stopped = false;
      const tick = () => {
        if (killed || stopped) return;
        run();
        timeline.plan(Math.max(ms, LEAST_TICK_MS), tick);
      };
      timeline.plan(Math.max(ms, LEAST_TICK_MS), tick);
      return () => {
        stopped = true;
      };
    },
    play: (_seeds, { stake }) => ({ spins: [], payout: (stake * (PAYS[choose(PAYS.length)] ?? 0)) / 100 }),
    crash: ({ nonce }) => {
      const point = points.get(nonce) ?? POINTS[choose(POINTS.length)] ?? 100;
      points.set(nonce, point);
      return { digits: '', point };
    },
  };
  const rounds = createRounds({
    advance: (id) => advanceRound(deps, id),
    dueIds: () => store.calls.dueRounds(now()),
    openIds: store.rounds.openIds,
  });
  const config = readProviderConfig({
    // Time flies here.
    PROVIDER_REQUESTS_PER_SESSION: '1000000',
    PROVIDER_REQUESTS_PER_ADDRESS: '1000000',
    PROVIDER_OPENINGS_PER_ADDRESS: '1000000',
  });
  const tables = createTables(deps);
  const coupTables = createCoupTables(deps, rounds);
  const rooms = createRooms(deps, rounds);
  const sports = createSports(deps, simulatedFeed(deps), rounds, config.liability);
  const api = createApi(deps, config, rounds, tables, coupTables, rooms, sports, { ...key, keyId: providerKey.id });
  return {
    deps,
    rounds,
    tables,
    api,
    /** Takes up what was under way. */
    resume: () => Promise.all([rounds.resume(), tables.resume()]),
    /** Repeats the calls that are due. */
    advanceDue: () => void Promise.all([rounds.advanceDue(), tables.advanceDue()]),
    kill: () => {
      killed = true;
    },
  };
}
