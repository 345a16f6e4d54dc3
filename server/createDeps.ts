import { createSmsPort } from './account/verification/createSmsPort.ts';
import type { ServerConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { serverSecret } from './database/serverSecret.ts';
import { outsideTransactions, watchTransactions } from './database/transactions.ts';
import type { ServerDeps } from './deps.ts';
import { createFileStore } from './files/fileStore.ts';
import { s3Objects } from './files/s3Objects.ts';
import { createHealth } from './health/createHealth.ts';
import { createRateLimits } from './limits/rateLimits.ts';
import { createFairQueue } from './load/fairQueue.ts';
import type { Log } from './log.ts';
import { createMailPort } from './mail/createMailPort.ts';
import { onUnread } from './member/inbox/writeMessage.ts';
import { onMoved } from './money/ledger/moved.ts';
import { createPaymentPort } from './money/payment/createPaymentPort.ts';
import type { SimulatedFaults } from './money/payment/simulatedFaults.ts';
import { createSealKeys } from './seal/sealKeys.ts';
import { createLocalBus, type LiveBus } from './site/live/liveBus.ts';
import { createPasswordHasher, MEMBERS, OPERATORS, type PasswordCost } from './site/session/passwordHasher.ts';

export interface DepsParts {
  readonly config: ServerConfig;
  readonly db: Database;
  /** A replica; default: `db`. */
  readonly readDb?: Database;
  readonly now: () => number;
  readonly log: Log;
  /** Weaker than the default in tests only. */
  readonly passwordCost?: PasswordCost;
  /** Planted faults of the built-in payment provider; none unless QA sets them. */
  readonly mishaps?: SimulatedFaults | undefined;
  /** Carries news between servers; default: within this process. */
  readonly live?: LiveBus;
}

/** Builds the dependencies of handlers and jobs. Every committed movement of the ledger and every message is told to the live bus. */
export function createDeps({
  config,
  db,
  readDb = db,
  now,
  log,
  passwordCost,
  mishaps,
  live = createLocalBus(),
}: DepsParts): ServerDeps {
  watchTransactions(db);
  onMoved(db, (memberIds) => {
    for (const memberId of memberIds) live.publish(memberId, { type: 'balance', at: now() });
  });
  onUnread(db, (memberIds) => {
    for (const memberId of memberIds) live.publish(memberId, { type: 'unread', at: now() });
  });
  const members = createFairQueue(MEMBERS);
  const objects = config.fileStore && outsideTransactions('calling the file store', s3Objects(config.fileStore));
  return {
    config,
    db,
    readDb,
    now,
    log,
    health: createHealth(log),
    limits: createRateLimits(db, now),
    passwords: createPasswordHasher(passwordCost, members),
    paymentPasswords: createPasswordHasher(passwordCost, members, () => serverSecret(db, 'payment-pepper')),
    operatorPasswords: createPasswordHasher(passwordCost, createFairQueue(OPERATORS)),
    sms: outsideTransactions('sending SMS', createSmsPort({ config, db, now })),
    mail: outsideTransactions('sending mail', createMailPort({ config, db, now })),
    sealKeys: createSealKeys(db, now, config.dataKey),
    payments: outsideTransactions('calling the payment provider', createPaymentPort({ config, db, now }, mishaps)),
    live,
    files: createFileStore(objects, log),
    objects,
  };
}
