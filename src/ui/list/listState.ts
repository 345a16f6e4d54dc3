import type { AnyActorRef } from 'xstate';
import type { ApiFailure } from '../../api/failure.ts';
import type { listEvents } from '../../machines/list/list.events.ts';
import type { Filters, ListContext, Paged } from '../../machines/list/list.rules.ts';
import type { EventsOf } from '../../machines/support/events.ts';

export type ListEvent = EventsOf<typeof listEvents>;

/** A running list machine, as its view sees it. */
export interface ListActor<Part extends Paged> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): ListSnapshot<Part>;
  send(event: ListEvent): void;
}

export interface ListFileActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): ListFileSnapshot;
}

export interface ListFileSnapshot {
  readonly context: {
    readonly saved: { readonly name: string; readonly left: number } | null;
    readonly failure: ApiFailure | null;
  };
  hasTag(tag: 'busy'): boolean;
}

export interface ListSnapshot<Part extends Paged> {
  readonly context: ListContext<Filters, Part>;
  /** The download, where the list has one. */
  readonly children: { readonly file?: ListFileActor };
  can(event: ListEvent): boolean;
  matches(state: 'switchedOff' | { readonly open: 'failed' }): boolean;
  hasTag(tag: 'busy'): boolean;
}

export interface ListState<Part extends Paged> {
  readonly actor: ListActor<Part>;
  readonly context: ListContext<Filters, Part>;
}
