import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import { businessDay } from '../api/contract/rules/businessDay.ts';
import type { MarkedEvents } from '../machines/support/events.ts';
import { plug } from '../machines/support/plug.ts';
import type { Site } from '../ui/site/shell/site.ts';
import type { FlowDeps } from './flow.ts';
import { createSaveFile } from './saveFile.ts';

const saveFile = createSaveFile();

/** What a page loads on first use: machine, view and events. */
export interface PageCode {
  readonly events: MarkedEvents;
  /** The machine, wired to the client; other effects come from `deps`. */
  readonly logic: (deps: FlowDeps) => AnyStateMachine;
  readonly View: ComponentType<{ readonly actor: AnyActorRef; readonly site: Site }>;
}

interface CodeOf<Machine extends AnyStateMachine> {
  /** Events of the page and its child machines. Every free-text field declares whether it is secret. */
  readonly events: MarkedEvents;
  /** A function of `deps` where there are effects other than calls. */
  readonly machine: Machine | ((deps: FlowDeps) => Machine);
  readonly View: ComponentType<{ readonly actor: ActorRefFrom<Machine>; readonly site: Site }>;
}

/** Ties a page's events, machine and view together: a mismatch does not compile. */
export const pageCode = <Machine extends AnyStateMachine>({ events, machine, View }: CodeOf<Machine>): PageCode => ({
  events,
  logic: (deps) =>
    plug(typeof machine === 'function' ? machine(deps) : machine, {
      saveFile,
      today: () => businessDay(deps.siteNow()),
      ...deps,
    }),
  View: View as PageCode['View'],
});
