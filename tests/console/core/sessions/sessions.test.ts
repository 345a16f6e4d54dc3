import { expect, it, onTestFinished } from 'vitest';
import type { KeptSession, SessionStore } from '../../../../src/console/core/sessions/sessionStore.ts';
import { fromEarlierDay, keepSessions, MOST_BYTES, tooMany } from '../../../../src/console/core/sessions/sessions.ts';
import { door } from '../../panels/door.ts';
import { openTab } from '../../remote/watchedTab.ts';

const session = (id: string, changes: Partial<KeptSession> = {}): KeptSession => ({
  ...{ id, startedAt: 0, endedAt: 0, path: '/', presses: 1, steps: 2, bytes: 1_000 },
  ...changes,
});

/** A store in memory. */
function storeOf(sessions: readonly KeptSession[] = []): SessionStore {
  const kept = new Map(sessions.map((one) => [one.id, one]));
  const recordings = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    all: async () => [...kept.values()],
    recording: async (id) => recordings.get(id) ?? null,
    put: async (one, packed) => {
      kept.set(one.id, one);
      recordings.set(one.id, packed);
    },
    remove: async (ids) => {
      for (const id of ids) {
        kept.delete(id);
        recordings.delete(id);
      }
    },
  };
}

function keeping(store: SessionStore) {
  const { core, send } = openTab(door);
  const sessions = keepSessions({ core, store, path: '/games', now: () => 5_000 });
  onTestFinished(sessions.stop);
  return { core, press: () => send({ type: 'ask' }), sessions };
}

it('keeps a session once somebody has done something, and gives its recording back', async () => {
  const { core, press, sessions } = keeping(storeOf());
  await sessions.keep();
  expect(sessions.read()).toEqual([]);
  press();
  const before: unknown = JSON.parse(JSON.stringify(core.capsule()));
  await sessions.keep();
  const [kept] = sessions.read();
  expect(kept).toMatchObject({ path: '/games', presses: 1, startedAt: 5_000, endedAt: 5_000 });
  expect(JSON.parse(await sessions.text(kept?.id ?? ''))).toEqual(before);
  await expect(sessions.text('another')).rejects.toThrow('This session is no longer kept.');
});

it('keeps twenty sessions, and forgets all but its own when told', async () => {
  const store = storeOf(Array.from({ length: 25 }, (_, at) => session(`old ${at}`, { endedAt: at })));
  const { press, sessions } = keeping(store);
  press();
  await sessions.keep();
  expect(sessions.read()).toHaveLength(20);
  expect(sessions.read().map(({ id }) => id)).not.toContain('old 5');
  expect(sessions.read().map(({ id }) => id)).toContain('old 6');
  await sessions.clear();
  expect(sessions.read().map(({ path }) => path)).toEqual(['/games']);
});

it('is bounded in bytes: the oldest go first', () => {
  const half = { bytes: MOST_BYTES / 2 };
  expect(tooMany([session('newest', half), session('older', half), session('oldest', half)])).toEqual(['oldest']);
});

it('finds the session of an earlier day to compare with, of the same page if there is one', () => {
  const dayOf = (at: number) => `day ${at}`;
  const all = [
    session('today', { endedAt: 3 }),
    session('other page', { endedAt: 2, path: '/b' }),
    session('same', { endedAt: 1 }),
  ];
  expect(fromEarlierDay(all, '/', 'day 3', dayOf)?.id).toBe('same');
  expect(fromEarlierDay(all, '/c', 'day 3', dayOf)?.id).toBe('other page');
  expect(fromEarlierDay(all.slice(0, 1), '/', 'day 3', dayOf)).toBeNull();
});
