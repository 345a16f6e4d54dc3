import type { Page } from 'playwright-core';
import type { EventObject } from 'xstate';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { Outcome } from '../outcome.ts';
import type { Scope } from './mirror.ts';

/** What a flow needs to be walked in a real browser, beyond its spec and its view. */
export interface BrowserStage {
  /** The name under which the page shows its actors on `window`. */
  readonly handle: string;
  /** What of the page is the flow's. */
  readonly scope: Scope;
  /** Ways to bring the flow up, one after another; each begins anew as often as it is asked. */
  readonly openings: readonly Opening[];
  /** How the end of an actor is brought about, by the name under which `setup` knows it; others end by themselves. */
  readonly steering?: Readonly<Record<string, Steering>>;
  /**
   * Actors that fail by nothing but a fault in their own code, by the same name: where a walk wants one to fail, its next
   * step throws in the page.
   */
  readonly faulty?: readonly string[];
  /** How events come about that the view has no part in, by type. */
  readonly elsewhere?: Readonly<Record<string, Elsewhere>>;
  /** Where a control is there in the browser, for events of which the view alone says otherwise. */
  readonly offers?: Readonly<Record<string, (here: Configuration, event: EventObject) => boolean>>;
  /**
   * The transitions that nobody can bring about here, spelled, with the reason; the list must be exact. What goes through
   * them is tested on the actor.
   */
  readonly outOfReach?: Readonly<Record<string, string>>;
  /** Also takes every two transitions one right after the other that can be had so (1-switch); else each once. */
  readonly inPairs?: boolean;
  /** What the server itself has on record: what a screen says that was done may not have happened. */
  readonly records?: Records;
  /** Waits for what the page is still about to do by itself, before it is looked at and before a move. */
  readonly comesToRest?: (page: Page) => Promise<void>;
  /** Takes away what lies over the flow and is not its own, before something is pressed where the machine stands. */
  readonly clearAway?: (page: Page, here: Configuration) => Promise<void>;
}

export interface Opening {
  /** What it is, in a few words, for whoever reads that it failed. */
  readonly name: string;
  /** Brings the flow up, and resolves with its page when time stands still there. */
  readonly open: () => Promise<Page>;
  /** The moves that a walk from here begins with, before any is planned. */
  readonly way?: readonly Move[];
}

/** The reins of one actor: its calls wait until `end`, and then go to the server, which is told beforehand what to say. */
export interface Steering {
  readonly hold: (page: Page) => Promise<void>;
  /** Whether it can be brought to end in this way where the machine stands. */
  readonly can: (outcome: Outcome, here: Configuration) => boolean;
  readonly end: (outcome: Outcome, here: Configuration) => Promise<void>;
  /** Whether nothing holds it any more, so that it ends in a moment: until then the page's time is not to pass. */
  readonly isEnding?: (here: Configuration) => boolean;
  /** Lets go on what waits here although the machine no longer does. */
  readonly letGo: () => Promise<void>;
}

/** The server's own records, asked beside the page before and after an actor is brought to an end. */
export interface Records {
  readonly read: () => Promise<unknown>;
  /**
   * What they have become when an actor is done, by the name under which `setup` knows it. Where it fails they are to be
   * as they were; the end of an actor that is not named here is not compared.
   */
  readonly after: Readonly<Record<string, (before: never, here: Configuration) => unknown>>;
}

/** How an event comes about by something else than the flow's view. */
export interface Elsewhere {
  /** Whether it can where the machine stands; it always can where nothing is said. */
  readonly can?: (here: Configuration, event: EventObject) => boolean;
  readonly bring: (page: Page, event: EventObject) => Promise<void>;
  /** Lets go what an earlier page still waits for: in the one that is about to be loaded nothing would come of it. */
  readonly letGo?: () => Promise<void>;
}
