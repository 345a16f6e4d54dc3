import type { AnyActorRef } from 'xstate';
import type { reportViewsEvents } from '../../../machines/agent/reportViews/reportViews.events.ts';
import type { ReportViewsContext } from '../../../machines/agent/reportViews/reportViews.rules.ts';
import type { EventsOf } from '../../../machines/support/events.ts';

type ReportViewsEvent = EventsOf<typeof reportViewsEvents>;

/** The running machine of a report's saved views, as its view sees it. */
export interface ReportViewsActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): ReportViewsSnapshot;
  send(event: ReportViewsEvent): void;
}

export interface ReportViewsSnapshot {
  readonly context: ReportViewsContext;
  can(event: ReportViewsEvent): boolean;
  matches(state: 'confirming' | 'failed' | 'naming' | 'ready' | 'saving'): boolean;
  hasTag(tag: 'busy'): boolean;
}
