import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef } from 'xstate';
import type { ApiClient, Seal } from '../api/client.ts';
import type { ServiceWindow } from '../machines/public/service/service.wire.ts';
import type { SessionStore } from '../machines/site/session/sessionStore.ts';

/** Dependencies of every flow's wiring. */
export interface FlowDeps {
  readonly api: ApiClient;
  readonly now: () => number;
  /** The server's time, ms. */
  readonly siteNow: () => number;
  readonly seal: Seal;
  readonly session: SessionStore;
  /** Ends the session of this token on the server; fire and forget. */
  readonly endSession: (token: string) => void;
  readonly tellOtherTabs: () => void;
  /** The tab's storage: survives a flow and a reload. */
  readonly storage: Storage;
  readonly navigate: (path: string) => void;
  /** Of the site, such as `https://play.example.test`. */
  readonly origin: string;
  /** Calls back whether a member is signed in, now and on change; returns the unsubscribe function. */
  readonly watchMember: (told: (isIn: boolean) => void) => () => void;
  /** The frame of the running game; null if there is none. */
  readonly frameOf: () => HTMLIFrameElement | null;
  readonly serviceWindow: ServiceWindow;
  readonly page: { readonly dataset: DOMStringMap };
  /** Decision A4: whether the remember cookie may hold the password. */
  readonly mayKeepPassword: () => boolean;
}

/** The code of a flow: its wired machine and its view. */
export interface LoadedFlow {
  readonly logic: AnyActorLogic;
  readonly View: ComponentType<{ readonly actor: AnyActorRef }>;
}

/** Ties a flow's machine to its view: a mismatch does not compile. */
export const defineFlow =
  <Logic extends AnyActorLogic>(
    make: (deps: FlowDeps) => {
      readonly logic: Logic;
      readonly View: ComponentType<{ readonly actor: ActorRefFrom<Logic> }>;
    },
  ) =>
  (deps: FlowDeps): LoadedFlow =>
    make(deps) as unknown as LoadedFlow;
