import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Amounts in 1/10,000 P, instants in ms. */
const SCHEMA = `
create table if not exists orders (
  reference text primary key,
  direction text not null check (direction in ('in', 'out')),
  amount integer not null,
  -- The request as it was ordered.
  request text not null,
  -- Of the cashier page.
  token text not null unique,
  state text not null check (state in ('open', 'paid', 'failed')),
  -- When a payout ends, and how; null where somebody pays at the cashier.
  due_at integer,
  plan text
) strict;
create index if not exists due_orders on orders (due_at) where due_at is not null;
create table if not exists payments (
  id text primary key,
  reference text not null references orders (reference),
  amount integer not null,
  at integer not null,
  reversed_at integer
) strict;
create index if not exists payments_of on payments (reference);
create index if not exists payments_at on payments (at, id);
create table if not exists events (
  id integer primary key,
  reference text not null,
  due_at integer not null,
  tries integer not null default 0,
  is_done integer not null default 0
) strict;
create index if not exists due_events on events (due_at) where is_done = 0;
`;

/** What becomes of a payout: `silent` is paid without an event. */
export type Plan = 'pays' | 'fails' | 'returns' | 'twice' | 'silent';

export interface Order {
  readonly reference: string;
  readonly direction: 'in' | 'out';
  readonly amount: number;
  readonly request: string;
  readonly token: string;
  readonly state: 'open' | 'paid' | 'failed';
  readonly due_at: number | null;
  readonly plan: Plan | null;
}

export interface Payment {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly at: number;
  readonly reversed_at: number | null;
}

export interface DueEvent {
  readonly id: number;
  readonly reference: string;
  readonly tries: number;
}

export type Store = ReturnType<typeof openStore>;

export function openStore(path: string) {
  mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  db.exec('pragma journal_mode = wal; pragma foreign_keys = on; pragma busy_timeout = 5000;');
  db.exec(SCHEMA);
  const one = <T>(sql: string, ...values: readonly (string | number | null)[]) =>
    db.prepare(sql).get(...values) as T | undefined;
  const all = <T>(sql: string, ...values: readonly (string | number | null)[]) =>
    db.prepare(sql).all(...values) as unknown as readonly T[];
  const run = (sql: string, ...values: readonly (string | number | null)[]) => db.prepare(sql).run(...values);
  return {
    order: (reference: string) => one<Order>('select * from orders where reference = ?', reference),
    orderOfPage: (token: string) => one<Order>('select * from orders where token = ?', token),
    dueOrders: (now: number) => all<Order>('select * from orders where due_at <= ? order by due_at limit 100', now),
    addOrder: ({ reference, direction, amount, request, token, due_at, plan }: Omit<Order, 'state'>) =>
      run(
        "insert into orders (reference, direction, amount, request, token, state, due_at, plan) values (?, ?, ?, ?, ?, 'open', ?, ?)",
        ...[reference, direction, amount, request, token, due_at, plan],
      ),
    /** Ends an order, or plans what happens to it next. */
    setOrder: (reference: string, state: Order['state'], due_at: number | null, plan: Plan | null) =>
      run('update orders set state = ?, due_at = ?, plan = ? where reference = ?', state, due_at, plan, reference),
    payments: (reference: string) =>
      all<Payment>('select * from payments where reference = ? order by at, id', reference),
    addPayment: ({ id, reference, amount, at }: Omit<Payment, 'reversed_at'>) =>
      run('insert into payments (id, reference, amount, at) values (?, ?, ?, ?)', id, reference, amount, at),
    reverse: (id: string, at: number) =>
      run('update payments set reversed_at = ? where id = ? and reversed_at is null', at, id),
    /** A page of payments after that one, oldest first. */
    paymentsBetween: (from: number, to: number, after: { readonly at: number; readonly id: string }, count: number) =>
      all<Payment & Pick<Order, 'direction'>>(
        `select payments.*, orders.direction from payments join orders using (reference)
         where at >= ? and at < ? and (at, id) > (?, ?) order by at, id limit ?`,
        ...[from, to, after.at, after.id, count],
      ),
    addEvent: (reference: string, dueAt: number) =>
      run('insert into events (reference, due_at) values (?, ?)', reference, dueAt),
    dueEvents: (now: number) =>
      all<DueEvent>('select * from events where is_done = 0 and due_at <= ? order by due_at limit 100', now),
    eventDone: (id: number) => run('update events set is_done = 1 where id = ?', id),
    eventFailed: (id: number, dueAt: number) =>
      run('update events set tries = tries + 1, due_at = ? where id = ?', dueAt, id),
    transaction<T>(work: () => T): T {
      db.exec('begin immediate');
      try {
        const result = work();
        db.exec('commit');
        return result;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    close: () => db.close(),
  };
}
