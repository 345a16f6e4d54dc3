import { randomBytes } from 'node:crypto';
import type { PaymentAnswer, PaymentErrorCode, PaymentReport, PaymentRequest } from '../protocol/payments.ts';
import { banks, methods } from './offers.ts';
import type { Order, Plan, Store } from './store.ts';

export class PaymentRefusal extends Error {
  readonly code: PaymentErrorCode;

  constructor(code: PaymentErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface OrderDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly delayMs: number;
  /** Address of the cashier page of an order. */
  readonly pageOf: (token: string) => string;
}

/** As a sandbox of a real gateway has them: the last digits of the account decide what becomes of a payout. */
export const TEST_ACCOUNTS: Readonly<Record<string, Plan>> = {
  '1111': 'fails',
  '2222': 'returns',
  '3333': 'twice',
  '4444': 'silent',
};
const REFUSED_ACCOUNT = '0000';

const MOST_A_PAGE = 500;
const LONGEST_SPAN_MS = 25 * 60 * 60_000;

/** The orders of one merchant. Every change of an order is a transaction. */
export function createOrders({ store, now, delayMs, pageOf }: OrderDeps) {
  function reportOf(reference: string): PaymentReport {
    const order = store.order(reference);
    if (order === undefined) return { reference, state: 'unknown', payments: [] };
    const payments = store.payments(reference).map(({ id, amount, at, reversed_at: reversedAt }) => ({
      ...{ id, amount, at },
      ...(reversedAt === null ? {} : { reversedAt }),
    }));
    return { reference, state: order.state, payments };
  }

  /** Takes an order once. @throws {PaymentRefusal} DUPLICATE_DIFFERS */
  function take(order: Pick<Order, 'reference' | 'direction' | 'amount' | 'request' | 'due_at' | 'plan'>): Order {
    return store.transaction(() => {
      const known = store.order(order.reference);
      if (known !== undefined && (known.request !== order.request || known.direction !== order.direction))
        throw new PaymentRefusal('DUPLICATE_DIFFERS', 'the reference was ordered with other fields');
      if (known !== undefined) return known;
      store.addOrder({ ...order, token: randomBytes(16).toString('base64url') });
      return store.order(order.reference) as Order;
    });
  }

  function pay(reference: string, amount: number): string {
    const id = `${reference}-${store.payments(reference).length + 1}`;
    store.addPayment({ id, reference, amount, at: now() });
    return id;
  }

  /** A payer acts on the cashier page. Returns whether the page offers it. */
  function act(token: string, action: CashierAction): boolean {
    return store.transaction(() => {
      const order = store.orderOfPage(token);
      if (order === undefined || !actionsOf(order).includes(action)) return false;
      const { reference, amount } = order;
      if (action === 'decline') store.setOrder(reference, 'failed', null, null);
      if (action === 'pay' || action === 'again') pay(reference, amount);
      if (action === 'payLess') pay(reference, Math.max(1, Math.floor(amount / 2)));
      if (action === 'reverse') for (const { id } of store.payments(reference)) store.reverse(id, now());
      if (action === 'pay') store.setOrder(reference, 'paid', null, null);
      store.addEvent(reference, now() + delayMs);
      // Twice, the second at once: it overtakes the first.
      if (action === 'repeat') store.addEvent(reference, now());
      return true;
    });
  }

  function end({ reference, amount, plan }: Order): void {
    store.transaction(() => {
      if (plan === 'fails') store.setOrder(reference, 'failed', null, null);
      else if (store.payments(reference).length === 0) {
        pay(reference, amount);
        store.setOrder(reference, 'paid', plan === 'returns' ? now() + delayMs : null, plan);
      } else {
        for (const { id } of store.payments(reference)) store.reverse(id, now());
        store.setOrder(reference, 'paid', null, null);
      }
      if (plan !== 'silent') store.addEvent(reference, now());
      if (plan === 'twice') store.addEvent(reference, now());
    });
  }

  return {
    reportOf,
    act,
    find: (token: string) => store.orderOfPage(token),
    paymentsOf: (reference: string) => store.payments(reference),
    /** Ends the payouts that are due. */
    endDue: () => {
      for (const order of store.dueOrders(now())) end(order);
    },
    deposit(request: PaymentRequest<'deposit'>): PaymentAnswer<'deposit'> {
      const { reference, amount, kind } = request;
      methodOf('in', request.method, amount);
      const ordered = { direction: 'in', request: JSON.stringify(request), due_at: null, plan: null } as const;
      const { token } = take({ reference, amount, ...ordered });
      const isBank = kind === 'bank';
      return {
        url: pageOf(token),
        bankName: isBank ? 'Lantern Bank' : null,
        accountName: isBank ? 'Reference Gateway' : null,
        accountNumber: isBank ? '000-1-23456-7' : null,
        qr: kind === 'qr' ? pageOf(token) : null,
        note: isBank ? reference.slice(0, 8).toUpperCase() : null,
      };
    },
    payout(request: PaymentRequest<'payout'>): PaymentAnswer<'payout'> {
      const { reference, amount, account } = request;
      methodOf('out', request.method, amount);
      const bank = banks.find(({ code }) => code === account.bankCode);
      const { length } = account.number;
      if (bank === undefined || length < bank.minDigits || length > bank.maxDigits)
        throw new PaymentRefusal('ACCOUNT_INVALID', 'no such account at this bank');
      const ending = account.number.slice(-4);
      if (ending === REFUSED_ACCOUNT) throw new PaymentRefusal('ACCOUNT_INVALID', 'the account is closed');
      const planned = { due_at: now() + delayMs, plan: TEST_ACCOUNTS[ending] ?? 'pays' } as const;
      take({ ...{ reference, amount, direction: 'out', request: JSON.stringify(request) }, ...planned });
      return {};
    },
    day({ from, to, after }: PaymentRequest<'day'>): PaymentAnswer<'day'> {
      if (to <= from || to - from > LONGEST_SPAN_MS)
        throw new PaymentRefusal('BAD_REQUEST', 'a span is at most 25 hours');
      const [at = '-1', id = ''] = after?.split('|') ?? [];
      const rows = store.paymentsBetween(from, to, { at: Number(at), id }, MOST_A_PAGE);
      const last = rows.at(-1);
      return {
        payments: rows.map(({ id: payment, reference, direction, amount, at: paidAt, reversed_at: reversedAt }) => ({
          ...{ id: payment, reference, direction, amount, at: paidAt },
          ...(reversedAt === null ? {} : { reversedAt }),
        })),
        next: rows.length < MOST_A_PAGE || last === undefined ? null : `${last.at}|${last.id}`,
      };
    },
  };
}
export type Orders = ReturnType<typeof createOrders>;

/** @throws {PaymentRefusal} METHOD_UNKNOWN, AMOUNT_OUT_OF_RANGE */
function methodOf(direction: 'in' | 'out', code: string, amount: number): void {
  const method = methods.find((one) => one.direction === direction && one.code === code);
  if (method === undefined) throw new PaymentRefusal('METHOD_UNKNOWN', 'see the verb methods');
  if (amount < method.minAmount || amount > method.maxAmount)
    throw new PaymentRefusal('AMOUNT_OUT_OF_RANGE', `from ${method.minAmount} to ${method.maxAmount}`);
}

/** What a payer, or a tester, can do with a deposit: `repeat` sends its event twice, `again` pays a second time. */
export type CashierAction = 'pay' | 'payLess' | 'decline' | 'again' | 'repeat' | 'reverse';

export function actionsOf({ direction, state }: Order): readonly CashierAction[] {
  if (direction === 'out') return [];
  if (state === 'open') return ['pay', 'payLess', 'decline'];
  return state === 'paid' ? ['again', 'repeat', 'reverse'] : ['pay'];
}
