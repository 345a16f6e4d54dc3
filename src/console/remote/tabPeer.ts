import type { AnyStateMachine } from 'xstate';
import type { $ZodType } from 'zod/v4/core';
import { actorName } from '../core/actorName.ts';
import { revived } from '../core/capsule/plain.ts';
import { createCoverageFiles } from '../core/coverageFiles.ts';
import type { Entry, Kept } from '../core/entry.ts';
import type { NamedTimer } from '../core/namedTimers.ts';
import { createMirror } from './mirror.ts';
import type { Peer, Said, Way } from './peer.ts';
import { type RemoteSnapshot, snapshotOf } from './standIn.ts';
import type { Command, FromTab, FromWindow, TabEntry, TabStand } from './tabMessages.ts';
import { createTakenCounts } from './takenCounts.ts';

type Here = Extract<FromTab, { readonly is: 'here' }>;
type News = Extract<FromTab, { readonly is: 'news' }>;

/** What the site lends a window: its machines and its events are code, and do not go over. */
export interface SiteKnown {
  readonly machines: readonly AnyStateMachine[];
  readonly events: Readonly<Record<string, $ZodType>>;
}

/** An application of another build: it sends its machines to be drawn, and has no dock. */
export interface Elsewhere {
  readonly way: Way;
  readonly origin: string;
  /** Draws a machine. @throws Error where it is none. */
  readonly draw: (definition: string) => AnyStateMachine;
}

export interface TabPeer extends Peer {
  /** Begins to listen; until then nothing is asked of the tab. */
  readonly watch: () => void;
  readonly hear: (message: Exclude<FromTab, { readonly is: 'gone' }>) => void;
  readonly leave: () => void;
}

const KEPT = 20_000;
const AT_FIRST: TabStand = {
  ...{ isPaused: false, speed: 1, now: Date.now(), held: 0, hasClock: true, looking: null, timers: [] },
};

