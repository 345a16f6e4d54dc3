import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

/** Hears of the members whom a committed transaction concerned. */
type Listener = (memberIds: readonly string[]) => void;

/** Notes members within a transaction, and tells them after its commit; what is rolled back is never told. */
export function createCommitNotes() {
  const noting = new AsyncLocalStorage<Set<string>>();
  const listeners = new WeakMap<Database, Set<Listener>>();

  function watch(db: Database, own: Set<Listener>): Set<Listener> {
    const transaction = db.transaction.bind(db);
    const watched: Database['transaction'] = async (work, config) => {
      const members = new Set<string>();
      const result = await transaction((inner) => noting.run(members, () => work(inner)), config);
      if (members.size > 0) for (const listener of own) listener([...members]);
      return result;
    };
    Object.assign(db, { transaction: watched });
    return own;
  }

  return {
    note(memberId: string): void {
      noting.getStore()?.add(memberId);
    },
    /** Listens to committed transactions that go through this database handle. */
    listen(db: Database, listener: Listener): void {
      const own = listeners.get(db);
      if (own !== undefined) own.add(listener);
      else listeners.set(db, watch(db, new Set([listener])));
    },
  };
}
