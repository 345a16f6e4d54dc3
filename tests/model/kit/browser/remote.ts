import type { Page } from 'playwright-core';
import type { AnyActorRef, AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import type { Collector, Counts } from '../../../../src/inspection/coverage.ts';
import { copyOf, type Part, partsOf, type Scope } from './mirror.ts';

/** An actor as it stands in a page. */
export interface RemoteState {
  /** Tells one actor from the next, over reloads too. */
  readonly actor: string;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly value: StateValue;
  readonly context: Readonly<Record<string, unknown>>;
  /** Where it has been before, by history state: ids of states. */
  readonly history: Readonly<Record<string, readonly string[]>>;
  readonly output: unknown;
  /** The time in the page, ms. */
  readonly now: number;
  readonly timers: readonly { readonly id: string; readonly event: EventObject; readonly dueAt: number }[];
  readonly children: readonly { readonly id: string; readonly src: string }[];
  /** The transition taken last; null where none was yet. */
  readonly last: string | null;
}

/** What a page must show of itself on `window`, under the name of the handle. */
export interface PageHandle {
  readonly site: AnyActorRef;
  readonly coverageOf: Collector['readOne'];
  readonly lastTaken: Collector['lastTaken'];
}

/** One machine of a page, looked at from outside. */
export interface RemoteLook {
  /** Whether the page shows its actors at all. */
  readonly shown: boolean;
  /** The youngest actor of this machine, also after its end; null where there has been none. */
  readonly state: RemoteState | null;
  /** How often each of its transitions was taken in this tab. */
  readonly taken: Counts;
  /** How often two of them were taken one right after the other. */
  readonly pairs: Counts;
}

/** Looks at a machine in a page. */
export const lookAt = async (page: Page, handle: string, machineId: string): Promise<RemoteLook> =>
  asTold(await page.evaluate(readText, { handle, machineId }));

/** A machine of a page and what the page shows within `scope`, both of one moment. */
export async function lookAtBoth(page: Page, handle: string, machineId: string, scope: Scope): Promise<LookAndCopy> {
  const { look, copy } = await page.evaluate(readAndCopy, { handle, machineId, parts: partsOf(scope) });
  return { ...asTold(look), copy };
}

type LookAndCopy = RemoteLook & { readonly copy: string };

/** A look as text where that says all of it: Playwright takes ten times as long to hand a large context over. */
type Told = string | RemoteLook;

const asTold = (told: Told): RemoteLook => (typeof told === 'string' ? JSON.parse(told) : told);

/** Runs in the page. What runs there has nothing but itself, so one function is written of others. */
const inPage = <T extends Wanted, R>(text: string) =>
  new Function('wanted', `${findMachine}; return ${text};`) as (wanted: T) => R;

const readText = inPage<Wanted, Told>(`(${tell})((${readMachine})(wanted))`);

const readAndCopy = inPage<
  Wanted & { readonly parts: readonly Part[] },
  { readonly look: Told; readonly copy: string }
>(`{ look: (${tell})((${readMachine})(wanted)), copy: (${copyOf})(wanted.parts) }`);

const sendEvent = inPage<Wanted & { readonly event: EventObject }, boolean>(`(${sendToMachine})(wanted)`);

const breakActor = inPage<Wanted & { readonly id: string }, boolean>(`(${throwInside})(wanted)`);

/** Sends an event to the actor of a machine in a page, as another part of the page would. */
export async function tellMachine(page: Page, handle: string, machineId: string, event: EventObject): Promise<void> {
  const told = await page.evaluate(sendEvent, { handle, machineId, event });
  if (!told) throw new Error(`no ${machineId} runs in the page that ${event.type} could be sent to`);
}

/** What runs under this id in a machine of a page steps once more, and throws, as by a fault in its code. */
export async function breakInside(page: Page, handle: string, machineId: string, id: string): Promise<void> {
  const isBroken = await page.evaluate(breakActor, { handle, machineId, id });
  if (!isBroken) throw new Error(`no ${id} runs in ${machineId} of the page that could break`);
}

/** How often each transition of a machine was taken in this tab. */
export const takenIn = (page: Page, handle: string, machineId: string): Promise<Counts> =>
  page.evaluate(
    (wanted) => {
      const { coverageOf } = ((window as unknown as Shown)[wanted.handle] ?? {}) as Partial<PageHandle>;
      return coverageOf?.(wanted.machineId)?.taken ?? {};
    },
    { handle, machineId },
  );

/** Runs in the page: where it is, and what runs there, for people. */
export function standingOf(handle: string): string {
  const { site } = ((window as unknown as Shown)[handle] ?? {}) as Partial<PageHandle>;
  const spell = (name: string, actor: AnyActorRef): string => {
    const { value } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
    return value === undefined ? name : `${name} ${JSON.stringify(value)}`;
  };
  const { children = {} } = (site?.getSnapshot() ?? {}) as Partial<AnyMachineSnapshot>;
  const running = [
    ...(site === undefined ? [] : [['the root', site] as const]),
    ...Object.entries<AnyActorRef>(children),
  ];
  return `at ${location.pathname}, and runs ${running.map(([name, actor]) => spell(name, actor)).join(', ')}`;
}

interface Wanted {
  readonly handle: string;
  readonly machineId: string;
}

type Shown = Window & { [handle: string]: unknown; watchedActors?: Record<string, AnyActorRef>; watchedPage?: string };

/** Runs in the page. Text has no words for what is undefined, a number without end, or none. */
function tell(look: RemoteLook): Told {
  let isWhole = true;
  const text = JSON.stringify(look, (_, value) => {
    isWhole &&= value !== undefined && !(typeof value === 'number' && !Number.isFinite(value));
    return value;
  });
  return isWhole ? text : look;
}

/** Runs in the page. */
function readMachine({ handle, machineId }: Wanted): RemoteLook {
  const shown = window as unknown as Shown;
  const { site, coverageOf, lastTaken } = (shown[handle] ?? {}) as Partial<PageHandle>;
  if (site === undefined) return { shown: false, state: null, taken: {}, pairs: {} };
  shown.watchedActors ??= {};
  shown.watchedPage ??= String(Math.random());
  const watched = shown.watchedActors;
  const { taken = {}, pairs = {} } = coverageOf?.(machineId) ?? {};
  const actor = findMachine(site, machineId) ?? watched[machineId];
  if (actor === undefined) return { shown: true, state: null, taken, pairs };
  watched[machineId] = actor;

  const plain = (value: unknown, depth: number): unknown => {
    if (typeof value === 'function' || depth > 12) return null;
    if (typeof value !== 'object' || value === null) return value;
    if ('sessionId' in value) return null;
    if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item, depth + 1)]));
  };
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const scheduled = Object.values(
    actor.system.getSnapshot()._scheduledEvents as Record<
      string,
      { source: AnyActorRef; id: string; event: EventObject; delay: number; startedAt: number }
    >,
  );
  const state: RemoteState = {
    actor: `${shown.watchedPage} ${actor.sessionId}`,
    status: snapshot.status,
    value: snapshot.value,
    context: plain(snapshot.context, 0) as RemoteState['context'],
    history: Object.fromEntries(
      Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
    ),
    output: plain(snapshot.output, 0),
    now: Date.now(),
    timers: scheduled
      .filter(({ source }) => source === actor)
      .map(({ id, event, delay, startedAt }) => ({
        id,
        event: plain(event, 0) as EventObject,
        dueAt: startedAt + delay,
      }))
      .sort((a, b) => a.dueAt - b.dueAt),
    children: Object.values<AnyActorRef | undefined>(snapshot.children).flatMap((child) => {
      if (child === undefined || child.getSnapshot().status !== 'active') return [];
      const { src } = child as unknown as { readonly src: unknown };
      return [{ id: child.id, src: typeof src === 'string' ? src : child.id }];
    }),
    last: lastTaken?.(actor) ?? null,
  };
  return { shown: true, state, taken, pairs };
}

