import { Refusal, type ServerDeps } from '../deps.ts';
import { addressKey } from '../limits/limitKey.ts';
import type { Tries } from '../limits/rateLimits.ts';

const HOUR_MS = 3_600_000;

/** How many registrations an address may try in an hour. */
export interface RegisterLimit {
  /** @throws {Refusal} TOO_MANY_REQUESTS when there are none left. */
  pass(): Promise<void>;
  /**
   * Counts one that costs a hash, whatever comes of it: names could be tried out otherwise.
   * @throws {Refusal} TOO_MANY_REQUESTS for one of many that came at once.
   */
  take(): Promise<void>;
}

export function registerLimit({ limits, config }: Pick<ServerDeps, 'limits' | 'config'>, ip: string): RegisterLimit {
  const key = addressKey('register', ip);
  const limit = config.limits.registrationsPerAddress;
  return {
    pass: async () => {
      const tries = await limits.peek(key);
      if (tries.count >= limit) throw tooMany(tries);
    },
    take: async () => {
      const taken = await limits.take(key, { limit, windowMs: HOUR_MS });
      if (!taken.ok) throw tooMany(taken);
    },
  };
}

const tooMany = ({ waitSeconds }: Tries) => new Refusal('TOO_MANY_REQUESTS', { waitSeconds });
