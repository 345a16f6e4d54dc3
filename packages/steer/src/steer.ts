import type { AnyActorRef, AnyStateMachine, EventObject, InspectionEvent } from 'xstate';
import { standIn } from '../../../src/console/core/capsule/standIns.ts';
import { createControls } from '../../../src/console/core/controls.ts';
import type { ActorRecord } from '../../../src/console/core/entry.ts';
import { createRecorder } from '../../../src/console/core/recorder.ts';
import { redactSecrets } from '../../../src/console/core/redactor.ts';
import { definitionOf } from '../../../src/console/inspect/definition.ts';
import { guessedSecrets } from '../../../src/console/inspect/secretNames.ts';
import { LONGEST_MESSAGE } from '../../../src/console/inspect/steerWire.ts';
import type { Obeying } from '../../../src/console/remote/obey.ts';
import { createWindowRelay } from '../../../src/console/remote/windowRelay.ts';
import { createInspector } from '../../../src/inspection/inspector.ts';
import { createVirtualClock, type VirtualClock } from '../../../src/inspection/virtualClock.ts';
import { connectTo, type Line } from './connectTo.ts';
import { replayOf } from './keptReplay.ts';
import { outcomesOf } from './outcomesOf.ts';
import type { Steer, SteerActor, SteerOptions } from './public.ts';

/** Entries kept of each system of actors. */
const KEPT = 50_000;
/** Systems of one page that are steered at a time; those that start beyond run as if nobody steered. */
const MOST_ROOTS = 32;

/** One page, however often it is loaded and however many systems of actors it has. */
const PAGE = crypto.randomUUID();
/** The systems that are steered now. */
const steered = new Set<() => void>();

const onError = (error: unknown): void => globalThis.reportError(error);
const attempt = (run: () => void): void => {
  try {
    run();
  } catch (error) {
    onError(error);
  }
};

const clockOf = (root: AnyActorRef): object => (root as unknown as { readonly clock: object }).clock;

interface Session {
  /** Hears what happens in the system; says whether its root was stopped. */
  readonly hear: (event: InspectionEvent) => boolean;
}

