/** A session of this browser, without its recording. */
export interface KeptSession {
  readonly id: string;
  /** When the page was loaded and when it was last kept, ms of real time. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** Where the page was loaded. */
  readonly path: string;
  /** How often somebody pressed or typed something. */
  readonly presses: number;
  /** Steps of the recording. */
  readonly steps: number;
  /** Size of the compressed recording. */
  readonly bytes: number;
}

/** Where sessions are kept. */
export interface SessionStore {
  readonly all: () => Promise<readonly KeptSession[]>;
  readonly put: (session: KeptSession, packed: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly recording: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
}

const ABOUT = 'sessions';
const RECORDINGS = 'recordings';

/** Sessions in IndexedDB, each recording apart from what is listed of it. Every method rejects where the browser keeps nothing. */
export function openSessionStore(name = 'statehouse.console'): SessionStore {
  let opened: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    opened ??= new Promise((resolve, reject) => {
      const asked = indexedDB.open(name, 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore(ABOUT, { keyPath: 'id' });
        asked.result.createObjectStore(RECORDINGS);
      };
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    return opened;
  };
  const within = async (mode: IDBTransactionMode, work: (transaction: IDBTransaction) => void): Promise<void> => {
    const transaction = (await database()).transaction([ABOUT, RECORDINGS], mode);
    work(transaction);
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  };
  const reading = async <T>(ask: (transaction: IDBTransaction) => IDBRequest<T>): Promise<T> => {
    let asked: IDBRequest<T> | null = null;
    await within('readonly', (transaction) => {
      asked = ask(transaction);
    });
    return (asked as unknown as IDBRequest<T>).result;
  };
  return {
    all: () => reading<KeptSession[]>((transaction) => transaction.objectStore(ABOUT).getAll()),
    recording: async (id) =>
      (await reading<Uint8Array<ArrayBuffer> | undefined>((transaction) =>
        transaction.objectStore(RECORDINGS).get(id),
      )) ?? null,
    put: (session, packed) =>
      within('readwrite', (transaction) => {
        transaction.objectStore(ABOUT).put(session);
        transaction.objectStore(RECORDINGS).put(packed, session.id);
      }),
    remove: (ids) =>
      within('readwrite', (transaction) => {
        for (const id of ids) {
          transaction.objectStore(ABOUT).delete(id);
          transaction.objectStore(RECORDINGS).delete(id);
        }
      }),
  };
}
