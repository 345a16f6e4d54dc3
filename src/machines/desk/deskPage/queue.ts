import type { deskContract } from '../../../api/contract/desk/desk.ts';
import type { Endpoint, RequestOf, ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';

export type PendingCounts = ValueOf<typeof deskContract.overview>['waiting'];

/** What an operator types before an act, and what makes it sufficient. */
export interface Typed<Item> {
  readonly kind: 'toMember' | 'toLog' | 'reply' | 'chatReply' | 'amount' | 'setting' | 'minutes' | 'value';
  readonly isValid: (text: string, item: Item) => boolean;
}

/** What the request of an act is made of. */
interface Acting<Item> {
  readonly id: string;
  /** What it is done to. */
  readonly item: Item;
  readonly language: LanguageCode;
  /** What was typed, trimmed. */
  readonly text: string;
}

interface ActOptions<E extends Endpoint, Item> {
  readonly request: (acting: Acting<Item>) => RequestOf<E>;
  /** Whether this operator may do it to the item; any may where left out. */
  readonly when?: (item: Item, operator: string) => boolean;
  /** What of the item it is done to; the item itself where left out. */
  readonly ids?: (item: Item) => readonly string[];
  readonly types?: Typed<Item>;
  readonly danger?: true;
  /** Done to the list as a whole; offered where `when` holds for one of its rows. */
  readonly whole?: true;
  /** Moves nothing: done without a question, and by auditors too. */
  readonly harmless?: true;
  /** Whether it is the first of two approvals, which alone approves nothing. */
  readonly isFirst?: (item: Item, text: string) => boolean;
}

/** An act of an operator. */
export type Act<E extends Endpoint = Endpoint, Item = never> = ActOptions<E, Item> & { readonly endpoint: E };

type StateAct<Item> = <const E extends Endpoint>(endpoint: E, options: ActOptions<E, Item>) => Act<E, Item>;

type Row<L extends Endpoint> = [L] extends [never]
  ? never
  : ValueOf<L> extends { readonly list: readonly (infer R)[] }
    ? R
    : never;

/** What acts are done to: the detail, or a row where there is none. */
type Item<L extends Endpoint, D extends Endpoint> = [D] extends [never] ? Row<L> : ValueOf<D>;

interface List<L extends Endpoint, F extends string> {
  readonly endpoint: L;
  /** In tab order; empty for a single list. */
  readonly filters: readonly F[];
  /** The longest text that finds rows; left out where there is no search. */
  readonly searchLength?: number;
  readonly request: (asked: {
    readonly filter: F;
    readonly search: string;
    readonly page: number;
    readonly language: LanguageCode;
  }) => RequestOf<L>;
}

interface Detail<D extends Endpoint> {
  readonly endpoint: D;
  readonly request: (asked: { readonly id: string; readonly language: LanguageCode }) => RequestOf<D>;
  readonly pictures?: {
    readonly endpoint: Endpoint;
    readonly of: (detail: ValueOf<D>) => readonly string[];
  };
}

interface QueueConfig<L extends Endpoint, F extends string, D extends Endpoint, A> {
  /** Left out where there is one thing alone, such as the ledger. */
  readonly list?: List<L, F>;
  readonly detail?: Detail<D>;
  readonly acts: (act: StateAct<Item<L, D>>) => A;
  /** What the menu counts. */
  readonly waiting?: readonly (keyof PendingCounts)[];
  /** What the editor writes. */
  readonly edits?: 'promotion' | 'news';
}

interface Queue<L extends Endpoint, F extends string, D extends Endpoint, A> {
  readonly list: List<L, F> | null;
  readonly detail: Detail<D> | null;
  readonly acts: A;
  readonly waiting: readonly (keyof PendingCounts)[];
  readonly edits: 'promotion' | 'news' | null;
}

/** Any queue: each of its functions takes what the queue itself has read. */
export interface AnyQueue extends Omit<Queue<Endpoint, never, Endpoint, unknown>, 'detail' | 'acts'> {
  readonly detail: {
    readonly endpoint: Endpoint;
    readonly request: Detail<Endpoint>['request'];
    readonly pictures?: { readonly endpoint: Endpoint; readonly of: (detail: never) => readonly string[] };
  } | null;
  readonly acts: Readonly<Record<string, Act>>;
}

/** States a queue of the desk: its types come from the agreement. */
export function queue<
  const L extends Endpoint = never,
  const F extends string = never,
  const D extends Endpoint = never,
  const A extends Readonly<Record<string, Act>> = Record<never, Act>,
>({ list, detail, acts, waiting = [], edits }: QueueConfig<L, F, D, A>): Queue<L, F, D, A> {
  return {
    list: list ?? null,
    detail: detail ?? null,
    acts: acts((endpoint, options) => ({ ...options, endpoint })),
    waiting,
    edits: edits ?? null,
  };
}

type EndpointOf<Part> = Part extends { readonly endpoint: infer E extends Endpoint } ? E : never;

interface Parts {
  readonly list: unknown;
  readonly detail: unknown;
}

export type RowOf<Q> = Q extends Parts ? Row<EndpointOf<Q['list']>> : never;
export type DetailOf<Q> = Q extends Parts ? ValueOf<EndpointOf<Q['detail']>> : never;
export type ItemOf<Q> = Q extends Parts ? Item<EndpointOf<Q['list']>, EndpointOf<Q['detail']>> : never;
export type FilterOf<Q> = Q extends { readonly list: { readonly filters: readonly (infer F)[] } | null } ? F : never;
export type ActOf<Q> = Q extends { readonly acts: infer A } ? keyof A & string : never;
