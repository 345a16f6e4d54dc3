import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import type { OperatorRole } from '../src/api/contract/desk.ts';
import type { Endpoint } from '../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../src/api/contract/fields.ts';
import type { RefusalCode, RefusalDetails } from '../src/api/contract/refusal.ts';
import type { ServerConfig } from './config.ts';
import type { RateLimits } from './limits/rateLimits.ts';
import type { Log } from './log.ts';
import type { MailPort } from './mail/mailPort.ts';
import type { PaymentPort } from './payment/paymentPort.ts';
import type { SealKeys } from './seal/sealKeys.ts';
import type { PasswordHasher } from './session/passwordHasher.ts';
import type { SmsPort } from './verification/smsPort.ts';

/** Drizzle over the embedded database or over PostgreSQL; nothing above this line knows which. */
export type Database = PgDatabase<PgQueryResultHKT>;

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
}

/** The signed-in session of a call marked T. */
export interface Session {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly username: string;
  readonly isAgent: number;
  readonly passwordChangeRequired: boolean;
}

/** Who sits at the desk in a call of it. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly tokenHash: string;
}

/** Who calls, apart from the session. */
export interface Caller {
  readonly ip: string;
  /** Two letters, as a trusted proxy tells them (CF-IPCountry), or null. */
  readonly country: string | null;
  readonly language: LanguageCode;
  readonly traceId: string;
  readonly log: Log;
}

/** A refusal of the business. `serve` turns it into the envelope, with words in the caller's language. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails | null;

  constructor(code: RefusalCode, details: RefusalDetails | null = null) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** The name is for the log, where a task fails. */
export type Afterwards = (name: string, task: () => Promise<void>) => void;

type Area = Readonly<Record<string, Endpoint>>;

/** One handler a call of an area: a call added to the contract does not compile until it is served. */
export type Handlers<A extends Area> = {
  readonly [K in keyof A]: (call: {
    readonly request: z.output<A[K]['request']>;
    readonly headers: A[K]['headers'] extends z.ZodMiniType ? z.output<A[K]['headers']> : Record<never, never>;
    readonly session: A[K]['token'] extends true ? Session : null;
    readonly operator: A[K]['desk'] extends true ? Operator : null;
    readonly caller: Caller;
    /** Where a keyed call writes: the transaction that also holds its Idempotency-Key. A keyed handler uses nothing else. */
    readonly db: Database;
    /** Does something once all that this call has written is there and the answer is on its way. */
    readonly afterwards: Afterwards;
  }) => z.input<A[K]['value']> | Promise<z.input<A[K]['value']>>;
};
