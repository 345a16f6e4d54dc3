import type * as z from 'zod/mini';
import type { Endpoint, RequestOf, ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { ApiFailure } from '../../api/failure.ts';

/** A choice on the page, kept in its context: event `<page>.<choice>`. */
export interface Choice<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  readonly initial: z.output<Schema>;
  /** Reads it from the address, at first and whenever that changes; null for a choice without an address. */
  readonly from: ((address: string) => z.output<Schema>) | null;
  /** Choices that this one sets back. */
  readonly resets: readonly string[];
  /** Ends a dialog. */
  readonly closes: boolean;
}

export type Choices = Readonly<Record<string, Choice>>;

/** The choices of a page as values. */
export type Chosen<C extends Choices> = { readonly [K in keyof C]: z.output<C[K]['schema']> };

/** What a page opens with: its place, values of its choices, and what is given to it; keys only where it writes. */
export type PageOpening<C extends Choices, W extends Submissions, Given> = {
  readonly language: LanguageCode;
  readonly address?: string;
} & ('keyed' extends W[keyof W]['endpoint']['repeat'] ? { readonly keySeed: string } : { readonly keySeed?: string }) &
  Partial<Chosen<C>> &
  Given;

/** What the requests of reads are made of. */
export type Asking<C extends Choices> = Chosen<C> & {
  readonly language: LanguageCode;
  /** Path and query; empty in a dialog. */
  readonly address: string;
};

/** A read of a page: `loading`, `shown`, `failed`; loads again when a choice or the language changes its request. */
export interface Query<E extends Endpoint = Endpoint, Member extends boolean = boolean> {
  readonly endpoint: E;
  /** Null for an empty one. */
  readonly request: ((asking: never) => RequestOf<E>) | null;
  /** Loads again after this time, ms; null for never. */
  readonly freshFor: number | null;
  /** Whether `<page>.refresh` loads it again. */
  readonly refreshes: boolean;
  /** Only for members: a visitor's read is `visitor`. */
  readonly member: Member;
}

export type Queries = Readonly<Record<string, Query>>;

export type ValueOfQuery<Q extends Query> = ValueOf<Q['endpoint']>;

/** The values of all reads; null until loaded. */
export type Values<R extends Queries> = { readonly [K in keyof R]: ValueOfQuery<R[K]> | null };

/** A write of a page: event `<page>.<write>`; `sending`, and `unsure` where its outcome can be unknown. */
export interface Submission<E extends Endpoint = Endpoint, Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly endpoint: E;
  readonly payload: Payload;
  readonly request: (page: never, payload: never) => RequestOf<E>;
  /** Whether it makes sense now; null for always. */
  readonly can: ((page: never, payload: never) => boolean) | null;
  /** Reads that have to be shown for it. */
  readonly needs: readonly string[];
  /** Asks before it sends. */
  readonly asks: boolean;
  /** Reads that are loaded again after an answer, refused or not. */
  readonly reload: readonly string[];
  /** The read whose value its answer is. */
  readonly answers: string | null;
  readonly movesMoney: boolean;
}

export type Submissions = Readonly<Record<string, Submission>>;

export type PayloadOf<S extends Submission> = z.output<S['payload']>;

/** What a page knows, beside the states of its requests. */
export type PageContext<C extends Choices, R extends Queries, W extends Submissions> = Asking<C> &
  Values<R> & {
    readonly keySeed: string;
    /** Number of answered writes. */
    readonly keyIndex: number;
    /** The last request of each read. */
    readonly requests: { readonly [K in keyof R]?: RequestOf<R[K]['endpoint']> };
    /** Why the last try of each failed; null if it did not. */
    readonly failures: { readonly [K in keyof R | keyof W]: ApiFailure | null };
    /** What is asked about or sent: the request stays the same when it is sent again. */
    readonly sending: { readonly payload: PayloadOf<W[keyof W]>; readonly request: unknown } | null;
    /** Payload of the last write, under way or answered; null for the others. */
    readonly payloads: { readonly [K in keyof W]: PayloadOf<W[K]> | null };
    /** The answer of the last write; null for the others. */
    readonly answers: { readonly [K in keyof W]: ValueOf<W[K]['endpoint']> | null };
  };

type ChoiceEvents<Id extends string, C extends Choices> = {
  [K in keyof C & string]: { readonly type: `${Id}.${K}` } & { readonly [P in K]: z.output<C[K]['schema']> };
}[keyof C & string];

type WriteEvents<Id extends string, W extends Submissions> = {
  [K in keyof W & string]: string extends keyof PayloadOf<W[K]>
    ? { readonly type: `${Id}.${K}` }
    : { readonly type: `${Id}.${K}` } & Readonly<PayloadOf<W[K]>>;
}[keyof W & string];

/** What can happen to a page from outside. */
export type PageEvent<Id extends string, C extends Choices, W extends Submissions> =
  | ChoiceEvents<Id, C>
  | WriteEvents<Id, W>
  /** Loads what has failed. */
  | { readonly type: `${Id}.retry` }
  /** Loads again what is shown. */
  | { readonly type: `${Id}.refresh` }
  /** Answers the question before a write. */
  | { readonly type: `${Id}.confirm` }
  | { readonly type: `${Id}.back` }
  /** Outcome unknown: resend, or load what it would have changed. */
  | { readonly type: `${Id}.resend` }
  | { readonly type: `${Id}.check` }
  /** Ends a dialog. */
  | { readonly type: `${Id}.close` }
  | { readonly type: 'page.language' | 'modal.language'; readonly language: LanguageCode }
  | { readonly type: 'page.address'; readonly address: string }
  | { readonly type: 'page.signedIn' }
  | { readonly type: 'page.signedOut' }
  /** Sent by the page itself. */
  | { readonly type: 'page.reload'; readonly read: string };

type ClosedState<X extends boolean> = true extends X ? 'closed' : never;

type ReadState<Q extends Query> = 'loading' | 'shown' | 'failed' | (true extends Q['member'] ? 'visitor' : never);

type WriteState<W extends Submissions> =
  | 'ready'
  | { readonly [K in keyof W & string]: { readonly [P in K]: 'asking' | 'sending' | 'unsure' } }[keyof W & string];

/** A region for each read, one for the writes, and one that hears of members, where there are some. */
export type PageValue<R extends Queries, W extends Submissions, X extends boolean = boolean> = {
  [K in keyof R & string]: ReadState<R[K]> | ClosedState<X>;
} & (keyof W extends never ? unknown : { write: WriteState<W> | ClosedState<X> }) &
  (true extends R[keyof R]['member'] ? { member: 'listening' | 'lost' | ClosedState<X> } : unknown);
