import { packed, unpacked } from '../capsule/link.ts';
import type { Console } from '../console.ts';
import { rootsOf } from '../roots.ts';
import type { KeptSession, SessionStore } from './sessionStore.ts';

/** The last sessions of this browser, newest first. */
export interface Sessions {
  /** A new array after each change. */
  readonly read: () => readonly KeptSession[];
  /** The recording of a session as JSON. @throws Error where it is no longer kept. */
  readonly text: (id: string) => Promise<string>;
  /** Forgets all but the session of this page. */
  readonly clear: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps the session as it is now. */
  readonly keep: () => Promise<void>;
  readonly stop: () => void;
}

export const MOST_SESSIONS = 20;
/** Compressed recordings together, bytes. */
export const MOST_BYTES = 5_000_000;
/** A recording that grows beyond this is kept as it was before, bytes. */
const MOST_OF_ONE = 1_000_000;
/** How often a session is kept while something happens, ms; less often where that takes long. */
const EVERY_MS = 5_000;
const SHARE_OF_TIME = 50;
/** How often it is kept while nobody does anything, ms. */
const IDLE_MS = 30_000;

interface SessionsOptions {
  readonly core: Pick<Console, 'recorder' | 'capsule' | 'ownEvents' | 'inputs'>;
  readonly store: SessionStore;
  readonly path: string;
  readonly now: () => number;
}

/**
 * Keeps the session of this page from now on, once somebody has done something, and lists earlier ones. What is kept is
 * the recording, which is masked. A browser that keeps nothing lists nothing.
 */
export function keepSessions({ core, store, path, now }: SessionsOptions): Sessions {
  const id = crypto.randomUUID();
  const startedAt = now();
  const listeners = new Set<() => void>();
  let sessions: readonly KeptSession[] = [];
  let keptAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let pressed = 0;
  let lookedAt = performance.now();

  const list = async (): Promise<void> => {
    sessions = (await store.all()).toSorted((one, other) => other.endedAt - one.endedAt);
    for (const listener of [...listeners]) listener();
  };
  const keep = async (): Promise<void> => {
    const { total } = core.recorder;
    const presses = rootsOf(core).presses().length;
    if (presses === 0 || total === keptAt) return;
    keptAt = total;
    const capsule = core.capsule();
    const recording = await packed(JSON.stringify(capsule));
    if (recording.byteLength > MOST_OF_ONE) return;
    const steps = capsule.steps.length;
    await store.put(
      { ...{ id, startedAt, endedAt: now(), path, presses, steps }, bytes: recording.byteLength },
      recording,
    );
    await store.remove(tooMany((await store.all()).toSorted((one, other) => other.endedAt - one.endedAt)));
    await list();
  };
  const keepOn = async (): Promise<void> => {
    const before = performance.now();
    const presses = rootsOf(core).presses().length;
    try {
      if (presses !== pressed || before - lookedAt > IDLE_MS) {
        [pressed, lookedAt] = [presses, before];
        await keep();
      }
    } catch {
      // The start is no longer kept, or the browser keeps nothing: what was kept before stays.
      isStopped = true;
    }
    if (!isStopped) timer = setTimeout(keepOn, Math.max(EVERY_MS, (performance.now() - before) * SHARE_OF_TIME));
  };
  const keepBeforeLeaving = (): void => void keep().catch(() => {});

  void list().catch(() => {});
  timer = setTimeout(keepOn, EVERY_MS);
  globalThis.addEventListener?.('pagehide', keepBeforeLeaving);
  return {
    read: () => sessions,
    text: async (wanted) => {
      const recording = await store.recording(wanted);
      if (recording === null) throw new Error('This session is no longer kept.');
      return unpacked(recording);
    },
    clear: async () => {
      await store.remove(sessions.flatMap((session) => (session.id === id ? [] : session.id)));
      await list();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      globalThis.removeEventListener?.('pagehide', keepBeforeLeaving);
    },
  };
}

/** The ids of those, newest first, that are beyond the bounds. */
export function tooMany(sessions: readonly KeptSession[]): readonly string[] {
  let bytes = 0;
  return sessions.flatMap((session, at) => {
    bytes += session.bytes;
    return at >= MOST_SESSIONS || bytes > MOST_BYTES ? [session.id] : [];
  });
}

/** The newest session of an earlier day, from the same page if there is one; `dayOf` gives the day of a time. */
export function fromEarlierDay(
  sessions: readonly KeptSession[],
  path: string,
  today: string,
  dayOf: (at: number) => string,
): KeptSession | null {
  const earlier = sessions.filter(({ endedAt }) => dayOf(endedAt) !== today);
  return earlier.find((session) => session.path === path) ?? earlier[0] ?? null;
}