/** A tab of this site, or an application elsewhere, as a window of the console has it. */
export function createTabPeer(
  { tab, name: firstName, address }: Here,
  window: string,
  known: SiteKnown,
  post: (message: FromWindow) => void,
  elsewhere: Elsewhere | null = null,
): TabPeer {
  const recorder = createMirror(KEPT);
  const machines = new Map(known.machines.map((machine) => [machine.id, machine]));
  const unknown = new Set<string>();
  const counts = createTakenCounts();
  const listeners = new Set<() => void>();
  const undrawn = new Map<string, string>();
  let name = firstName;
  let stand = AT_FIRST;
  let said: Said = { says: '', asks: false };
  let recorded: ((capsule: unknown) => void)[] = [];
  let heardAt = Date.now();
  let isWatched = false;
  let isGone = false;

  const ask = (): void => post({ is: 'ask', window, tab, after: recorder.total, actors: recorder.actors.length });
  const order = (command: Command): void => post({ is: 'do', window, tab, command });
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };

  const drawn = new Map<string, AnyStateMachine | null>();
  const draw = (id: string, definition: string, { draw: made }: Elsewhere): AnyStateMachine | null => {
    const known = drawn.get(definition);
    if (known !== undefined) return known;
    try {
      drawn.set(definition, made(definition));
    } catch (error) {
      drawn.set(definition, null);
      undrawn.set(id, error instanceof Error ? error.message : String(error));
    }
    return drawn.get(definition) ?? null;
  };
  const machineOf = (id: string | null, definition: string | undefined): AnyStateMachine | null => {
    if (id === null) return null;
    if (elsewhere !== null) return definition === undefined ? null : draw(id, definition, elsewhere);
    const machine = machines.get(id);
    if (machine === undefined) unknown.add(id);
    return machine ?? null;
  };

  const revive = (news: News, place: number, machine: AnyStateMachine | null): Kept =>
    snapshotOf(revived(news.snapshots[place], {}) as RemoteSnapshot, machine);

  const entryOf = (told: TabEntry, news: News): Entry | null => {
    const actor = recorder.actorIn(told.actor);
    if (actor === null) return null;
    const { seq, at, cause } = told;
    const about = { seq, at, actor };
    const kept = (place: number | null | undefined) =>
      place === null || place === undefined ? null : revive(news, place, actor.machine);
    switch (told.kind) {
      case 'started':
        return { ...about, kind: 'started' };
      case 'event': {
        const { event = { type: '' }, from = null, origin = 'user', isLate = false } = told;
        const sender = from === null ? null : recorder.actorIn(from);
        return { ...about, kind: 'event', event, from: sender, origin, isLate, cause };
      }
      case 'action':
        return { ...about, kind: 'action', action: told.action ?? '', params: told.params, cause };
      case 'step':
      case 'settled': {
        const [before, after] = [kept(told.before), kept(told.after)];
        if (after === null) return null;
        if (told.kind === 'settled') return { ...about, kind: 'settled', before, after, cause };
        const { event = { type: '' }, taken = [] } = told;
        if (actor.machine !== null) counts.note(actor.machine, taken);
        return { ...about, kind: 'step', event, taken, before, after, cause };
      }
    }
  };

  const learn = (news: News): void => {
    stand = news.stand;
    heardAt = Date.now();
    for (const { machine: name, definition, last, ...actor } of news.actors) {
      const machine = machineOf(name, definition);
      // A root without an id of its own goes by its machine's, and anybody else by the name of its source.
      const isRoot = machine !== null && actor.id === actor.session;
      const id = elsewhere === null ? actor.id : isRoot ? machine.id : actorName(actor.id, actor.src);
      const met = recorder.meet({ ...actor, id, machine });
      if (last !== null) recorder.place(met, revive(news, last, met.machine));
    }
    for (const told of news.entries) {
      // What was asked for twice is told twice.
      const entry = told.seq > recorder.total ? entryOf(told, news) : null;
      if (entry !== null) recorder.push(entry);
    }
  };

  return {
    key: tab,
    way: elsewhere?.way ?? 'tab',
    origin: elsewhere?.origin ?? new URL(address).host,
    name: () => name,
    recorder,
    clock: { now: () => stand.now + (Date.now() - heardAt) * stand.speed },
    events: known.events,
    coverage: counts.read,
    coverageFiles: createCoverageFiles(),
    timers: () =>
      stand.timers.flatMap(({ session, event, delay, dueAt }): readonly NamedTimer[] => {
        const actor = recorder.actorIn(session);
        return actor === null ? [] : [{ actor: actor.ref, event: { type: event }, delay, dueAt }];
      }),
    send: ({ session }, event) => order({ do: 'send', session, event }),
    subscribe: (listener) => {
      const stop = recorder.subscribe(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    isGone: () => isGone,
    version: () => null,
    troubles: () => [
      ...[...unknown].map((id) => `Unknown machine ${id}: the tab runs another build. Reload both.`),
      ...[...undrawn].map(([id, why]) => `No chart for ${id}: ${why}.`),
    ],
    masked: () => [],
    steering: {
      isPaused: () => stand.isPaused,
      speed: () => stand.speed,
      held: () => stand.held,
      looking: () => stand.looking,
      pause: () => order({ do: 'pause' }),
      run: (speed) => order({ do: 'run', speed: speed ?? null }),
      step: () => order({ do: 'step' }),
      nextTimer: () => order({ do: 'nextTimer' }),
      jump: (ms) => order({ do: 'jump', ms }),
      lookBack: (seq) => order({ do: 'lookBack', seq }),
      live: () => order({ do: 'live' }),
      dock: elsewhere === null ? () => order({ do: 'dock' }) : null,
      hasClock: () => stand.hasClock,
      walk: ({ session }, state, forReal) => order({ do: 'walk', session, state, forReal }),
      record: () =>
        new Promise((given) => {
          recorded.push(given);
          order({ do: 'record' });
        }),
      replay: elsewhere === null ? null : (capsule, how) => order({ do: 'replay', how, capsule }),
      said: () => said,
    },
    watch: () => {
      if (isWatched) return;
      isWatched = true;
      ask();
    },
    hear: (message) => {
      if (message.is === 'here') ({ name } = message);
      if (message.is === 'news') learn(message);
      if (message.is === 'said') said = { says: message.says, asks: message.asks };
      if (message.is === 'recorded') {
        for (const give of recorded) give(message.capsule);
        recorded = [];
      }
      tell();
      if (message.is === 'news') ask();
    },
    leave: () => {
      isGone = true;
      tell();
    },
  };
}
