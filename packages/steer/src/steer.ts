import type { AnyActorRef, AnyStateMachine, EventObject, InspectionEvent } from 'xstate';
import { standIn } from '../../../src/console/core/capsule/standIns.ts';
import { type Console, createConsole } from '../../../src/console/core/console.ts';
import type { ActorRecord } from '../../../src/console/core/entry.ts';
import { createRecording } from '../../../src/console/core/recording.ts';
import { definitionOf } from '../../../src/console/inspect/definition.ts';
import { guessedSecrets } from '../../../src/console/inspect/secretNames.ts';
import { LONGEST_MESSAGE } from '../../../src/console/inspect/steerWire.ts';
import { createWindowRelay } from '../../../src/console/remote/windowRelay.ts';
import { createInspector } from '../../../src/inspection/inspector.ts';
import { createVirtualClock } from '../../../src/inspection/virtualClock.ts';
import { connectTo } from './connectTo.ts';
import { outcomesOf } from './outcomesOf.ts';
import type { Steer, SteerActor, SteerOptions } from './public.ts';
import { beginReplay, replayHere, takeReplay } from './replayHere.ts';

/** No call of the application is watched: only its actors are. */
const nothing = (): never => {
  throw new Error('no call is watched');
};
const NO_SHAPE = { envelope: nothing, valueIn: nothing, refusal: nothing, success: nothing, refusalIn: nothing };

const onError = (error: unknown): void => globalThis.reportError(error);
const attempt = (run: () => void): void => {
  try {
    run();
  } catch (error) {
    onError(error);
  }
};

/** What stands between one system of actors and the console. */
function createSteering(options: SteerOptions, isSteered: (root: AnyActorRef) => boolean) {
  const { name, secrets = [], examples = [], outputs = {} } = options;
  const inspector = createInspector(onError);
  const clock = createVirtualClock();
  const replaying = takeReplay(sessionStorage);
  if (replaying !== null) clock.pause();
  const guessed = guessedSecrets();
  const own = new Set(secrets);
  const recording = createRecording(
    {
      ...{ inspector, clock, calls: [], shape: NO_SHAPE, reads: new Set<string>() },
      secrets: { names: { has: (field) => own.has(field) || guessed.has(field) }, fields: {}, actors: new Set() },
    },
    onError,
  );
  let console: Console | null = null;
  let stop = (): void => {};
  const line = connectTo(new URL(options.console, location.href), options.where ?? 'window');

  const begin = (root: AnyActorRef): void => {
    const core = createConsole({
      ...{ root, inspector, recording, clock, events: {}, doors: null, onError },
      ownEvents: new Set<string>(),
      coverage: () => ({}),
      outcomes: (_, src) => outcomesOf(recording.recorder, src, outputs[src] ?? []),
    });
    const { logic } = root as AnyActorRef & { readonly logic: AnyStateMachine };
    const relay = createWindowRelay({
      core,
      tab: crypto.randomUUID(),
      name: () => name ?? (document.title || root.id),
      address: () => location.href,
      post: line.post,
      dock: () => {},
      met: () => {},
      hasClock: () => isSteered(root),
      define: definitionIn,
      examples: examples as readonly EventObject[],
      longest: LONGEST_MESSAGE,
      replay: (capsule, how, say) => {
        const stored = replayHere({ told: capsule, how, machine: logic, say, storage: sessionStorage });
        if (stored) location.reload();
      },
    });
    line.onMessage((message) => (message.is === 'who' ? relay.announce() : relay.hear(message)));
    addEventListener('pagehide', relay.leave);
    stop = () => {
      removeEventListener('pagehide', relay.leave);
      relay.stop();
      relay.leave();
      line.close();
      core.detach();
    };
    console = core;
    // The page first draws what it starts with.
    if (replaying !== null) setTimeout(() => beginReplay(core, root, replaying, relay.say));
  };

  const inspect = (event: InspectionEvent): void => {
    const { _parent } = event.actorRef as AnyActorRef;
    // An error here would jam the application's mailbox for ever.
    if (console === null && _parent === undefined) attempt(() => begin(event.actorRef as AnyActorRef));
    // A replay repeats no effect: what is no machine only ends as it once did.
    if (replaying !== null && event.type === '@xstate.actor') standIn(event.actorRef as AnyActorRef);
    inspector.inspect(event);
  };
  return { inspect, clock, open: line.open, detach: () => stop() };
}

export const steer: Steer = (options) => {
  const steering = createSteering(options, (root) => (root as unknown as { clock: unknown }).clock === steering.clock);
  return steering;
};

export const steerActor: SteerActor = (actor, options) => {
  const { inspect } = createSteering(options, () => false);
  actor.system.inspect(inspect);
  return actor;
};

const definitionIn = ({ machine }: ActorRecord): string | undefined =>
  machine === null ? undefined : JSON.stringify(definitionOf({ ...machine.config, id: machine.id }));