/** What stands between one system of actors and the console, from the making of its root on. */
function createSession(
  root: AnyActorRef,
  clock: VirtualClock | null,
  line: Line,
  options: SteerOptions,
  running: Set<() => void>,
): Session {
  const { name, secrets = [], examples = [], outputs = {} } = options;
  const { logic } = root as AnyActorRef & { readonly logic: AnyStateMachine };
  const inspector = createInspector(onError);
  const time = clock ?? createVirtualClock();
  const replaying = replayOf(logic.id, sessionStorage);
  if (replaying.capsule !== null) time.pause();
  const guessed = guessedSecrets();
  const own = new Set(secrets);
  const recorder = createRecorder({
    ...redactSecrets({
      names: { has: (field) => own.has(field) || guessed.has(field) },
      ...{ fields: {}, actors: new Set() },
    }),
    ...{ now: time.now, capacity: KEPT },
  });
  inspector.listen(recorder.inspect);
  let isFaked: ((actor: AnyActorRef) => boolean) | null = null;
  let stop: (() => void) | null = null;

  const begin = (): void => {
    const controls = createControls({
      ...{ root, recorder, clock: time, onError },
      outcomes: (_, src) => outcomesOf(recorder, src, outputs[src] ?? []),
    });
    const core: Obeying = {
      ...controls,
      casesOf: () => null,
      hush: (faked) => {
        isFaked = faked;
        return () => {
          isFaked = null;
        };
      },
      hushes: 'faked',
    };
    const rootName = root.id === root.sessionId ? logic.id : root.id;
    const page = (): string => name ?? (document.title || rootName);
    const relay = createWindowRelay({
      ...{ core, tab: crypto.randomUUID(), page: PAGE },
      name: () => (steered.size > 1 ? `${page()}: ${rootName}` : page()),
      address: () => location.href,
      post: line.post,
      dock: () => {},
      met: () => {},
      hasClock: () => clock !== null,
      define: definitionIn,
      examples: examples as readonly EventObject[],
      longest: LONGEST_MESSAGE,
      // Few sessions walk or record: what does comes when it is asked for.
      walking: () => import('../../../src/console/core/takeThere.ts'),
      record: async () => (await import('../../../src/console/core/capsule/capsule.ts')).capsuleOf(recorder),
      replay: async (told, how, say) => {
        const { replayHere } = await import('./replayHere.ts');
        const { nth } = replaying;
        if (replayHere({ told, how, machine: logic, nth, say, storage: sessionStorage })) location.reload();
      },
    });
    const deaf = line.listen((message) => (message.is === 'who' ? relay.announce() : relay.hear(message)));
    addEventListener('pagehide', relay.leave);
    const end = (): void => {
      if (!steered.delete(end)) return;
      running.delete(end);
      removeEventListener('pagehide', relay.leave);
      relay.stop();
      relay.leave();
      deaf();
      controls.detach();
    };
    steered.add(end);
    running.add(end);
    stop = end;
    relay.announce();
    const { capsule } = replaying;
    // The page first draws what it starts with.
    if (capsule !== null) {
      setTimeout(async () => (await import('./replayHere.ts')).beginReplay(core, root, capsule, relay.say));
    }
  };

  return {
    hear: (event) => {
      const actor = event.actorRef as AnyActorRef;
      // A replay repeats no effect, and what is faked does not happen besides: it only ends as it is told.
      if (event.type === '@xstate.actor' && (replaying.capsule !== null || isFaked?.(actor))) standIn(actor);
      // A root that never starts, such as React's in Strict Mode, is nobody's application.
      if (event.type === '@xstate.event' && actor === root && stop === null && steered.size < MOST_ROOTS) begin();
      inspector.inspect(event);
      const isStopped = event.type === '@xstate.snapshot' && actor === root && event.event.type === 'xstate.stop';
      if (isStopped) stop?.();
      return isStopped;
    },
  };
}

/** Steers every system of actors whose root it hears of. */
function createSteering(options: SteerOptions, clockFor: (root: AnyActorRef) => VirtualClock | null) {
  const line = connectTo(new URL(options.console, location.href), options.where ?? 'window');
  const sessions = new WeakMap<AnyActorRef['system'], Session>();
  const running = new Set<() => void>();
  const sessionOf = (actor: AnyActorRef): Session | undefined => {
    const known = sessions.get(actor.system);
    if (known !== undefined || actor._parent !== undefined) return known;
    const session = createSession(actor, clockFor(actor), line, options, running);
    sessions.set(actor.system, session);
    return session;
  };
  const inspect = (event: InspectionEvent): void => {
    const actor = event.actorRef as AnyActorRef;
    // An error here would jam the application's mailbox for ever.
    attempt(() => {
      // What is started once more, as React does it in Strict Mode, begins anew.
      if (sessionOf(actor)?.hear(event)) sessions.delete(actor.system);
    });
  };
  const detach = (): void => {
    for (const end of [...running]) end();
  };
  return { inspect, open: line.open, detach };
}

export const steer: Steer = (options) => {
  const clocks = new WeakMap<object, VirtualClock>();
  let next: VirtualClock | null = null;
  const steering = createSteering(options, (root) => {
    const clock = clocks.get(clockOf(root)) ?? null;
    if (clock === next) next = null;
    return clock;
  });
  return {
    ...steering,
    /** Each system has a clock of its own; XState asks for it more than once before it has made the root. */
    get clock() {
      next ??= createVirtualClock();
      clocks.set(next, next);
      return next;
    },
  };
};

export const steerActor: SteerActor = (actor, options) => {
  const { inspect } = createSteering(options, () => null);
  inspect({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId } as InspectionEvent);
  actor.system.inspect(inspect);
  return actor;
};

const definitionIn = ({ machine }: ActorRecord): string | undefined =>
  machine === null ? undefined : JSON.stringify(definitionOf({ ...machine.config, id: machine.id }));
