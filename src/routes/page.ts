import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef } from 'xstate';
import type { Site } from '../ui/shell/site.ts';
import type { FlowDeps } from './flow.ts';

/** The code of a page: its machine, plugged in, and its view, which may also look at the site. */
export interface LoadedPage {
  readonly logic: AnyActorLogic;
  readonly View: ComponentType<{ readonly actor: AnyActorRef; readonly site: Site }>;
}

/** States machine and view of a page together, so that a view cannot be given another's machine. */
export const definePage =
  <Logic extends AnyActorLogic>(
    make: (deps: FlowDeps) => {
      readonly logic: Logic;
      readonly View: ComponentType<{ readonly actor: ActorRefFrom<Logic>; readonly site: Site }>;
    },
  ) =>
  (deps: FlowDeps): LoadedPage =>
    make(deps) as unknown as LoadedPage;
