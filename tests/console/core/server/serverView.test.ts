import { describe, expect, it, vi } from 'vitest';
import type { Letter, ServerDoors, ServerState } from '../../../../src/console/core/server/doors.ts';
import { createServerSteering } from '../../../../src/console/core/server/serverView.ts';

const state = (status: number): ServerState => ({ status, serverTime: 0, database: 'embedded', accounts: [] });
const letter: Letter = { id: '1', kind: 'sms', to: '0812345678', text: 'Code 123456', code: '123456', sentAt: 0 };

const openServer = (changes: Partial<ServerDoors> = {}) => {
  const nothing = () => Promise.resolve();
  const doors: ServerDoors = {
    state: () => Promise.resolve(state(0)),
    outbox: () => Promise.resolve([letter]),
    ...{ setStatus: nothing, travel: nothing, openSession: nothing, endSessions: nothing, reset: nothing },
    ...changes,
  };
  return createServerSteering(doors, () => {});
};

describe('the server as the console sees it', () => {
  it('is asked, and then known', async () => {
    const server = openServer();
    const heard = vi.fn();
    server.subscribe(heard);
    await server.refresh();
    expect(server.read()).toEqual({ state: state(0), letters: [letter], busy: null, failure: null });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is asked again after each thing that is done to it', async () => {
    let status = 0;
    const server = openServer({
      state: () => Promise.resolve(state(status)),
      setStatus: async (next) => {
        status = next;
      },
    });
    const done = server.setStatus(1);
    expect(server.read().busy).toBe('Setting the status');
    await done;
    expect(server.read()).toMatchObject({ state: state(1), busy: null });
  });

  it('has one thing done to it at a time', async () => {
    const travel = vi.fn(() => Promise.resolve());
    const reset = vi.fn(() => Promise.resolve());
    const server = openServer({ travel, reset });
    await Promise.all([server.travel(60_000), server.reset()]);
    expect([travel.mock.calls, reset.mock.calls]).toEqual([[[60_000]], []]);
  });

  it('says what failed, and goes on', async () => {
    const server = openServer({ openSession: () => Promise.reject(new Error('ACCOUNT_UNKNOWN')) });
    await server.openSession('nobody');
    expect(server.read()).toMatchObject({ busy: null, failure: 'Opening as nobody: ACCOUNT_UNKNOWN' });
    await server.endSessions('somchai', 'expired');
    expect(server.read().failure).toBeNull();
    const silent = openServer({ state: () => Promise.reject('gone') });
    await silent.refresh();
    expect(silent.read().failure).toBe('Asking the server: gone');
  });

  it('is never shown as it was before, however late an answer comes', async () => {
    const answers = [Promise.withResolvers<ServerState>(), Promise.withResolvers<ServerState>()];
    let asked = 0;
    const server = openServer({ state: () => answers[asked++]?.promise ?? Promise.reject() });
    const both = [server.refresh(), server.refresh()];
    answers[1]?.resolve(state(2));
    await both[1];
    answers[0]?.resolve(state(1));
    await both[0];
    expect(server.read().state?.status).toBe(2);
  });
});
