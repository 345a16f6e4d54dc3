import type { SendToWallet } from '../wallet/walletClient.ts';

/** While the wallet is away, one waiting call is sent so often, ms; and all of them again at most so often. */
const TRY_EVERY_MS = 1_000;

export interface WalletLine {
  readonly send: SendToWallet;
  /** Since when no call has been answered, ms; null while calls are. */
  readonly awaySince: () => number | null;
  /** Makes waiting calls due: the oldest while the wallet is away, all of them once it has answered again. */
  readonly wake: () => void;
}

/** Calls wait for longer with each try. After an outage they go with the first good answer, not when their wait is over. */
export function createWalletLine(of: {
  readonly send: SendToWallet;
  readonly now: () => number;
  readonly wakeAll: () => void;
  readonly wakeOldest: () => void;
}): WalletLine {
  const { now } = of;
  let awaySince: number | null = null;
  let isBack = false;
  let wokenAt = 0;
  return {
    send: async (verb, body) => {
      const result = await of.send(verb, body);
      if (result.kind === 'unknown') {
        if (awaySince === null) [awaySince, wokenAt] = [now(), now()];
      } else if (awaySince !== null) {
        awaySince = null;
        isBack = true;
      }
      return result;
    },
    awaySince: () => awaySince,
    wake: () => {
      if ((awaySince === null && !isBack) || now() - wokenAt < TRY_EVERY_MS) return;
      wokenAt = now();
      if (awaySince !== null) return of.wakeOldest();
      isBack = false;
      of.wakeAll();
    },
  };
}
