import type { ServerDeps } from '../../deps.ts';
import { addressKey } from '../../limits/limitKey.ts';
import type { AttemptCount } from '../../limits/rateLimits.ts';
import { Refusal } from '../../refusal.ts';

const HOUR_MS = 3_600_000;

/** Registrations per address and hour. */
export interface RegisterLimit {
  /** @throws {Refusal} TOO_MANY_REQUESTS when none are left. */
  pass(): Promise<void>;
  /**
   * Counts a registration that costs a hash, whatever its outcome, to stop username probing.
   * @throws {Refusal} TOO_MANY_REQUESTS when concurrent ones used up the limit.
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

const tooMany = ({ waitSeconds }: AttemptCount) => new Refusal('TOO_MANY_REQUESTS', { waitSeconds });
