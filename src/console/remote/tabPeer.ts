import type { AnyStateMachine } from 'xstate';
import type { $ZodType } from 'zod/v4/core';
import { revived } from '../core/capsule/plain.ts';
import { createCoverageFiles } from '../core/coverageFiles.ts';
import type { Entry, Kept } from '../core/entry.ts';
import type { NamedTimer } from '../core/namedTimers.ts';
import { createMirror } from './mirror.ts';
import type { Peer } from './peer.ts';
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

export interface TabPeer extends Peer {
  /** Begins to listen; until then nothing is asked of the tab. */
  readonly watch: () => void;
  readonly hear: (news: News) => void;
  readonly leave: () => void;
}

const KEPT = 20_000;
const AT_FIRST: TabStand = { isPaused: false, speed: 1, now: Date.now(), held: 0, looking: null, timers: [] };

/** A tab of this site, as a window of the console has it. */
export function createTabPeer(
  { tab, name, address }: Here,
  window: string,
  known: SiteKnown,
  post: (message: FromWindow) => void,
): TabPeer {
  const recorder = createMirror(KEPT);
  const machines = new Map(known.machines.map((machine) => [machine.id, machine]));
  const unknown = new Set<string>();
  const counts = createTakenCounts();
  const listeners = new Set<() => void>();
  let stand = AT_FIRST;
  let heardAt = Date.now();
  let isWatched = false;
  let isGone = false;

  const ask = (): void => post({ is: 'ask', window, tab, after: recorder.total, actors: recorder.actors.length });
  const order = (command: Command): void => post({ is: 'do', window, tab, command });
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };

  const machineOf = (id: string | null): AnyStateMachine | null => {
    if (id === null) return null;
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

  return {
    key: tab,
    way: 'tab',
    origin: new URL(address).host,
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
    troubles: () => [...unknown].map((id) => `Unknown machine ${id}: the tab runs another build. Reload both.`),
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
      dock: () => order({ do: 'dock' }),
    },
    watch: () => {
      if (isWatched) return;
      isWatched = true;
      ask();
    },
    hear: (news) => {
      stand = news.stand;
      heardAt = Date.now();
      for (const { machine, last, ...actor } of news.actors) {
        const met = recorder.meet({ ...actor, machine: machineOf(machine) });
        if (last !== null) recorder.place(met, revive(news, last, met.machine));
      }
      for (const told of news.entries) {
        const entry = entryOf(told, news);
        if (entry !== null) recorder.push(entry);
      }
      tell();
      ask();
    },
    leave: () => {
      isGone = true;
      tell();
    },
  };
}
