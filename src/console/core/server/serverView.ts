import { createListeners } from '../calls/listeners.ts';
import type { FormChange, OutboxMessage, ServerControls, ServerFault, ServerState } from './controls.ts';

/** What is known of the server. It never changes: each step makes another. */
export interface ServerView {
  /** Null until it has answered. */
  readonly state: ServerState | null;
  /** What this console has put on calls, the latest last; the server counts them off and does not tell. */
  readonly faults: readonly ServerFault[];
  /** Newest first. */
  readonly letters: readonly OutboxMessage[];
  /** What is being done to it, in words; null when nothing is. */
  readonly busy: string | null;
  /** What went wrong last, in words; null when nothing did. */
  readonly failure: string | null;
}

/** The server as the console steers it. Nothing here rejects: what fails is said in the view. */
export interface ServerSteering {
  read(): ServerView;
  /** Hears of every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Asks the server for what it is like now. */
  refresh(): Promise<void>;
  /** Asks only for what it has sent; what fails is not said, as nobody has asked for it. */
  refreshOutbox(): Promise<void>;
  setStatus(status: number): Promise<void>;
  setFeature(name: string, isOn: boolean): Promise<void>;
  setForm(change: FormChange): Promise<void>;
  putFault(fault: ServerFault): Promise<void>;
  clearFault(call: string): Promise<void>;
  /** In ms; 0 returns to the real time. */
  travel(ms: number): Promise<void>;
  openSession(username: string): Promise<void>;
  endSessions(username: string, reason: 'expired' | 'revoked'): Promise<void>;
  reset(): Promise<void>;
}

/** Steers through the doors, one thing at a time; what is asked for while another is being done is not done. */
export function createServerSteering(doors: ServerControls, onError: (error: unknown) => void): ServerSteering {
  let view: ServerView = { state: null, faults: [], letters: [], busy: null, failure: null };
  let asked = 0;
  const listeners = createListeners(onError);
  const become = (change: Partial<ServerView>) => {
    view = { ...view, ...change };
    listeners.tell();
  };
  const load = async () => {
    asked += 1;
    const mine = asked;
    const [state, letters] = await Promise.all([doors.state(), doors.outbox()]);
    // A slow answer must not put the past in the place of the present.
    if (mine === asked) become({ state, letters, failure: null });
  };
  const act = async (busy: string, task: () => Promise<void>) => {
    if (view.busy !== null) return;
    become({ busy, failure: null });
    try {
      await task();
      await load();
      become({ busy: null });
    } catch (error) {
      become({ busy: null, failure: `${busy}: ${messageOf(error)}` });
    }
  };

  return {
    read: () => view,
    subscribe: listeners.subscribe,
    refresh: async () => {
      try {
        await load();
      } catch (error) {
        become({ failure: `Loading the server state: ${messageOf(error)}` });
      }
    },
    refreshOutbox: async () => {
      const mine = asked;
      try {
        const letters = await doors.outbox();
        const isNew = letters.map(({ id }) => id).join() !== view.letters.map(({ id }) => id).join();
        if (mine === asked && isNew) become({ letters });
      } catch {}
    },
    setFeature: (name, isOn) => act(`Switching ${name}`, () => doors.setFeature(name, isOn)),
    setForm: (change) => act('Changing the registration', () => doors.setForm(change)),
    putFault: (fault) =>
      act(`Adding a fault to ${fault.call}`, async () => {
        await doors.putFault(fault);
        become({ faults: [...view.faults.filter(({ call }) => call !== fault.call), fault] });
      }),
    clearFault: (call) =>
      act(`Clearing the fault of ${call}`, async () => {
        await doors.clearFault(call);
        become({ faults: view.faults.filter((one) => one.call !== call) });
      }),
    setStatus: (status) => act('Setting the status', () => doors.setStatus(status)),
    travel: (ms) => act('Moving the clock', () => doors.travel(ms)),
    openSession: (username) => act(`Signing in as ${username}`, () => doors.openSession(username)),
    endSessions: (username, reason) =>
      act(`Ending the sessions of ${username}`, () => doors.endSessions(username, reason)),
    reset: () =>
      act('Resetting the database', async () => {
        await doors.reset();
        become({ faults: [] });
      }),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
