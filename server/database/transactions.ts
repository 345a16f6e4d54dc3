import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

const open = new AsyncLocalStorage<true>();
const watched = new WeakSet<Database>();

/**
 * Keeps slow work out of transactions: hashing, decoding of images, mail, SMS and calls of other systems would hold a
 * connection, and on the embedded database everybody else. `what` is named in the error.
 * @throws {Error} within a transaction of a watched database
 */
export function refuseWithinTransaction(what: string): void {
  if (open.getStore()) throw new Error(`${what} within a transaction: do it before, or after the commit`);
}

/** Makes `refuseWithinTransaction` know the transactions of this handle. */
export function watchTransactions(db: Database): void {
  if (watched.has(db)) return;
  watched.add(db);
  const transaction = db.transaction.bind(db);
  const within: Database['transaction'] = (work, config) =>
    transaction((inner) => open.run(true, () => work(inner)), config);
  Object.assign(db, { transaction: within });
}

/** A port whose functions refuse to run within a transaction. */
export function outsideTransactions<Port extends object>(what: string, port: Port): Port {
  const guarded = Object.entries(port).map(([name, member]) => [
    name,
    typeof member !== 'function'
      ? member
      : async (...args: unknown[]) => {
          refuseWithinTransaction(what);
          return member(...args);
        },
  ]);
  return Object.fromEntries(guarded) as Port;
}
