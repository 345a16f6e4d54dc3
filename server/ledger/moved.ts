import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/database.ts';

/** Hears of the members whose purses a committed transaction changed. */
type Listener = (memberIds: readonly string[]) => void;

const moving = new AsyncLocalStorage<Set<string>>();
const listeners = new WeakMap<Database, Set<Listener>>();

/** Notes a change of a member's purse, to be told after the commit of the transaction around it. */
export function noteMoved(memberId: string): void {
  moving.getStore()?.add(memberId);
}

/** Listens to committed changes of members' purses that go through this database handle. */
export function onMoved(db: Database, listener: Listener): void {
  const own = listeners.get(db);
  if (own !== undefined) own.add(listener);
  else listeners.set(db, watch(db, new Set([listener])));
}

function watch(db: Database, own: Set<Listener>): Set<Listener> {
  const transaction = db.transaction.bind(db);
  const watched: Database['transaction'] = async (work, config) => {
    const members = new Set<string>();
    const result = await transaction((inner) => moving.run(members, () => work(inner)), config);
    if (members.size > 0) for (const listener of own) listener([...members]);
    return result;
  };
  Object.assign(db, { transaction: watched });
  return own;
}