/** Runs in the page. */
function sendToMachine({ handle, machineId, event }: Wanted & { readonly event: EventObject }): boolean {
  const { site } = ((window as unknown as Shown)[handle] ?? {}) as Partial<PageHandle>;
  const actor = site && findMachine(site, machineId);
  actor?.send(event);
  return actor != null;
}

/** Runs in the page. All that share this logic step as before once this one has not. */
function throwInside({ handle, machineId, id }: Wanted & { readonly id: string }): boolean {
  const { site } = ((window as unknown as Shown)[handle] ?? {}) as Partial<PageHandle>;
  const machine = site && findMachine(site, machineId);
  const actor: AnyActorRef | undefined = machine?.getSnapshot().children[id];
  if (actor === undefined) return false;
  const { logic } = actor as unknown as { readonly logic: { transition: unknown } };
  const { transition } = logic;
  logic.transition = () => {
    throw new Error('a fault in its code');
  };
  try {
    actor.send({ type: 'fault' });
  } finally {
    logic.transition = transition;
  }
  return true;
}

/** Runs in the page: the first actor of this machine, from this one down. */
function findMachine(actor: AnyActorRef, machineId: string): AnyActorRef | null {
  const { logic } = actor as unknown as { readonly logic: { readonly id?: string } };
  if (logic.id === machineId) return actor;
  const { children = {} } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  for (const child of Object.values<AnyActorRef | undefined>(children)) {
    const found = child === undefined ? null : findMachine(child, machineId);
    if (found !== null) return found;
  }
  return null;
}
