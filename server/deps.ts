import type { z } from 'zod/mini';
import type { OperatorRole } from '../src/api/contract/desk/desk.ts';
import type { Endpoint } from '../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../src/api/contract/fields.ts';
import type { SmsPort } from './account/verification/smsPort.ts';
import type { ServerConfig } from './config.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/fileStore.ts';
import type { ObjectStore } from './files/objectStore.ts';
import type { Health } from './health/createHealth.ts';
import type { RateLimits } from './limits/rateLimits.ts';
import type { Log } from './log.ts';
import type { MailPort } from './mail/mailPort.ts';
import type { PaymentPort } from './money/payment/paymentPort.ts';
import type { SealKeys } from './seal/sealKeys.ts';
import type { LiveBus } from './site/live/liveBus.ts';
import type { PasswordHasher } from './site/session/passwordHasher.ts';

export interface ServerDeps {
  readonly config: ServerConfig;
  readonly db: Database;
  /** Agents' reports read it: a replica where `DATABASE_READ_URL` names one, else `db`. */
  readonly readDb: Database;
  /** The server's clock in ms; QA can move it forward. */
  readonly now: () => number;
  readonly log: Log;
  readonly health: Health;
  readonly limits: RateLimits;
  readonly passwords: PasswordHasher;
  /** In the members' queue, with a pepper: a payment password has six digits. */
  readonly paymentPasswords: PasswordHasher;
  /** With a queue of its own: members' logins do not delay the desk. */
  readonly operatorPasswords: PasswordHasher;
  readonly sms: SmsPort;
  readonly mail: MailPort;
  readonly sealKeys: SealKeys;
  readonly payments: PaymentPort;
  readonly live: LiveBus;
  readonly files: FileStore;
  /** Where `moveFiles` moves them; null without a store. */
  readonly objects: ObjectStore | null;
}

/** The signed-in session of a call marked T. */
export interface Session {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly username: string;
  readonly isAgent: number;
  readonly passwordChangeRequired: boolean;
}

/** The signed-in operator of a desk call. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
  /** Whether the operator has a second factor. */
  readonly hasFactor: boolean;
  readonly tokenHash: string;
}

/** The caller, apart from the session. */
export interface Caller {
  readonly ip: string;
  /** Two letters from a trusted proxy (CF-IPCountry), or null. */
  readonly country: string | null;
  /** The browser as it names itself, at most 300 characters. */
  readonly userAgent: string;
  /** Of the page that calls, as browsers tell; null without one. */
  readonly origin: string | null;
  readonly language: LanguageCode;
  readonly traceId: string;
  readonly cookie: (name: string) => string | null;
  /** Sets an HttpOnly cookie of the API for half a year. */
  readonly keepCookie: (name: string, value: string) => void;
  readonly log: Log;
}

/** The name appears in the log when the task fails. */
export type Afterwards = (name: string, task: () => Promise<void>) => void;

type Area = Readonly<Record<string, Endpoint>>;

/** What a handler is told of a call. */
export interface CallOf<E extends Endpoint> {
  readonly request: z.output<E['request']>;
  readonly headers: E['headers'] extends z.ZodMiniType ? z.output<E['headers']> : Record<never, never>;
  readonly session: E['token'] extends true ? Session : null;
  readonly operator: E['desk'] extends true ? Operator : null;
  readonly caller: Caller;
  /** Runs a task after the commit, once the answer is on its way. */
  readonly afterwards: Afterwards;
}

/** The transaction of a keyed call, shared with its idempotency key. A keyed handler must use no other connection. */
interface WithDatabase {
  readonly db: Database;
}

export type AnswerOf<E extends Endpoint> = z.input<E['value']> | Promise<z.input<E['value']>>;

/** Decodes what was uploaded before the transaction, and not for a repeat; returns what is done within it. */
interface PreparingHandler<E extends Endpoint> {
  readonly prepare: (call: CallOf<E>) => Promise<(db: Database) => AnswerOf<E>>;
}

/** One handler per call of an area: a new call in the contract does not compile until it is served. */
export type Handlers<A extends Area> = {
  readonly [K in keyof A]:
    | ((call: CallOf<A[K]> & WithDatabase) => AnswerOf<A[K]>)
    | (A[K]['sends'] extends 'upload' ? PreparingHandler<A[K]> : never);
};
