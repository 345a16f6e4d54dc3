import type { ServerConfig } from './config.ts';
import type { Database, ServerDeps } from './deps.ts';
import { createRateLimits } from './limits/rateLimits.ts';
import type { Log } from './log.ts';
import { createMailPort } from './mail/createMailPort.ts';
import { createPaymentPort } from './payment/createPaymentPort.ts';
import type { MishapSource } from './payment/mishaps.ts';
import { createSealKeys } from './seal/sealKeys.ts';
import { createPasswordHasher, type PasswordCost } from './session/passwordHasher.ts';
import { createSmsPort } from './verification/createSmsPort.ts';

export interface DepsParts {
  readonly config: ServerConfig;
  readonly db: Database;
  readonly now: () => number;
  readonly log: Log;
  /** Less than the standard only in tests. */
  readonly passwordCost?: PasswordCost;
  /** What the built-in payment provider meets; nothing unless QA wants it to. */
  readonly mishaps?: MishapSource | undefined;
}

/** What handlers and jobs stand on, put together once. */
export const createDeps = ({ config, db, now, log, passwordCost, mishaps }: DepsParts): ServerDeps => ({
  config,
  db,
  now,
  log,
  limits: createRateLimits(db, now),
  passwords: createPasswordHasher(passwordCost),
  sms: createSmsPort({ config, db, now }),
  mail: createMailPort({ config, db, now }),
  sealKeys: createSealKeys(db, now),
  payments: createPaymentPort({ config, db, now }, mishaps),
});
