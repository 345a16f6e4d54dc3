import type { ApiFailure } from '../../api/failure.ts';

/** A page's actor and its snapshot, as far as a view of one request needs them. */
export interface PageView {
  readonly actor: { readonly id: string; readonly send: (event: never) => void };
  readonly state: {
    readonly machine: { readonly id: string };
    readonly context: object;
    readonly value: object;
  };
}

/** A read on screen. */
export interface Reading<Value> {
  /** Known data; null until loaded. */
  readonly value: Value | null;
  readonly status: 'loading' | 'shown' | 'failed' | 'visitor';
  readonly failure: ApiFailure | null;
  readonly retry: () => void;
}

/** A write on screen. */
export interface Writing<Answer, Payload = unknown> {
  readonly status: 'ready' | 'asking' | 'sending' | 'unsure';
  /** Of the last one, under way or answered; null without. */
  readonly payload: Payload | null;
  /** Of the last one; null without. */
  readonly answer: Answer | null;
  readonly failure: ApiFailure | null;
  readonly confirm: () => void;
  readonly back: () => void;
  readonly resend: () => void;
  readonly check: () => void;
}

type ContextOf<P extends PageView> = P['state']['context'];

interface Requests {
  readonly failures: Readonly<Record<string, ApiFailure | null>>;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly payloads: Readonly<Record<string, unknown>>;
}

const senderOf =
  ({ actor, state }: PageView) =>
  (what: string) =>
  () =>
    actor.send({ type: `${state.machine.id}.${what}` } as never);

/** A read of a page, for `<Query of>`. */
export function readOf<P extends PageView, K extends keyof P['state']['value'] & keyof ContextOf<P> & string>(
  page: P,
  read: K,
): Reading<NonNullable<ContextOf<P>[K]>> {
  const context = page.state.context as Requests & Readonly<Record<string, never>>;
  return {
    value: context[read] ?? null,
    status: page.state.value[read as never],
    failure: context.failures[read] ?? null,
    retry: senderOf(page)('retry'),
  };
}

/** A write of a page, for `<Submission of>`. */
export function writeOf<
  P extends PageView & {
    readonly state: { readonly context: { readonly answers: object; readonly payloads: object } };
  },
  K extends keyof P['state']['context']['answers'] & keyof P['state']['context']['payloads'] & string,
>(
  page: P,
  write: K,
): Writing<NonNullable<P['state']['context']['answers'][K]>, NonNullable<P['state']['context']['payloads'][K]>> {
  const context = page.state.context as unknown as Requests;
  const { write: at } = page.state.value as { readonly write: string | Readonly<Record<string, string>> };
  const send = senderOf(page);
  return {
    status: (typeof at === 'string' ? 'ready' : (at[write] ?? 'ready')) as Writing<never>['status'],
    payload: (context.payloads[write] ?? null) as never,
    answer: (context.answers[write] ?? null) as never,
    failure: context.failures[write] ?? null,
    confirm: send('confirm'),
    back: send('back'),
    resend: send('resend'),
    check: send('check'),
  };
}
