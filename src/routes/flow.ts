import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef } from 'xstate';
import type { ApiClient, Seal } from '../api/client.ts';
import type { SessionStore } from '../machines/session/sessionStore.ts';

/** What the flows are plugged into, whichever of them opens. */
export interface FlowDeps {
  readonly api: ApiClient;
  readonly now: () => number;
  /** The present by the server's clock, ms. */
  readonly siteNow: () => number;
  readonly seal: Seal;
  readonly session: SessionStore;
  /** Ends the session of this token on the server; nobody waits for it. */
  readonly endSession: (token: string) => void;
  readonly tellOtherTabs: () => void;
  /** Of this tab: what outlives a flow and a reload. */
  readonly storage: Storage;
  /** Decision A4: whether the remember cookie may hold the password. */
  readonly mayKeepPassword: () => boolean;
}

/** The code of a flow: its machine, plugged in, and its view. */
export interface LoadedFlow {
  readonly logic: AnyActorLogic;
  readonly View: ComponentType<{ readonly actor: AnyActorRef }>;
}

/** States machine and view of a flow together, so that a view cannot be given another's machine. */
export const defineFlow =
  <Logic extends AnyActorLogic>(
    make: (deps: FlowDeps) => {
      readonly logic: Logic;
      readonly View: ComponentType<{ readonly actor: ActorRefFrom<Logic> }>;
    },
  ) =>
  (deps: FlowDeps): LoadedFlow =>
    make(deps) as unknown as LoadedFlow;
