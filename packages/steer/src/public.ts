import type { AnyActorRef, InspectionEvent } from 'xstate';

/** How an application is connected to a console, and what it says of itself. */
export interface SteerOptions {
  /** Address of the console, as `https://qa.example/console`. Only pages of its origin may steer. */
  readonly console: string;
  /**
   * Where the console is: in a window that opens by itself (`window`, the default), in a frame of this page, or in the
   * page around this one (`parent`). `none` opens nothing: `open()` does.
   */
  readonly where?: 'window' | 'parent' | 'none' | HTMLIFrameElement;
  /** What people call the application; the title of the page by default. */
  readonly name?: string;
  /** Names of fields that are secret at any depth, besides those that sound so: `password`, `token`, `cardNumber`, … */
  readonly secrets?: readonly string[];
  /** Events with payloads that the console may use to walk somewhere. Those that were seen are tried by itself. */
  readonly examples?: readonly { readonly type: string }[];
  /** Outputs that invoked actors may end with, by the name of their source. Those that were seen are tried by itself. */
  readonly outputs?: Readonly<Record<string, readonly unknown[]>>;
}

/** Timers of a system, on a clock that can be stopped, hurried and moved on. */
export interface SteeredClock {
  setTimeout(run: () => void, delay: number): number;
  clearTimeout(id: number): void;
  /** ms, as `Date.now`. */
  now(): number;
}

/** To be given to `createActor` as its options. Without `clock` everything works but time. */
export interface Steering {
  readonly inspect: (event: InspectionEvent) => void;
  readonly clock: SteeredClock;
  /** Opens the console in a window. Returns whether the browser let it. */
  open(): boolean;
  /** Lets the application go as if nobody had ever steered it. */
  detach(): void;
}

/** Steers the next system of actors that is created with what it returns. @throws TypeError for an invalid address. */
export type Steer = (options: SteerOptions) => Steering;

/** Steers an actor that exists already and has not been started; its time cannot be steered. Returns the same actor. */
export type SteerActor = <Actor extends AnyActorRef>(actor: Actor, options: SteerOptions) => Actor;
