import type { z } from 'zod/mini';
import type { OperatorRole } from '../src/api/contract/desk.ts';
import type { Endpoint } from '../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../src/api/contract/fields.ts';
import type { ServerConfig } from './config.ts';
import type { Database } from './database/database.ts';
import type { RateLimits } from './limits/rateLimits.ts';
import type { LiveBus } from './live/liveBus.ts';
import type { Log } from './log.ts';
import type { MailPort } from './mail/mailPort.ts';
import type { PaymentPort } from './payment/paymentPort.ts';
import type { SealKeys } from './seal/sealKeys.ts';
import type { PasswordHasher } from './session/passwordHasher.ts';
import type { SmsPort } from './verification/smsPort.ts';

export interface ServerDeps {
  readonly config: ServerConfig;
  readonly db: Database;
  /** The server's clock in ms; QA can move it forward. */
  readonly now: () => number;
  readonly log: Log;
  readonly limits: RateLimits;
  readonly passwords: PasswordHasher;
  readonly sms: SmsPort;
  readonly mail: MailPort;
  readonly sealKeys: SealKeys;
  readonly payments: PaymentPort;
  readonly live: LiveBus;
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
  readonly tokenHash: string;
}

/** The caller, apart from the session. */
export interface Caller {
  readonly ip: string;
  /** Two letters from a trusted proxy (CF-IPCountry), or null. */
  readonly country: string | null;
  readonly language: LanguageCode;
  readonly traceId: string;
  readonly log: Log;
}

/** The name appears in the log when the task fails. */
export type Afterwards = (name: string, task: () => Promise<void>) => void;

type Area = Readonly<Record<string, Endpoint>>;

/** One handler per call of an area: a new call in the contract does not compile until it is served. */
export type Handlers<A extends Area> = {
  readonly [K in keyof A]: (call: {
    readonly request: z.output<A[K]['request']>;
    readonly headers: A[K]['headers'] extends z.ZodMiniType ? z.output<A[K]['headers']> : Record<never, never>;
    readonly session: A[K]['token'] extends true ? Session : null;
    readonly operator: A[K]['desk'] extends true ? Operator : null;
    readonly caller: Caller;
    /**
     * The transaction of a keyed call, shared with its idempotency key. A keyed handler must use no other connection.
     */
    readonly db: Database;
    /** Runs a task after the commit, once the answer is on its way. */
    readonly afterwards: Afterwards;
  }) => z.input<A[K]['value']> | Promise<z.input<A[K]['value']>>;
};
