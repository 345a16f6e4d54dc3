import { describe, expect, it, vi } from 'vitest';
import type { OutboxMessage, ServerControls, ServerState } from '../../../../src/console/core/server/controls.ts';
import { createServerSteering } from '../../../../src/console/core/server/serverView.ts';

const state = (status: number): ServerState => ({
  ...{ status, serverTime: 0, database: 'embedded', accounts: [] },
  ...{ features: {}, form: [], bonus: 0 },
});
const letter: OutboxMessage = {
  id: '1',
  kind: 'sms',
  to: '0812345678',
  text: 'Code 123456',
  code: '123456',
  sentAt: 0,
};

const openServer = (changes: Partial<ServerControls> = {}) => {
  const nothing = () => Promise.resolve();
  const doors: ServerControls = {
    state: () => Promise.resolve(state(0)),
    outbox: () => Promise.resolve([letter]),
    ...{ setFeature: nothing, setForm: nothing, putFault: nothing, clearFault: nothing },
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
    expect(server.read()).toEqual({
      ...{ state: state(0), faults: [], letters: [letter] },
      ...{ busy: null, failure: null },
    });
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
    expect(server.read()).toMatchObject({ busy: null, failure: 'Signing in as nobody: ACCOUNT_UNKNOWN' });
    await server.endSessions('somchai', 'expired');
    expect(server.read().failure).toBeNull();
    const silent = openServer({ state: () => Promise.reject('gone') });
    await silent.refresh();
    expect(silent.read().failure).toBe('Loading the server state: gone');
  });

  it('looks into the outbox alone, tells only of what is new, and keeps quiet where it fails', async () => {
    const asked = vi.fn(() => Promise.resolve(state(0)));
    const letters = [letter];
    const server = openServer({
      state: asked,
      outbox: () => (letters.length > 2 ? Promise.reject(new Error('gone')) : Promise.resolve([...letters])),
    });
    await server.refresh();
    const heard = vi.fn();
    server.subscribe(heard);
    await server.refreshOutbox();
    expect(heard).not.toHaveBeenCalled();
    letters.unshift({ ...letter, id: '2' });
    await server.refreshOutbox();
    expect(server.read().letters.map(({ id }) => id)).toEqual(['2', '1']);
    expect([heard.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1]);
    letters.unshift({ ...letter, id: '3' });
    await server.refreshOutbox();
    expect([server.read().failure, server.read().letters.length]).toEqual([null, 2]);
  });

  it('remembers what it has put on calls, one for each, until that is cleared or all starts over', async () => {
    const server = openServer();
    await server.putFault({ call: 'a', fault: 'slow', times: 1 });
    await server.putFault({ call: 'b', fault: 'drop', times: 2 });
    await server.putFault({ call: 'a', fault: 'hang', times: 3 });
    expect(server.read().faults.map(({ call, fault }) => [call, fault])).toEqual([
      ['b', 'drop'],
      ['a', 'hang'],
    ]);
    await server.clearFault('b');
    expect(server.read().faults.map(({ call }) => call)).toEqual(['a']);
    await server.reset();
    expect(server.read().faults).toEqual([]);
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
