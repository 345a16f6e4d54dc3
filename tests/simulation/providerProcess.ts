import { randomBytes } from 'node:crypto';
import { createTables } from '../../provider/crash/createTables.ts';
import type { ProviderDeps } from '../../provider/deps.ts';
import { createApi } from '../../provider/http/api.ts';
import { advanceRound } from '../../provider/rounds/advanceRound.ts';
import { createRounds } from '../../provider/rounds/createRounds.ts';
import type { Store } from '../../provider/store/openStore.ts';
import { signingKeyOf } from '../../provider/wallet/signingKey.ts';
import { createWalletClient } from '../../provider/wallet/walletClient.ts';
import { PROVIDER, providerKey } from '../support/gameProvider.ts';

/** A change of a call to the wallet, as a faulty provider would make it. */
export type Spoil = (send: ProviderDeps['sendToWallet']) => ProviderDeps['sendToWallet'];

/** The provider between a start and a kill. Its store outlives it. */
export function startProviderProcess(of: {
  readonly store: Store;
  readonly now: () => number;
  readonly fetch: typeof globalThis.fetch;
  /** Multiple of the stake that the next outcome pays, in percent. */
  readonly pays: () => number;
  readonly spoil?: Spoil | undefined;
}) {
  const { store, now, spoil = (send) => send } = of;
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
    ...{ store, now, randomBytes, sendToWallet: spoil(client) },
    play: (_seeds, { stake }) => ({ spins: [], payout: (stake * of.pays()) / 100 }),
    crash: () => {
      throw new Error('no crash game is simulated');
    },
  };
  const rounds = createRounds({
    advance: (id) => advanceRound(deps, id),
    dueIds: () => store.calls.dueRounds(now()),
    openIds: store.rounds.openIds,
  });
  const api = createApi(deps, rounds, createTables(deps), { ...key, keyId: providerKey.id });
  return {
    ...{ deps, rounds, api },
    kill: () => {
      killed = true;
    },
  };
}
